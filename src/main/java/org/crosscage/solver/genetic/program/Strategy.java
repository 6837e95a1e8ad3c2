package org.crosscage.solver.genetic.program;

import io.jenetics.ext.util.Tree;
import io.jenetics.ext.util.TreeNode;
import java.util.List;

/// An expression whose value is the digit that a cell gets. Its text is as the report prints it: `nn(sub(8,
/// SumGroupVer), 2, DubbleVer)`.
final class Strategy {

    /// In the order of its text: each function before its arguments.
    private final Symbol[] symbols;
    private final int[] ends;

    private Strategy(Symbol[] symbols) {
        this.symbols = symbols;
        this.ends = ends(symbols);
    }

    private static int[] ends(Symbol[] symbols) {
        int[] ends = new int[symbols.length];
        for (int from = symbols.length - 1; from >= 0; from--) {
            ends[from] = from + 1;
            for (int i = 0; i < symbols[from].arity(); i++) {
                ends[from] = ends[ends[from]];
            }
        }
        return ends;
    }

    /// @param symbols a whole expression, each function before its arguments
    static Strategy of(List<Symbol> symbols) {
        return new Strategy(symbols.toArray(Symbol[]::new));
    }

    static Strategy of(Tree<Symbol, ?> tree) {
        return new Strategy(tree.preorderStream().map(Tree::value).toArray(Symbol[]::new));
    }

    /// A copy that can be changed.
    TreeNode<Symbol> tree() {
        return new Walk().tree();
    }

    /// All symbols, each function before its arguments.
    List<Symbol> symbols() {
        return List.of(symbols);
    }

    /// Where the subtree ends that begins at a place, exclusive.
    int end(int from) {
        return ends[from];
    }

    /// How many functions and terminals there are in it.
    int size() {
        return symbols.length;
    }

    /// How many functions are around the terminal that has the most around it.
    int height() {
        return new Walk().height();
    }

    long value(BoardFeatures features) {
        return new StrategyEvaluation(symbols, ends, features).next();
    }

    /// As the report prints it.
    String text() {
        var text = new StringBuilder();
        new Walk().write(text);
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }

    /// Reads the symbols once.
    private final class Walk {

        private int next;

        TreeNode<Symbol> tree() {
            var symbol = symbols[next++];
            var node = TreeNode.of(symbol);
            for (int i = 0; i < symbol.arity(); i++) {
                node.attach(tree());
            }
            return node;
        }

        int height() {
            var symbol = symbols[next++];
            int height = -1;
            for (int i = 0; i < symbol.arity(); i++) {
                height = Math.max(height, height());
            }
            return height + 1;
        }

        void write(StringBuilder text) {
            var symbol = symbols[next++];
            text.append(symbol.name());
            for (int i = 0; i < symbol.arity(); i++) {
                text.append(i == 0 ? "(" : ", ");
                write(text);
            }
            text.append(symbol.arity() == 0 ? "" : ")");
        }
    }
}
