package org.crosscage.solver.genetic.program;

import io.jenetics.ext.SingleNodeCrossover;
import io.jenetics.ext.util.TreeNode;
import io.jenetics.prog.ProgramGene;
import io.jenetics.util.RandomRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Makes strategies: at random, of two parents, and by mutation.
final class StrategyBreeding {

    /// How high a random tree is at most, as the report has it.
    private static final int NEW_HEIGHT = 2;

    private final RandomGenerator random;
    private final int mostHeight;
    private final int mostSymbols;
    private final Exchange exchange = new Exchange();

    StrategyBreeding(RandomGenerator random, int mostHeight, int mostSymbols) {
        this.random = random;
        this.mostHeight = mostHeight;
        this.mostSymbols = mostSymbols;
    }

    /// A function at the root, whose arguments are anything; nothing but terminals where it may not grow further.
    Strategy anyone() {
        var symbols = new ArrayList<Symbol>();
        grow(symbols, PrimitiveSet.FUNCTIONS, NEW_HEIGHT);
        return Strategy.of(symbols);
    }

    private void grow(List<Symbol> symbols, List<? extends Symbol> choice, int height) {
        var symbol = choice.get(random.nextInt(choice.size()));
        symbols.add(symbol);
        for (int i = 0; i < symbol.arity(); i++) {
            grow(symbols, height > 1 ? PrimitiveSet.all() : PrimitiveSet.TERMINALS, height - 1);
        }
    }

    /// Two strategies exchange a subtree each. A child that becomes too high or too large is its parent again.
    List<Strategy> cross(Strategy first, Strategy second) {
        var one = first.tree();
        var other = second.tree();
        // the library takes its random numbers from where it is told to look, on this thread
        RandomRegistry.with(random, same -> exchange.swap(one, other));
        return List.of(fitting(Strategy.of(one), first), fitting(Strategy.of(other), second));
    }

    /// A random tree in place of some subtree.
    Strategy mutant(Strategy strategy) {
        var symbols = new ArrayList<Symbol>();
        int from = random.nextInt(strategy.size());
        symbols.addAll(strategy.symbols().subList(0, from));
        grow(symbols, PrimitiveSet.FUNCTIONS, NEW_HEIGHT);
        symbols.addAll(strategy.symbols().subList(strategy.end(from), strategy.size()));
        return fitting(Strategy.of(symbols), strategy);
    }

    private Strategy fitting(Strategy child, Strategy parent) {
        return child.size() <= mostSymbols && child.height() <= mostHeight ? child : parent;
    }

    /// The library's exchange of subtrees, for two trees at a time.
    private static final class Exchange extends SingleNodeCrossover<ProgramGene<Long>, Double> {

        int swap(TreeNode<Symbol> one, TreeNode<Symbol> other) {
            return crossover(one, other);
        }
    }
}
