package org.crosscage.board;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.crosscage.core.logic.Fact;
import org.crosscage.core.model.Arithmetic;
import org.crosscage.core.model.Cells;
import org.crosscage.core.model.Constraint;
import org.crosscage.core.model.Puzzle;
import org.crosscage.core.model.Role;
import org.crosscage.texts.Sentence;

/// Turns what the texts name into what a board can light.
public final class TextSpans {

    /// Where one sentence ends and the next begins.
    private static final String BETWEEN = "\\. ";

    private final Puzzle puzzle;

    public TextSpans(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /// The text sentence by sentence.
    public List<List<TextSpan>> sentences(Sentence text) {
        var all = new ArrayList<List<TextSpan>>();
        all.add(new ArrayList<>());
        for (var piece : joined(text)) {
            var words = piece.isPlain() ? List.of(piece.text().split(BETWEEN, -1)) : List.<String>of();
            for (int i = 0; i < words.size(); i++) {
                boolean ends = i < words.size() - 1;
                add(TextSpan.plain(words.get(i) + (ends ? "." : "")), all.getLast());
                if (ends) {
                    all.add(new ArrayList<>());
                }
            }
            if (!piece.isPlain()) {
                all.getLast().add(piece);
            }
        }
        all.removeIf(List::isEmpty);
        return all;
    }

    private static void add(TextSpan plain, List<TextSpan> sentence) {
        if (!plain.text().isEmpty()) {
            sentence.add(plain);
        }
    }

    /// The pieces of a text; of two plain ones beside each other, one.
    private List<TextSpan> joined(Sentence text) {
        var all = new ArrayList<TextSpan>();
        int links = 0;
        for (var part : text.parts()) {
            var piece = switch (part) {
                case Sentence.Named named -> named(named);
                case Sentence.Plain(String words) -> TextSpan.plain(words);
                case Sentence.ChainNumber _ -> TextSpan.link(++links);
            };
            if (piece.isPlain() && !all.isEmpty() && all.getLast().isPlain()) {
                all.add(TextSpan.plain(all.removeLast().text() + piece.text()));
            } else {
                all.add(piece);
            }
        }
        return all;
    }

    private TextSpan constraint(String words, Constraint constraint, Role role) {
        int index = puzzle.constraints().indexOf(constraint);
        var clue = constraint instanceof Arithmetic ? OptionalInt.of(index) : OptionalInt.empty();
        return piece(words, role, constraint.cells(), clue);
    }

    private TextSpan named(Sentence.Named named) {
        var role = named.role();
        return switch (named.fact()) {
            case Fact.OfConstraint(Constraint constraint) -> constraint(named.text(), constraint, role);
            case Fact.OfCells(Cells cells) -> piece(named.text(), role, cells, OptionalInt.empty());
            case Fact.OfLayouts layouts -> piece(named.text(), role, layouts.cells(), OptionalInt.empty());
            case Fact.OfConstraints(var constraints) ->
                piece(
                        named.text(),
                        role,
                        constraints.stream().map(Constraint::cells).reduce(Cells.NONE, Cells::union),
                        OptionalInt.empty());
            case Fact.OfDigits _,
                    Fact.OfNumber _,
                    Fact.OfCombinations _,
                    Fact.OfChain _,
                    Fact.OfLinks _,
                    Fact.OfMarks _ -> piece(named.text(), role, Cells.NONE, OptionalInt.empty());
        };
    }

    private static TextSpan piece(String words, Role role, Cells cells, OptionalInt clue) {
        return new TextSpan(words, new TextSpan.Named(role, cells, clue, OptionalInt.empty()));
    }
}
