package org.crosscage.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.sketch.Sketch;

/// A sketch with what it was before, and what it would be again.
///
/// @param past the oldest first
/// @param future what was undone, the next one first
public record History(List<Sketch> past, Sketch now, List<Sketch> future) {

    private static final int LONGEST = 500;
    /// So many sketches of either side are kept in a text.
    private static final int WRITTEN = 40;

    private static final String BETWEEN = "\n\n";

    public History {
        past = List.copyOf(past.subList(Math.max(0, past.size() - LONGEST), past.size()));
        future = List.copyOf(future);
    }

    public static History of(Sketch sketch) {
        return new History(List.of(), sketch, List.of());
    }

    /// Goes on to another sketch; what was undone is lost. The same sketch changes nothing.
    public History then(Sketch next) {
        if (next.equals(now)) {
            return this;
        }
        return new History(joined(past, now), next, List.of());
    }

    public boolean canUndo() {
        return !past.isEmpty();
    }

    public boolean canRedo() {
        return !future.isEmpty();
    }

    /// Back by one, if there is one.
    public History undone() {
        if (!canUndo()) {
            return this;
        }
        var before = new ArrayList<Sketch>();
        before.add(now);
        before.addAll(future);
        return new History(past.subList(0, past.size() - 1), past.getLast(), before);
    }

    /// Forth by one, if there is one.
    public History redone() {
        return canRedo() ? new History(joined(past, now), future.getFirst(), future.subList(1, future.size())) : this;
    }

    private static List<Sketch> joined(List<Sketch> past, Sketch now) {
        var joined = new ArrayList<>(past);
        joined.add(now);
        return joined;
    }

    /// As [#read(String)] takes it, with the nearest of what was before and after.
    public String text() {
        var before = past.subList(Math.max(0, past.size() - WRITTEN), past.size());
        var after = future.subList(0, Math.min(WRITTEN, future.size()));
        return Stream.of(
                        Stream.of("history " + before.size()),
                        sketches(before),
                        sketches(List.of(now)),
                        sketches(after))
                .flatMap(each -> each)
                .collect(Collectors.joining(BETWEEN));
    }

    private static Stream<String> sketches(List<Sketch> some) {
        return some.stream().map(SketchText::write);
    }

    /// @throws IllegalArgumentException when it is none
    public static History read(String text) {
        var parts = parts(text);
        int now = now(parts);
        var sketches = parts.stream().skip(1).map(SketchText::read).toList();
        return new History(sketches.subList(0, now - 1), sketches.get(now - 1), sketches.subList(now, sketches.size()));
    }

    /// Reads a history's present sketch alone.
    ///
    /// @throws IllegalArgumentException as [#read]
    public static Sketch now(String text) {
        var parts = parts(text);
        return SketchText.read(parts.get(now(parts)));
    }

    private static List<String> parts(String text) {
        var parts = List.of(text.split(BETWEEN));
        if (parts.size() < 2 || !parts.getFirst().matches("history \\d{1,3}")) {
            throw new IllegalArgumentException("a history begins with 'history' and a number, not '" + parts.getFirst()
                    + "', and has a sketch at least");
        }
        return parts;
    }

    /// The place of the present sketch among the parts.
    private static int now(List<String> parts) {
        int now = 1 + Integer.parseInt(parts.getFirst().substring("history ".length()));
        if (now >= parts.size()) {
            throw new IllegalArgumentException(
                    "a history of " + (parts.size() - 1) + " sketches has none after " + (now - 1));
        }
        return now;
    }
}
