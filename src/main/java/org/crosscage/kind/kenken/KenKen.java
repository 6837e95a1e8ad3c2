package org.crosscage.kind.kenken;

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
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.PuzzleParts;
import org.crosscage.core.kind.PuzzleParts.Values;
import org.crosscage.core.kind.Size;
import org.crosscage.core.kind.TextSpelling;
import org.crosscage.core.kind.Token;
import org.crosscage.core.kind.format.GameSave;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.technique.AlsXz;
import org.crosscage.core.logic.technique.BlockTotal;
import org.crosscage.core.logic.technique.Bounds;
import org.crosscage.core.logic.technique.CageClaimsLine;
import org.crosscage.core.logic.technique.CageSplitting;
import org.crosscage.core.logic.technique.FinnedXWing;
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
import org.crosscage.core.logic.technique.LineClaimsCage;
import org.crosscage.core.logic.technique.LineCombination;
import org.crosscage.core.logic.technique.LinkChain;
import org.crosscage.core.logic.technique.MagicCombination;
import org.crosscage.core.logic.technique.NakedSet;
import org.crosscage.core.logic.technique.NakedSingle;
import org.crosscage.core.logic.technique.Nishio;
import org.crosscage.core.logic.technique.Parity;
import org.crosscage.core.logic.technique.SimpleColouring;
import org.crosscage.core.logic.technique.SingleSquare;
import org.crosscage.core.logic.technique.TwinCages;
import org.crosscage.core.logic.technique.TwoStrings;
import org.crosscage.core.logic.technique.WWing;
import org.crosscage.core.logic.technique.XyWing;
import org.crosscage.core.logic.technique.XyzWing;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Operation;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.sketch.Editing;
import org.crosscage.core.sketch.cage.CageEditing;
import org.crosscage.kind.kenken.format.CageList;
import org.crosscage.kind.kenken.format.GauguinSave;
import org.crosscage.kind.kenken.format.KeenId;
import org.crosscage.kind.kenken.format.LetterGrid;
import org.crosscage.kind.kenken.generate.CageVariety;
import org.crosscage.kind.kenken.generate.KenKenDrafts;
import org.crosscage.kind.kenken.generate.KenKenOptions;
import org.crosscage.kind.kenken.rules.KenKenRules;

/// KenKen: what [KenKenRules] says, in the places that every kind has.
public final class KenKen implements PuzzleKind {

    private static final KeenId KEEN = new KeenId();

    @Override
    public String id() {
        return KenKenRules.ID;
    }

    @Override
    public List<PuzzleFormat> formats() {
        return List.of(
                new LetterGrid(), KEEN, new GameSave("keen-save", "Keen", KEEN), GauguinSave.TEXT, new CageList());
    }

    @Override
    public List<PuzzleFormat> offlineFormats() {
        return List.of(KEEN);
    }

    @Override
    public List<String> fileEndings() {
        return List.of("kenken", "keen");
    }

    @Override
    public PuzzleParts parts(Puzzle puzzle) {
        return KenKenParts.of(puzzle);
    }

    @Override
    public AssembledPuzzle assemble(PuzzleParts parts) {
        return KenKenParts.assemble(parts);
    }

    @Override
    public Size size(Token rows, Token columns) {
        return KenKenParts.size(rows, columns);
    }

    @Override
    public Digits digits(Values values, Size size) {
        return KenKenParts.digits(values, size.rows());
    }

    @Override
    public TextSpelling textSpelling() {
        return new TextSpelling("cage", false, false);
    }

    @Override
    public Optional<LinkSpelling> linkSpelling() {
        return Optional.of(new KenKenLink());
    }

    @Override
    public List<Technique> techniques() {
        return List.of(
                new SingleSquare(),
                new FullLine(),
                new LastCell(),
                new MagicCombination(),
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
                new CageClaimsLine(),
                new LineClaimsCage(),
                new TwinCages(),
                new FullLayout(),
                new LineCombination(false),
                new Parity(),
                new BlockTotal(false),
                new BlockTotal(true),
                new CageSplitting(),
                new Fish(2),
                new FinnedXWing(),
                new Fish(3),
                new Fish(4),
                new TwoStrings(true),
                new TwoStrings(false),
                new XyWing(),
                new XyzWing(),
                new WWing(),
                new SimpleColouring(),
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
        return KenKenOptions.OPTIONS;
    }

    @Override
    public SequencedMap<String, List<String>> offeredOptions(Size size) {
        return KenKenOptions.offered(size);
    }

    @Override
    public String optionFor(Size size, String option, String value) {
        return KenKenOptions.optionFor(size, option, value);
    }

    @Override
    public Drafts drafts(Map<String, String> options) {
        return new KenKenDrafts(KenKenOptions.of(options));
    }

    @Override
    public Optional<Size> onlySize(Map<String, String> options) {
        return KenKenOptions.of(options).values().map(values -> new Size(values.size(), values.size()));
    }

    @Override
    public Set<String> flaws(Puzzle puzzle) {
        int n = puzzle.shape().rows();
        return CageVariety.of(n, puzzle.clues()).flaws(n);
    }

    @Override
    public List<Size> sizes() {
        return IntStream.rangeClosed(4, 9).mapToObj(n -> new Size(n, n)).toList();
    }

    @Override
    public Size usualSize() {
        return new Size(5, 5);
    }

    @Override
    public Digits ordinaryDigits(Size size) {
        return Digits.range(1, size.rows());
    }

    @Override
    public Optional<DailySizes> dailySizes() {
        return Optional.of(DailySizes.always(
                Map.of(
                        Grade.GENTLE, List.of(4, 4, 4, 5, 5, 5, 5),
                        Grade.EASY, List.of(4, 4, 5, 5, 5, 6, 6),
                        Grade.MEDIUM, List.of(5, 6, 6, 6, 7, 7, 8),
                        Grade.HARD, List.of(6, 6, 7, 7, 8, 8, 9)),
                10));
    }

    @Override
    public Optional<CombinationLookUp> combinationLookUp() {
        var grids = IntStream.rangeClosed(KenKenRules.SMALLEST, 12).boxed().toList();
        var operations = List.of(Operation.ADD, Operation.SUBTRACT, Operation.MULTIPLY, Operation.DIVIDE);
        return Optional.of(new CombinationLookUp(grids, 6, operations, 6, false, true));
    }

    @Override
    public Editing editing() {
        return new CageEditing(new KenKenCages());
    }

    @Override
    public Lesson lesson() {
        return KenKenLesson.lesson();
    }

    @Override
    public Picture picture(Puzzle puzzle) {
        return KenKenPicture.of(puzzle);
    }
}
