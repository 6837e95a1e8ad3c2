package org.crosscage.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.kind.kakuro.Kakuro;
import org.crosscage.kind.kenken.KenKen;
import org.crosscage.texts.Texts;
import org.junit.jupiter.api.Test;

final class PuzzleKindsTest {

    @Test
    void kindsHaveIdsOfTheirOwn() {
        assertThat(PuzzleKinds.all()).extracting(PuzzleKind::id).doesNotHaveDuplicates();
    }

    /// What is said of a kind outside of its screens, where the lack of it would be found by a player.
    @Test
    void aKindHasItsTexts() {
        var texts = Texts.in(Locale.ENGLISH);
        for (var kind : PuzzleKinds.all()) {
            assertThat(List.of(
                            "shell.kind.%s",
                            "library.kind.%s",
                            "edit.begin.%s",
                            "print.rules.%s",
                            "learn.%s.title",
                            "learn.%s.rule1",
                            "learn.%s.rule2",
                            "learn.%s.rule3",
                            "hints.sort.%s.clue",
                            "hints.sort.%s.unit",
                            "hints.drawn.%s.clue",
                            "hints.name.%s.clue",
                            "hints.name.%s.unit",
                            "hints.spoken.%s.clue",
                            "hints.spoken.%s.unit"))
                    .allSatisfy(key -> assertThat(texts.has(key.formatted(kind.id())))
                            .as("a text %s", key.formatted(kind.id()))
                            .isTrue());
        }
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
