package org.crosscage.solver.genetic.memetic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.crosscage.core.search.SolverEvent;
import org.crosscage.solver.genetic.PopulationStatistics;
import org.crosscage.solver.genetic.Scored;

/// Individuals of which no two are the same, the best first.
final class Population {

    private static final Comparator<Individual> BEST_FIRST = Comparator.comparingInt(Individual::violation);

    private final int size;
    private final List<Individual> members = new ArrayList<>();

    /// @param size how many survive, at least 1
    Population(int size) {
        this.size = size;
    }

    int count() {
        return members.size();
    }

    Individual best() {
        return members.getFirst();
    }

    /// @return false when there is one like it already
    boolean add(Individual newcomer) {
        if (members.stream().anyMatch(newcomer::isLike)) {
            return false;
        }
        members.add(newcomer);
        return true;
    }

    /// The fittest survive; of equals those who have been there longer.
    void select() {
        members.sort(BEST_FIRST);
        if (members.size() > size) {
            members.subList(size, members.size()).clear();
        }
    }

    /// The best of some drawn by chance.
    Individual tournament(int contestants, RandomGenerator random) {
        var winner = members.get(random.nextInt(members.size()));
        for (int i = 1; i < contestants; i++) {
            var other = members.get(random.nextInt(members.size()));
            winner = other.violation() < winner.violation() ? other : winner;
        }
        return winner;
    }

    /// What a chart shows of it.
    SolverEvent.Generation describe(long number) {
        return PopulationStatistics.of(
                number,
                members.stream()
                        .map(member -> new Scored(member.digits(), member.violation()))
                        .toList());
    }
}
