package org.crosscage.device.ui;

import org.crosscage.texts.Texts;
import tools.jackson.databind.JsonNode;

/// What the page says of room and of what became of puzzles.
record TakeAlongWords(Texts texts) {

    private static final long KILO = 1_000;
    private static final long MEGA = 1_000_000;
    private static final long GIGA = 1_000_000_000;

    /// How much is chosen, and how much room there is for it.
    ///
    String amount(TakeAlongPuzzles.Amount amount, TakeAlong.Device device) {
        if (amount.count() == 0) {
            return texts.say("device.take.nothing");
        }
        var chosen = texts.say("device.take.amount", "count", amount.count(), "size", size(amount.bytes()));
        if (!device.keeps() || device.room().isEmpty()) {
            return chosen;
        }
        var key = device.hasRoomFor(amount.bytes()) ? "device.take.room" : "device.take.no-room";
        return chosen + " " + texts.say(key, "size", size(device.room().getAsLong()));
    }

    /// What has to be known before anything is taken along; empty for nothing.
    String notice(TakeAlong.Device device) {
        if (!device.keeps()) {
            return texts.say("device.take.keeps-nothing");
        }
        return device.opens() ? "" : texts.say("device.take.opens-nothing");
    }

    /// Nothing of a window that keeps nothing, of which the [#notice] speaks.
    ///
    /// @param shortage why these were not all, in words; empty when they were
    String taken(TakeAlong.Taken taken, String shortage) {
        if (!taken.refused().isEmpty()) {
            return switch (taken.refused()) {
                case "full" -> texts.say("device.take.refused.full");
                case "private" -> "";
                default -> texts.say("device.take.refused.failed");
            };
        }
        var kept = texts.say("device.take.kept", "count", taken.kept());
        return shortage.isEmpty() ? kept : shortage + " " + kept;
    }

    /// @param count how many puzzles were removed; missing where none could be
    String removed(JsonNode count) {
        return count.isNumber()
                ? texts.say("device.kept.removed", "count", count.asInt())
                : texts.say("device.kept.removed.failed");
    }

    /// Rounded up, so that nothing takes more than is said.
    String size(long bytes) {
        if (bytes >= GIGA) {
            return texts.say("device.size.giga", "size", (double) bytes / GIGA);
        }
        return bytes >= MEGA
                ? texts.say("device.size.mega", "size", (double) bytes / MEGA)
                : texts.say("device.size.kilo", "size", (bytes + KILO - 1) / KILO);
    }
}
