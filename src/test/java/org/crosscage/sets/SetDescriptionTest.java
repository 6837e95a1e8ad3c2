package org.crosscage.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.crosscage.kind.GameTerms;
import org.crosscage.sets.RefusedSetException.Reason;
import org.junit.jupiter.api.Test;

final class SetDescriptionTest {

    @Test
    void whatIsSaidIsKeptWithoutBlanksAround() {
        var description = description("  Week 3 ", "one\r\ntwo\n");

        assertThat(description.title()).isEqualTo("Week 3");
        assertThat(description.text()).isEqualTo("one\ntwo");
    }

    @Test
    void titleAndTextHaveLimits() {
        refused(" ", "", Reason.NO_TITLE, 0);
        refused("t".repeat(81), "", Reason.TITLE_TOO_LONG, 81);
        refused("t", "x".repeat(2_001), Reason.TEXT_TOO_LONG, 2_001);
        refused("t", "x\n".repeat(25) + "y", Reason.TOO_MANY_LINES, 26);
        refused("a\nb", "", Reason.CONTROL_IN_TITLE, '\n');
        refused("t", "a\u0000b", Reason.CONTROL_IN_TEXT, 0);
        refused("a\u202Eb", "", Reason.CONTROL_IN_TITLE, 0x202E);
        refused("t", "a\uD800b", Reason.CONTROL_IN_TEXT, 0xD800);
        assertThat(description("t".repeat(80), "x".repeat(2_000)).title()).hasSize(80);
    }

    @Test
    void whatIsReadLosesCharactersThatNoNameHas() {
        assertThat(SetDescription.read("a\u202Eb", "c\0\nd", GameTerms.NONE, false))
                .isEqualTo(description("ab", "c\nd"));
    }

    private static void refused(String title, String text, Reason reason, int found) {
        assertThatThrownBy(() -> description(title, text))
                .isInstanceOfSatisfying(RefusedSetException.class, refusal -> {
                    assertThat(refusal.reason()).isEqualTo(reason);
                    assertThat(refusal.found()).isEqualTo(found);
                });
    }

    private static SetDescription description(String title, String text) {
        return new SetDescription(title, text, GameTerms.NONE, false);
    }
}
