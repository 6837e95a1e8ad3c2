package org.crosscage.kind.killer;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.AssembledPuzzle;
import org.crosscage.core.kind.CombinationLookUp;
import org.crosscage.core.kind.DailySizes;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.Lesson;
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
import org.crosscage.core.logic.technique.FinnedFish;
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
import org.crosscage.core.logic.technique.LineTotal;
import org.crosscage.core.logic.technique.LinkChain;
import org.crosscage.core.logic.technique.LockedCandidates;
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
import org.crosscage.kind.killer.format.ArrowString;
import org.crosscage.kind.killer.format.BareSudoku;
import org.crosscage.kind.killer.format.ConstraintString;
import org.crosscage.kind.killer.format.FPuzzles;
import org.crosscage.kind.killer.format.JsonAddress;
import org.crosscage.kind.killer.format.PsCode;
import org.crosscage.kind.killer.format.SoloId;
import org.crosscage.kind.killer.format.SudokuPad;
import org.crosscage.kind.killer.format.SumList;
import org.crosscage.kind.killer.format.TwoLayers;
import org.crosscage.kind.killer.generate.CageShape;
import org.crosscage.kind.killer.generate.KillerDrafts;
import org.crosscage.kind.killer.generate.KillerOptions;
import org.crosscage.kind.killer.rules.KillerParts;
import org.crosscage.kind.killer.rules.KillerRules;

/// Killer Sudoku: what [KillerRules] says, in the places that every kind has.
public final class Killer implements PuzzleKind {

    private static final SoloId SOLO = new SoloId();

    @Override
    public String id() {
        return KillerRules.ID;
    }

    @Override
    public List<PuzzleFormat> formats() {
        return List.of(
                new TwoLayers(),
                new SumList(),
                new PsCode(),
                new ArrowString(),
                new ConstraintString(),
                new BareSudoku(),
                SOLO,
                new GameSave("solo-save", "Solo", SOLO),
                JsonAddress.F_PUZZLES,
                FPuzzles.TEXT,
                JsonAddress.SUDOKU_PAD,
                SudokuPad.TEXT);
    }

    @Override
    public List<PuzzleFormat> offlineFormats() {
        return List.of(SOLO);
    }

    @Override
    public AssembledPuzzle assemble(PuzzleParts parts) {
        return KillerParts.assemble(parts);
    }

    @Override
    public Size size(Token rows, Token columns) {
        return KillerParts.size(rows, columns);
    }

    @Override
    public Digits digits(Values values, Size size) {
        return KillerParts.digits(values, size.rows());
    }

    @Override
    public Optional<Size> boxes(Size size) {
        return size.rows() == size.columns() && KillerRules.hasSide(size.rows())
                ? Optional.of(KillerRules.boxes(size.rows()))
                : Optional.empty();
    }

    /// As others write it too.
    @Override
    public TextSpelling textSpelling() {
        return new TextSpelling("cage", false, true);
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
                new LineTotal(false, false),
                new LineTotal(false, true),
                new Bounds(),
                new KillerCombination(),
                new Layout(),
                new LineTotal(true, false),
                new LineTotal(true, true),
                new LockedCandidates(true),
                new LockedCandidates(false),
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
                new Parity(),
                new BlockTotal(false),
                new BlockTotal(true),
                new CageSplitting(),
                new Fish(2),
                new LineCombination(true),
                new FinnedXWing(),
                new Fish(3),
                new FinnedFish(3),
                new Fish(4),
                new FinnedFish(4),
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
    public Drafts drafts(Map<String, String> options) {
        return new KillerDrafts(KillerOptions.of(options));
    }

    @Override
    public List<GeneratorOption> options() {
        return KillerOptions.OPTIONS;
    }

    @Override
    public SequencedMap<String, List<String>> offeredOptions(Size size) {
        return KillerOptions.offered();
    }

    @Override
    public Set<String> flaws(Puzzle puzzle) {
        int n = puzzle.shape().rows();
        return puzzle.clues().stream()
                        .anyMatch(cage -> CageShape.winds(n, cage.cells().toArray()))
                ? Set.of("winding")
                : Set.of();
    }

    @Override
    public List<Size> sizes() {
        return KillerRules.sides().stream().map(n -> new Size(n, n)).toList();
    }

    @Override
    public Size usualSize() {
        return new Size(9, 9);
    }

    @Override
    public Digits ordinaryDigits(Size size) {
        return KillerRules.digits(size.rows());
    }

    @Override
    public Optional<DailySizes> dailySizes() {
        return Optional.of(new DailySizes(
                LocalDate.of(2026, 11, 28),
                Map.of(
                        Grade.GENTLE, List.of(6, 6, 6, 6, 6, 6, 6),
                        Grade.EASY, List.of(4, 6, 6, 6, 6, 8, 9),
                        Grade.MEDIUM, List.of(6, 6, 8, 8, 9, 9, 9),
                        Grade.HARD, List.of(6, 8, 8, 9, 9, 9, 9)),
                9));
    }

    @Override
    public Optional<CombinationLookUp> combinationLookUp() {
        return Optional.of(new CombinationLookUp(
                KillerRules.sides(),
                9,
                List.of(Operation.ADD),
                KillerRules.sides().getLast(),
                true,
                false));
    }

    @Override
    public Editing editing() {
        return new CageEditing(new KillerCages());
    }

    @Override
    public Lesson lesson() {
        return KillerLesson.lesson();
    }

    @Override
    public Picture picture(Puzzle puzzle) {
        return KillerPicture.of(puzzle);
    }
}
