package org.crosscage.experiment.load;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.model.Puzzle;
import org.crosscage.experiment.format.Mutations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Values as nobody sends them, and good ones of which some are spoilt. All follow from the random numbers.
final class FuzzValues {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final RandomGenerator random;

    FuzzValues(RandomGenerator random) {
        this.random = random;
    }

    /// From 0 to below the bound.
    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    /// A text with some of it lost, doubled, swapped or replaced.
    String spoilt(String text) {
        return new Mutations(List.of(text), random).next();
    }

    /// Lines of a game's log. Most are of the puzzle.
    List<String> log(Puzzle puzzle) {
        var log = new ArrayList<String>();
        for (int i = random.nextInt(20); i > 0; i--) {
            var cell = puzzle.shape().cell(random.nextInt(puzzle.cellCount()));
            int digit = 1 + random.nextInt(4);
            log.add("2026-11-28T09:30:00Z page " + (20 - i) + " "
                    + pick(List.of(
                            "play " + cell + "=" + digit,
                            "play " + cell + "=" + random.nextInt(12),
                            "play " + cell + "~1," + (1 + digit),
                            "play " + cell + "'2," + (2 + digit),
                            "play " + cell + "#" + random.nextInt(9),
                            "branch 1",
                            pick(List.of("branch ", "accept ", "drop ")) + random.nextInt(4),
                            "undo",
                            "redo")));
        }
        return log;
    }

    /// Replaces, adds, spoils or removes one value somewhere.
    void change(JsonNode tree) {
        var inner = new ArrayList<JsonNode>();
        collect(tree, inner);
        switch (pick(inner)) {
            case ObjectNode object -> {
                var names = new ArrayList<>(object.propertyNames());
                var name = names.isEmpty() || random.nextInt(8) == 0 ? text() : pick(names);
                if (random.nextInt(8) == 0) {
                    object.remove(name);
                } else {
                    object.set(name, instead(object.path(name)));
                }
            }
            case ArrayNode array -> {
                int at = random.nextInt(array.size() + 1);
                if (at == array.size()) {
                    array.add(
                            array.isEmpty()
                                    ? value()
                                    : array.get(random.nextInt(at)).deepCopy());
                } else {
                    array.set(at, instead(array.get(at)));
                }
            }
            default -> throw new IllegalStateException("neither an object nor a list");
        }
    }

    private JsonNode instead(JsonNode good) {
        return good.isString() && random.nextBoolean() ? NODES.stringNode(spoilt(good.asString())) : value();
    }

    private static void collect(JsonNode node, List<JsonNode> inner) {
        if (node.isContainer()) {
            inner.add(node);
            node.valueStream().forEach(child -> collect(child, inner));
        }
    }

    JsonNode value() {
        return switch (random.nextInt(12)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> NODES.numberNode(random.nextInt(20) - 2);
            case 3 -> NODES.numberNode(random.nextLong());
            case 4 -> NODES.numberNode(random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE);
            case 5 -> NODES.numberNode(1e300 * random.nextInt(3));
            case 6 -> NODES.arrayNode().add(random.nextInt(10)).add(text());
            case 7 -> NODES.objectNode().put("cell", random.nextInt(100) - 5).put("kind", "play");
            case 8 -> NODES.objectNode();
            default -> NODES.stringNode(text());
        };
    }

    String text() {
        return switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> "\u0000\u202e\ud800";
            case 2 -> "x".repeat(random.nextInt(20_000));
            case 3 -> Long.toString(random.nextLong());
            case 4 -> "2026-02-30";
            case 5 -> "../../etc/passwd";
            default -> spoilt(pick(List.of("kenken-6x6-easy-1", "r1c1=5", "daily-2026-11-23-kakuro-medium")));
        };
    }
}
