package org.crosscage.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.crosscage.core.game.Change;
import org.crosscage.core.model.Position;
import org.jspecify.annotations.Nullable;

/// A board changing before the player's eyes, frame by frame. It travels to the browser as differences, all at
/// once, so that playing and scrubbing there ask nobody.
///
/// @param start the position that the first frame shows
/// @param techniques how often each technique was used, by id, in the order of the list beside the board
/// @param bottlenecks indices of the frames at which every other way on is harder, in order
/// @param divider index of the first frame that is search
/// @param curves of the search, if it was one that breeds
/// @param clueStates how the clues stand in each frame, by index of the constraint, without those that are open;
///     none where it is not told
public record Playback(
        Position start,
        List<Frame> frames,
        Map<String, Counted> techniques,
        List<Integer> bottlenecks,
        OptionalInt divider,
        Optional<Curves> curves,
        List<Map<Integer, ClueSign>> clueStates) {

    public Playback {
        clueStates = List.copyOf(clueStates);
        frames = List.copyOf(frames);
        bottlenecks = List.copyOf(bottlenecks);
        techniques = Collections.unmodifiableMap(new LinkedHashMap<>(techniques));
    }

    /// @param name in the player's language
    /// @param page the address of the page that teaches it
    public record Counted(String name, String page, int count) {}

    /// How a population went: as many generations, fitnesses and diversities.
    ///
    /// @param generations from 1, ascending
    /// @param fitness of the best grid when a generation ended, smaller is better and 0 is solved
    /// @param diversity 0…1
    /// @param shown the grids that the frames after the divider's show, one each; other frames follow
    public record Curves(List<Long> generations, List<Double> fitness, List<Double> diversity, List<Shown> shown) {

        /// A grid that is on the board. Within its generation a better one may have come up.
        ///
        /// @param generation from 1
        /// @param fitness of this grid
        public record Shown(long generation, double fitness) {}

        public Curves {
            generations = List.copyOf(generations);
            fitness = List.copyOf(fitness);
            diversity = List.copyOf(diversity);
            shown = List.copyOf(shown);
        }

        private Object toJson() {
            var grids = shown.stream()
                    .map(grid -> new Fields()
                            .put("generation", grid.generation())
                            .put("fitness", grid.fitness())
                            .map())
                    .toList();
            return new Fields()
                    .put("generations", generations)
                    .put("fitness", fitness)
                    .put("diversity", diversity)
                    .put("shown", grids)
                    .map();
        }
    }

    /// What is seen at once, and what happens after it was seen.
    ///
    /// @param label where in the playback this is
    /// @param title what happens, in a few words; may be empty
    /// @param techniques ids of its techniques; none where it is something else
    /// @param after the position that the next frame shows
    public record Frame(
            String label,
            String title,
            List<List<TextSpan>> sentences,
            List<String> techniques,
            Highlights highlights,
            Position after) {

        public Frame {
            sentences = List.copyOf(sentences);
            techniques = List.copyOf(techniques);
        }

        /// A frame that is only looked at.
        public static Frame of(String label, Position after) {
            return new Frame(label, "", List.of(), List.of(), Highlights.NONE, after);
        }
    }

    public Map<String, @Nullable Object> toJson() {
        var all = new ArrayList<Object>();
        var before = start;
        for (var frame : frames) {
            all.add(json(frame, before));
            before = frame.after();
        }
        var list = new ArrayList<Object>();
        techniques.forEach((id, counted) -> list.add(new Fields()
                .put("id", id)
                .put("name", counted.name())
                .put("page", counted.page())
                .put("count", counted.count())
                .map()));
        var json = new Fields()
                .put("start", BoardJson.position(start))
                .put("frames", all)
                .put("techniques", list)
                .put("bottlenecks", bottlenecks);
        divider.ifPresent(index -> json.put("divider", index));
        curves.ifPresent(bred -> json.put("curves", bred.toJson()));
        if (!clueStates.isEmpty()) {
            json.put("clueStates", differences(clueStates));
        }
        return json.map();
    }

    /// Frame by frame what is other than in the frame before; null where a clue is open again.
    private static List<?> differences(List<Map<Integer, ClueSign>> states) {
        var json = new ArrayList<Object>();
        Map<Integer, ClueSign> before = Map.of();
        for (var now : states) {
            var changed = new TreeMap<>(now);
            changed.entrySet().removeAll(before.entrySet());
            var frame = BoardJson.clueSigns(changed);
            before.keySet().stream()
                    .filter(clue -> !now.containsKey(clue))
                    .forEach(clue -> frame.put(Integer.toString(clue), null));
            json.add(frame);
            before = now;
        }
        return json;
    }

    private static Object json(Frame frame, Position before) {
        var json = new Fields()
                .put("label", frame.label())
                .put("title", frame.title())
                .put("sentences", TextSpan.toJson(frame.sentences()));
        if (!frame.techniques().isEmpty()) {
            json.put("techniques", frame.techniques());
        }
        if (!frame.highlights().equals(Highlights.NONE)) {
            json.put("highlights", frame.highlights().toJson())
                    .put("legend", LegendSigns.of(frame.highlights().lights()));
        }
        return json.put("changes", changes(before, frame.after())).map();
    }

    private static List<?> changes(Position before, Position after) {
        var changes = new ArrayList<Change>();
        for (int cell : after.differences(before).toArray()) {
            var square = after.square(cell);
            var old = before.square(cell);
            if (!square.equals(old)) {
                changes.add(new Change.Digit(cell, square.digit()));
                changes.add(new Change.Candidates(cell, square.candidates()));
            }
            if (!square.corners().equals(old.corners())) {
                changes.add(new Change.Corners(cell, square.corners()));
            }
            if (square.colour() != old.colour()) {
                changes.add(new Change.Colour(cell, square.colour()));
            }
            if (!square.markColours().equals(old.markColours())) {
                changes.add(new Change.MarkColours(cell, square.markColours()));
            }
        }
        return LogEntryJson.write(changes);
    }

    /// Collects a playback frame by frame.
    public static final class Builder {

        private final Position start;
        private final List<Frame> frames = new ArrayList<>();
        private final Map<String, Counted> techniques = new LinkedHashMap<>();
        private final List<Integer> bottlenecks = new ArrayList<>();
        private OptionalInt divider = OptionalInt.empty();
        private Optional<Curves> curves = Optional.empty();
        private final List<Map<Integer, ClueSign>> clueStates = new ArrayList<>();

        public Builder(Position start) {
            this.start = start;
        }

        public Builder add(Frame frame) {
            frames.add(frame);
            return this;
        }

        public Builder technique(String id, Counted counted) {
            techniques.put(id, counted);
            return this;
        }

        /// At the next frame just one step is open that is as easy.
        public Builder bottleneck() {
            bottlenecks.add(frames.size());
            return this;
        }

        /// From the next frame on it is search.
        public Builder divide() {
            divider = OptionalInt.of(frames.size());
            return this;
        }

        /// How the search went whose first grid the frame after the next shows.
        public Builder curves(Curves bred) {
            curves = Optional.of(bred);
            return this;
        }

        /// How the clues stand in the next frame. Told of every frame or of none.
        public Builder clueStates(Map<Integer, ClueSign> states) {
            clueStates.add(Map.copyOf(states));
            return this;
        }

        public Playback build() {
            return new Playback(
                    start, frames, new LinkedHashMap<>(techniques), bottlenecks, divider, curves, clueStates);
        }
    }
}
