package org.crosscage.kind.killer.generate;

import java.util.List;
import org.crosscage.core.generate.Grade;

/// Whether cages are likely to make a puzzle of a grade: a look as close as the grade asks for ([SumNarrowing]) decides
/// every cell, and one less close does not. Of what is harder than any such look, that the closest leaves much open.
final class GradeAim {

    private final Grade grade;
    private final SumNarrowing narrowing;
    private final int enoughLeft;

    GradeAim(int n, Grade grade) {
        this.grade = grade;
        this.narrowing = new SumNarrowing(GridUnits.of(n));
        this.enoughLeft = n * n * (n - 1) / 2;
    }

    /// Whether such a puzzle is decided by looks, so that it can be climbed to.
    boolean isDecided() {
        return grade.compareTo(Grade.EXPERT) <= 0;
    }

    boolean isMetBy(List<SumCage> cages) {
        return isDecided()
                ? isHardEnough(cages) && narrowing.left(cages, grade) == 0
                : narrowing.left(cages, Grade.EXPERT) >= enoughLeft;
    }

    boolean isHardEnough(List<SumCage> cages) {
        return grade == Grade.GENTLE || narrowing.left(cages, Grade.values()[grade.ordinal() - 1]) > 0;
    }

    /// How far a look is from deciding every cell; afterwards [#domains()] has what it leaves.
    int left(List<SumCage> cages) {
        return narrowing.left(cages, grade);
    }

    Domains domains() {
        return narrowing.domains();
    }
}
