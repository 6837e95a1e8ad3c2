package org.crosscage.core.kind;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Shape;
import org.crosscage.core.sketch.Editing;

/// The plug for a kind of puzzle: a sub-package, and a line in the list of kinds.
public interface PuzzleKind {

    /// The kind's name everywhere: `kakuro`, `kenken`.
    String id();

    /// The formats that only this kind has, in the order in which they are tried.
    default List<PuzzleFormat> formats() {
        return List.of();
    }

    /// The formats that a browser reads without a server: few and small, because it loads them first.
    default List<PuzzleFormat> offlineFormats() {
        return List.of();
    }

    /// How the names of files with its puzzles end, beside what ends so for every kind.
    default List<String> fileEndings() {
        return List.of(id());
    }

    /// A puzzle of this kind taken apart, for texts of every kind.
    ///
    /// @throws UnwritableException when it could not be put together again
    default PuzzleParts parts(Puzzle puzzle) {
        return PuzzleParts.of(puzzle);
    }

    /// Puts a puzzle together.
    ///
    /// @throws FormatException with the place of what is wrong
    AssembledPuzzle assemble(PuzzleParts parts);

    /// The size that a text names.
    ///
    /// @throws FormatException when no puzzle of this kind has it
    default Size size(Token rows, Token columns) {
        for (var side : List.of(rows, columns)) {
            long count = side.number().orElseThrow(() -> side.error(Message.of("rows-columns-expected")));
            if (count < 1 || count > Shape.LONGEST_SIDE) {
                throw side.error(Message.of("size-limit").counting("most", Shape.LONGEST_SIDE));
            }
        }
        return new Size(
                (int) rows.number().orElseThrow(), (int) columns.number().orElseThrow());
    }

    /// The digits that a text names.
    ///
    /// @throws FormatException when no puzzle of this kind and size has them
    default Digits digits(PuzzleParts.Values values, Size size) {
        return values.digits();
    }

    /// How large a box is in puzzles of this size; empty for a kind without boxes, and for a size that it has not.
    default Optional<Size> boxes(Size size) {
        return Optional.empty();
    }

    /// How the native text spells these puzzles; a new kind has no reason for a spelling of its own.
    default TextSpelling textSpelling() {
        return TextSpelling.GENERAL;
    }

    /// What makes their links shorter; empty for the spelling of every kind.
    default Optional<LinkSpelling> linkSpelling() {
        return Optional.empty();
    }

    /// The standard list of techniques, easiest first.
    List<Technique> techniques();

    /// The technique of this id; empty when the kind has none.
    default Optional<Technique> technique(String id) {
        return techniques().stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /// The drafts of ordinary puzzles.
    default Drafts drafts() {
        return drafts(Map.of());
    }

    /// What can be asked: all that [#drafts(Map)] understands.
    default List<GeneratorOption> options() {
        return List.of();
    }

    /// What a form offers of the options, in order; to leave one out is always possible too.
    ///
    /// @param size as drawn
    /// @return by the option's name its values, as [#drafts(Map)] takes them for this size
    default SequencedMap<String, List<String>> offeredOptions(Size size) {
        return Collections.emptyNavigableMap();
    }

    /// The value of an offered option that asks in this size for what another value asks for in its own: “0-3” in 4×4
    /// for “0-4” in 5×5. The same value where it does not depend on the size.
    ///
    /// @param size as drawn
    /// @param value as offered for some size
    default String optionFor(Size size, String option, String value) {
        return value;
    }

    /// The drafts of puzzles with these options.
    ///
    /// @param options values as they are typed, by the name of the option, one of [#options()]
    /// @throws OptionException when an option is not known, not understood, or cannot be
    Drafts drafts(Map<String, String> options);

    /// The one size that options leave, as drawn: a pattern's own, or that of as many values.
    ///
    /// @param options as [#drafts(Map)]
    /// @return empty when there are puzzles of several sizes with these options
    /// @throws OptionException as [#drafts(Map)]
    default Optional<Size> onlySize(Map<String, String> options) {
        return Optional.empty();
    }

    /// What is to be said of a puzzle that was made with these options, though it is what was asked for.
    default Optional<Message> remark(Puzzle puzzle, Map<String, String> options) {
        return Optional.empty();
    }

    /// What of a generated puzzle's look is not as this kind promises, by name; none when all is.
    ///
    /// @param puzzle of this kind, made without options
    default Set<String> flaws(Puzzle puzzle) {
        return Set.of();
    }

    /// The digits of a puzzle that does not say which it has.
    ///
    /// @param size as drawn
    Digits ordinaryDigits(Size size);

    /// The sizes offered for a new game, as drawn: to make one takes less than a second as a rule.
    List<Size> sizes();

    /// The one of [#sizes()] that a form begins with.
    default Size usualSize() {
        return sizes().getFirst();
    }

    /// Larger sizes that are offered too, as drawn, for whoever can wait: to make one takes seconds, at times many.
    /// What is done with many puzzles of each size leaves them out.
    default List<Size> largeSizes() {
        return List.of();
    }

    /// Its puzzles of the day; empty when it has none.
    default Optional<DailySizes> dailySizes() {
        return Optional.empty();
    }

    /// Which of its clues stand in the table of all combinations; empty when none do.
    default Optional<CombinationLookUp> combinationLookUp() {
        return Optional.empty();
    }

    /// How its puzzles are drawn.
    Editing editing();

    /// The first puzzle that a player meets.
    Lesson lesson();

    Picture picture(Puzzle puzzle);
}
