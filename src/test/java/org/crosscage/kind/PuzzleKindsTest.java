package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.kakuro.Kakuro;
import org.crosscage.kind.kenken.KenKen;
import org.junit.jupiter.api.Test;

final class PuzzleKindsTest {

    @Test
    void kindsHaveIdsOfTheirOwn() {
        assertThat(PuzzleKinds.all()).extracting(PuzzleKind::id).doesNotHaveDuplicates();
    }

    @Test
    void furtherKindsAreNamedByTheirClasses() {
        assertThat(PuzzleKinds.named("")).isEmpty();
        assertThat(PuzzleKinds.named(KenKen.class.getName() + ", " + Kakuro.class.getName()))
                .extracting(PuzzleKind::id)
                .containsExactly("kenken", "kakuro");
    }

    @Test
    void aClassThatIsNotThereOrNoKindIsNamed() {
        assertThatThrownBy(() -> PuzzleKinds.named("org.crosscage.Nothing").toList())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'org.crosscage.Nothing' in -Dcrosscage.kinds");
        assertThatThrownBy(() -> PuzzleKinds.named("java.lang.String").toList())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'java.lang.String'");
    }
}
