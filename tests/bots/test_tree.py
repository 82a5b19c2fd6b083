from client.bots.tree import Node, Width


def grown(values: dict[str, list[float]]) -> Node:
    node = Node()
    for move, results in values.items():
        node.try_out(move)
        for result in results:
            node.learn(move, result)
    return node


def test_untried_moves_are_open_in_the_order_of_the_rules() -> None:
    assert grown({"b": [0.5]}).open_moves(["a", "b", "c"], Width()) == ["a", "c"]


def test_a_narrow_node_opens_more_moves_as_its_visits_grow() -> None:
    width = Width(first=1, growth=1.0)
    assert grown({"a": []}).open_moves(["a", "b"], width) == []
    assert grown({"a": [0.5]}).open_moves(["a", "b"], width) == ["b"]


def test_the_better_move_is_preferred_at_equal_visits() -> None:
    assert grown({"a": [0.2, 0.2], "b": [0.8, 0.8]}).promising(["a", "b"], explore=0.7) == "b"


def test_a_move_hardly_tried_is_given_a_chance() -> None:
    node = grown({"a": [0.6] * 50, "b": [0.4]})
    for branch in node.branches.values():
        branch.offered = 51
    assert node.promising(["a", "b"], explore=0.7) == "b"
    assert node.promising(["a", "b"], explore=0.0) == "a"


def test_only_legal_moves_are_chosen_however_good_the_others_were() -> None:
    assert grown({"a": [0.1], "b": [1.0]}).promising(["a"], explore=0.7) == "a"


def test_what_was_seen_leads_to_one_node_and_something_else_to_another() -> None:
    node = Node()
    assert node.after("a card") is node.after("a card")
    assert node.after("a card") is not node.after("two cards")


def test_a_liked_move_is_tried_first_and_the_others_wait_for_their_claim() -> None:
    node = Node()
    assert node.believed(["a", "b", "c"], "b", trust=0.6, explore=0.5) == "b"
    node.learn("b", 0.5)
    assert node.believed(["a", "b", "c"], "b", trust=0.6, explore=0.5) == "b"
    for _ in range(8):
        node.learn("b", 0.5)
    assert node.believed(["a", "b", "c"], "b", trust=0.6, explore=0.5) == "a"


def test_a_move_that_proves_better_is_believed_before_a_liked_one() -> None:
    node = grown({"a": [0.7] * 30, "b": [0.5] * 30})
    assert node.believed(["a", "b"], "b", trust=0.5, explore=0.5) == "a"


def test_of_equal_experience_the_liked_move_is_chosen() -> None:
    node = grown({"a": [0.5] * 30, "b": [0.5] * 30})
    assert node.believed(["a", "b"], "b", trust=0.6, explore=0.5) == "b"


def test_a_move_never_tried_counts_as_good_as_the_node() -> None:
    node = grown({"a": [0.2] * 20, "b": [0.9] * 20})
    assert node.believed(["a", "b", "c"], "b", trust=0.5, explore=0.0) == "b"
    poor = grown({"a": [0.2] * 20, "b": [0.3]})
    assert poor.believed(["a", "c"], "a", trust=0.5, explore=0.0) == "c"
