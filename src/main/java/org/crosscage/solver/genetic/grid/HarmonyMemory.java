package org.crosscage.solver.genetic.grid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.crosscage.solver.genetic.Scored;

/// The grids that a harmony search remembers: the first ones, of which the worst gives way to a better one. Of equally
/// bad ones the oldest goes.
final class HarmonyMemory {

    private final int size;
    private final List<Scored> harmonies = new ArrayList<>();

    /// @param size how many it holds, at least 1
    HarmonyMemory(int size) {
        this.size = size;
    }

    int size() {
        return size;
    }

    boolean isFull() {
        return harmonies.size() == size;
    }

    List<Scored> harmonies() {
        return Collections.unmodifiableList(harmonies);
    }

    void add(Scored harmony) {
        if (!isFull()) {
            harmonies.add(harmony);
            return;
        }
        int worst = 0;
        for (int i = 1; i < size; i++) {
            worst = harmonies.get(i).fitness() > harmonies.get(worst).fitness() ? i : worst;
        }
        if (harmony.fitness() < harmonies.get(worst).fitness()) {
            harmonies.remove(worst);
            harmonies.add(harmony);
        }
    }
}
