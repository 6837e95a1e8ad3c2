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

    /// The length of the longest text, in characters, unless the present sketch alone takes more.
    public static final int LONGEST_TEXT = 1 << 20;

    /// So many sketches of either side are held.
    private static final int MOST = 40;

    private static final String HEAD = "history ";
    private static final String BETWEEN = "\n\n";
    private static final int LONGEST_HEAD = (HEAD + MOST).length();

    public History {
        past = List.copyOf(past.subList(Math.max(0, past.size() - MOST), past.size()));
        future = List.copyOf(future.subList(0, Math.min(MOST, future.size())));
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

    /// As [#read(String)] takes it.
    public String text() {
        return text(LONGEST_TEXT);
    }

    /// The same without the steps that do not fit: of those before the oldest ones, and then of those undone the last
    /// ones.
    ///
    /// @param most in characters; the present sketch is there however long it is
    public String text(int most) {
        var present = SketchText.write(now);
        int room = most - LONGEST_HEAD - BETWEEN.length() - present.length();
        var after = fitting(future, room);
        var before = fitting(past.reversed(), room - length(after)).reversed();
        return Stream.of(Stream.of(HEAD + before.size()), before.stream(), Stream.of(present), after.stream())
                .flatMap(each -> each)
                .collect(Collectors.joining(BETWEEN));
    }

    private static List<String> fitting(List<Sketch> nearestFirst, int room) {
        var fitting = new ArrayList<String>();
        int left = room;
        for (var sketch : nearestFirst) {
            var text = SketchText.write(sketch);
            left -= BETWEEN.length() + text.length();
            if (left < 0) {
                break;
            }
            fitting.add(text);
        }
        return fitting;
    }

    private static int length(List<String> texts) {
        return texts.stream().mapToInt(text -> BETWEEN.length() + text.length()).sum();
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
        if (parts.size() < 2 || !parts.getFirst().matches(HEAD + "\\d{1,3}")) {
            throw new IllegalArgumentException("a history begins with 'history' and a number, not '" + parts.getFirst()
                    + "', and has a sketch at least");
        }
        return parts;
    }

    /// The place of the present sketch among the parts.
    private static int now(List<String> parts) {
        int now = 1 + Integer.parseInt(parts.getFirst().substring(HEAD.length()));
        if (now >= parts.size()) {
            throw new IllegalArgumentException(
                    "a history of " + (parts.size() - 1) + " sketches has none after " + (now - 1));
        }
        return now;
    }
}
