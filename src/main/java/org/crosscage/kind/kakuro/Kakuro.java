package org.crosscage.kind.kakuro;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.IntStream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.kind.DailySizes;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.Lesson;
import org.crosscage.core.kind.LinkSpelling;
import org.crosscage.core.kind.Message;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.AlsXz;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.Crossing;
import org.crosscage.core.logic.technique.CutSet;
import org.crosscage.core.logic.technique.Fish;
import org.crosscage.core.logic.technique.ForcingChain;
import org.crosscage.core.logic.technique.FullLayout;
import org.crosscage.core.logic.technique.FullLine;
import org.crosscage.core.logic.technique.HiddenSet;
import org.crosscage.core.logic.technique.HiddenSingle;
import org.crosscage.core.logic.technique.KillerCombination;
import org.crosscage.core.logic.technique.LastCell;
import org.crosscage.core.logic.technique.Layout;
import org.crosscage.core.logic.technique.LevelOne;
import org.crosscage.core.logic.technique.LinkChain;
import org.crosscage.core.logic.technique.MagicCombination;
import org.crosscage.core.logic.technique.NakedSet;
import org.crosscage.core.logic.technique.NakedSingle;
import org.crosscage.core.logic.technique.Nishio;
import org.crosscage.core.logic.technique.Parity;
import org.crosscage.core.logic.technique.SingleSquare;
import org.crosscage.core.logic.technique.WWing;
import org.crosscage.core.logic.technique.XyWing;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.sketch.Editing;
import org.crosscage.kind.kakuro.edit.KakuroEditing;
import org.crosscage.kind.kakuro.format.BarPrint;
import org.crosscage.kind.kakuro.format.ClueGrid;
import org.crosscage.kind.kakuro.format.FourColumnPrint;
import org.crosscage.kind.kakuro.format.HolstId;
import org.crosscage.kind.kakuro.format.PuzzLink;
import org.crosscage.kind.kakuro.format.Pzprv3;
import org.crosscage.kind.kakuro.generate.KakuroDrafts;
import org.crosscage.kind.kakuro.generate.KakuroOptions;
import org.crosscage.kind.kakuro.generate.PatternFlaws;
import org.crosscage.kind.kakuro.generate.WrittenPattern;
import org.crosscage.kind.kakuro.rules.KakuroRules;

/// Kakuro: what [KakuroRules] says, in the places that every kind has.
public final class Kakuro implements PuzzleKind {

    @Override
    public String id() {
        return KakuroRules.ID;
    }

    @Override
    public List<PuzzleFormat> formats() {
        return List.of(
                new BarPrint(), new FourColumnPrint(), new Pzprv3(), new PuzzLink(), new HolstId(), new ClueGrid());
    }

    @Override
    public PuzzleParts parts(Puzzle puzzle) {
        return KakuroParts.of(puzzle);
    }

    @Override
    public AssembledPuzzle assemble(PuzzleParts parts) {
        return KakuroParts.assemble(parts);
    }

    @Override
    public Digits digits(Values values, Size size) {
        return KakuroParts.digits(values);
    }

    @Override
    public TextSpelling textSpelling() {
        return new TextSpelling("grid", true, false);
    }

    @Override
    public Optional<LinkSpelling> linkSpelling() {
        return Optional.of(new KakuroLink());
    }

    @Override
    public List<Technique> techniques() {
        return List.of(
                new SingleSquare(),
                new FullLine(),
                new LastCell(),
                new MagicCombination(),
                new Crossing(),
                new NakedSingle(),
                new HiddenSingle(),
                new Bounds(),
                new KillerCombination(),
                new Layout(),
                new NakedSet(2),
                new HiddenSet(2),
                new NakedSet(3),
                new HiddenSet(3),
                new NakedSet(4),
                new HiddenSet(4),
                new FullLayout(),
                new Parity(),
                new CutSet(),
                new Fish(2),
                new Fish(3),
                new Fish(4),
                new XyWing(),
                new WWing(),
                LinkChain.XY_CHAIN,
                new AlsXz(),
                LinkChain.CLUE_CHAIN,
                LinkChain.ALTERNATING_INFERENCE_CHAIN,
                new Nishio(),
                new ForcingChain(),
                new LevelOne());
    }

    @Override
    public List<GeneratorOption> options() {
        return KakuroOptions.OPTIONS;
    }

    @Override
    public SequencedMap<String, List<String>> offeredOptions(Size size) {
        return KakuroOptions.offered(size);
    }

    @Override
    public Drafts drafts(Map<String, String> options) {
        return new KakuroDrafts(KakuroOptions.of(options));
    }

    @Override
    public Optional<Size> onlySize(Map<String, String> options) {
        return KakuroOptions.of(options).pattern().map(shape -> new Size(shape.rows(), shape.columns()));
    }

    @Override
    public Set<String> flaws(Puzzle puzzle) {
        return PatternFlaws.of(puzzle.shape());
    }

    /// A pattern may have runs of one cell, but seldom on purpose.
    @Override
    public Optional<Message> remark(Puzzle puzzle, Map<String, String> options) {
        return options.containsKey("pattern") ? WrittenPattern.singles(puzzle) : Optional.empty();
    }

    @Override
    public List<Size> sizes() {
        return squares(6, 8, 10, 12, 15);
    }

    @Override
    public Size usualSize() {
        return new Size(8, 8);
    }

    @Override
    public List<Size> largeSizes() {
        return squares(20, 25, 30);
    }

    private static List<Size> squares(int... sides) {
        return IntStream.of(sides).mapToObj(n -> new Size(n, n)).toList();
    }

    @Override
    public Digits ordinaryDigits(Size size) {
        return KakuroRules.ORDINARY_DIGITS;
    }

    @Override
    public Optional<DailySizes> dailySizes() {
        return Optional.of(DailySizes.always(
                Map.of(
                        Grade.GENTLE, List.of(6, 6, 6, 6, 6, 6, 6),
                        Grade.EASY, List.of(6, 6, 8, 8, 8, 10, 10),
                        Grade.MEDIUM, List.of(8, 8, 8, 10, 10, 12, 12),
                        Grade.HARD, List.of(8, 10, 10, 10, 12, 12, 15)),
                20));
    }

    @Override
    public Optional<CombinationLookUp> combinationLookUp() {
        return Optional.of(CombinationLookUp.ofRuns(KakuroRules.ORDINARY_DIGITS));
    }

    @Override
    public Editing editing() {
        return new KakuroEditing(this);
    }

    @Override
    public Lesson lesson() {
        return KakuroLesson.lesson();
    }

    @Override
    public Picture picture(Puzzle puzzle) {
        return KakuroPicture.of(puzzle);
    }
}
