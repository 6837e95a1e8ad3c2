package org.crosscage.edit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.crosscage.core.sketch.Edit;
import org.crosscage.core.sketch.Sketch;
import org.crosscage.edit.Draft;
import org.crosscage.edit.History;
import org.crosscage.edit.SketchText;
import org.crosscage.edit.Sketches;
import org.crosscage.edit.Strokes;
import org.crosscage.player.FullQuotaException;
import org.crosscage.player.Quota;
import org.crosscage.storage.StorageContract;
import org.crosscage.store.ChangeNotifications;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What holds of drafts on every database.
class DraftStoreTest extends StorageContract {

    private static final Instant BEGINNING = Instant.parse("2026-11-23T08:00:00.123456Z");

    private final AtomicReference<Instant> now = new AtomicReference<>(BEGINNING);
    private DraftStore drafts;
    private long player;

    @BeforeEach
    void aServer() {
        drafts = new DraftStore(client, ChangeNotifications.withinProcess(), now::get);
        player = newPlayer();
    }

    @Test
    void whatWasDrawnComesBackWithEveryStep() {
        var begun = drafts.begin(player, "  Mine\n two ", Sketches.blank("kenken", 6, 6));
        assertThat(drafts.find(player, begun.id())).contains(begun);
        assertThat(begun.title()).isEqualTo("Mine two");

        now.set(BEGINNING.plus(Duration.ofMinutes(1)));
        var history = begun.history()
                .then(begun.history().now().apply(Strokes.cage(0, 1)))
                .then(Sketches.blank("kenken", 6, 6))
                .undone();
        assertThat(drafts.keep(player, begun.with(history, "page", 7))).isPresent();

        var kept = drafts.find(player, begun.id()).orElseThrow();
        assertThat(kept.history()).isEqualTo(history);
        assertThat(kept.client()).isEqualTo("page");
        assertThat(kept.seq()).isEqualTo(7);
        assertThat(kept.changed()).isEqualTo(now.get());
    }

    @Test
    void aNameThatComesWithAPuzzleMayBeTooLongOneThatIsGivenMayNot() {
        var begun = drafts.begin(player, "z".repeat(81), Sketches.blank("kenken", 6, 6));
        assertThat(begun.title()).isEqualTo("z".repeat(79) + "…");

        drafts.rename(player, begun.id(), "y".repeat(80) + "  ");
        assertThat(drafts.find(player, begun.id()).orElseThrow().title()).isEqualTo("y".repeat(80));
        assertThatThrownBy(() -> drafts.rename(player, begun.id(), "z".repeat(81)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aDraftIsItsPlayersAlone() {
        var draft = drafts.begin(player, "Mine", Sketches.blank("kakuro", 8, 8));
        long other = newPlayer();

        assertThat(drafts.find(other, draft.id())).isEmpty();
        assertThat(drafts.keep(other, draft.with(draft.history(), "page", 1))).isEmpty();
        drafts.rename(other, draft.id(), "Theirs");
        drafts.delete(other, draft.id());
        assertThat(drafts.all(other)).isEmpty();
        assertThat(drafts.find(player, draft.id())).contains(draft);
    }

    @Test
    void whoHasNotHeardOfTheLastChangeDoesNotWriteOverIt() {
        var begun = drafts.begin(player, "Mine", Sketches.blank("kenken", 4, 4));
        var first = begun.history().then(Sketches.blank("kenken", 4, 4).apply(Strokes.cage(0, 1)));
        var second = begun.history().then(Sketches.blank("kenken", 4, 4).apply(Strokes.cage(2, 3)));
        var kept = drafts.keep(player, begun.with(first, "one", 1)).orElseThrow();

        assertThat(drafts.keep(player, begun.with(second, "two", 1))).isEmpty();

        assertThat(drafts.find(player, begun.id())).contains(kept);
        assertThat(kept.history()).isEqualTo(first);
        assertThat(drafts.keep(player, kept.with(second, "two", 1))).isPresent();
    }

    @Test
    void aListenerHearsOfEachChangeUntilItsSubscriptionIsClosed() {
        var begun = drafts.begin(player, "Mine", Sketches.blank("kenken", 4, 4));
        var heard = new ArrayList<Optional<Draft>>();
        try (var _ = drafts.listen(begun, heard::add)) {
            var kept = drafts.keep(player, begun.with(begun.history(), "page", 1));
            drafts.rename(player, begun.id(), "Ours");
            drafts.delete(newPlayer(), begun.id());
            assertThat(heard).hasSize(2).first().isEqualTo(kept);
            assertThat(heard.get(1).orElseThrow().title()).isEqualTo("Ours");
            drafts.delete(player, begun.id());
            assertThat(heard).hasSize(3).last().isEqualTo(Optional.empty());
        }
        var other = drafts.begin(player, "Other", Sketches.blank("kenken", 4, 4));
        drafts.listen(other, heard::add).close();
        drafts.rename(player, other.id(), "Others");
        assertThat(heard).hasSize(3);
    }

    @Test
    void theLastOneChangedComesFirstAndThereIsAnEndToHowMany() {
        var first = drafts.begin(player, "First", Sketches.blank("kenken", 4, 4));
        now.set(BEGINNING.plusSeconds(1));
        drafts.begin(player, "Another", Sketches.blank("kenken", 4, 4));
        for (int i = 2; i < Quota.DRAFTS.most(); i++) {
            client.sql("insert into draft (id, player, title, sketches, client, seq, changed)"
                            + " select :id, player, title, sketches, client, seq, changed"
                            + " from draft where player = :player and title = 'Another' limit 1")
                    .param("id", i + "of" + player)
                    .param("player", player)
                    .update();
        }
        assertThatThrownBy(() -> drafts.begin(player, "One more", Sketches.blank("kenken", 4, 4)))
                .isInstanceOf(FullQuotaException.class);
        assertThat(drafts.count(player)).isEqualTo((int) Quota.DRAFTS.most());
        assertThat(drafts.all(player)).hasSize((int) Quota.DRAFTS.most()).last().isEqualTo(first);

        drafts.rename(player, first.id(), "Renamed");
        assertThat(drafts.find(player, first.id()).orElseThrow().title()).isEqualTo("Renamed");
        drafts.delete(player, first.id());
        assertThat(drafts.find(player, first.id())).isEmpty();
        assertThat(drafts.begin(player, "One more", Sketches.blank("kenken", 4, 4))
                        .title())
                .isEqualTo("One more");
    }

    @Test
    void whatAllDraftsTakeHasABoundAndTheyGoOn() {
        var begun = drafts.begin(player, "Mine", Sketches.blank("kenken", 4, 4));
        for (int i = 0; i < 100; i++) {
            addLong(begun, i);
        }

        assertThatThrownBy(() -> drafts.begin(player, "One more", Sketches.blank("kenken", 4, 4)))
                .isInstanceOfSatisfying(
                        FullQuotaException.class,
                        full -> assertThat(full.quota()).isEqualTo(Quota.DRAFT_BYTES));
        var next = begun.history().then(begun.history().now().apply(Strokes.cage(0, 1)));
        assertThat(drafts.keep(player, begun.with(next, "page", 1))).isPresent();

        drafts.delete(player, "0long" + player);
        assertThat(drafts.begin(player, "One more", Sketches.blank("kenken", 4, 4)))
                .isNotNull();
    }

    private void addLong(Draft begun, int i) {
        client.sql("insert into draft (id, player, title, sketches, characters, client, seq, changed)"
                        + " select :id, player, title, 'any', :length, client, seq, changed"
                        + " from draft where id = :begun")
                .param("id", i + "long" + player)
                .param("length", (int) (Quota.DRAFT_BYTES.most() / 100))
                .param("begun", begun.id())
                .update();
    }

    /// 200 × 200 cells take 235 kB.
    @Test
    void ofALargeDraftTheOldestStepsAreLeftOut() {
        var sheet = large(39_000);
        var begun = drafts.begin(player, "Large", sheet);

        assertThat(drafts.keep(player, begun.with(drawn(begun.history(), 10), "page", 1)))
                .isPresent();

        var stored = drafts.find(player, begun.id()).orElseThrow().history();
        assertThat(stored.now()).isEqualTo(drawn(begun.history(), 10).now());
        assertThat(stored.past()).hasSize(3);
    }

    @Test
    void pastTheBoundADraftGoesOnWithFewerSteps() {
        var begun = drafts.begin(player, "Mine", large(5_000));
        int granted = 1 << 16;
        for (int i = 0; i < 100; i++) {
            addLong(begun, i);
        }

        var kept = drafts.keep(player, begun.with(drawn(begun.history(), 10), "page", 1))
                .orElseThrow();

        assertThat(drafts.find(player, begun.id()).orElseThrow().history()).satisfies(stored -> {
            assertThat(stored.now()).isEqualTo(kept.history().now());
            assertThat(stored.past()).isNotEmpty().hasSizeLessThan(10);
            assertThat(stored.text()).hasSizeLessThanOrEqualTo(granted);
        });
        var larger = kept.with(kept.history().then(large(20_000)), "page", 2);
        assertThatThrownBy(() -> drafts.keep(player, larger)).isInstanceOf(FullQuotaException.class);

        drafts.delete(player, "0long" + player);
        assertThat(drafts.keep(player, larger)).isPresent();
        assertThat(drafts.find(player, begun.id()).orElseThrow().history().past())
                .hasSize(11);
    }

    /// @param white how many of its 200 × 200 cells are white
    private static Sketch large(int white) {
        return SketchText.read("kakuro 200 200\ndigits 1 2 3 4 5 6 7 8 9\nwhite"
                + IntStream.range(201, 200 * 200)
                        .filter(place -> place % 200 > 0)
                        .limit(white)
                        .mapToObj(place -> " " + place)
                        .collect(Collectors.joining()));
    }

    private static History drawn(History first, int steps) {
        return IntStream.range(0, steps)
                .boxed()
                .reduce(
                        first,
                        (history, i) -> history.then(history.now().apply(new Edit.Fill(201 + i, OptionalInt.of(1)))),
                        (one, _) -> one);
    }

    /// Sketches of before and after are not read.
    @Test
    void aListHasTheSketchOfEachDraftAsItIsNow() {
        var first = drafts.begin(player, "First", Sketches.blank("kenken", 4, 4));
        var then = first.history().now().apply(Strokes.cage(0, 1));
        client.sql("update draft set sketches = :sketches where id = :id")
                .param("sketches", "history 1\n\nunreadable\n\n" + SketchText.write(then) + "\n\nunreadable")
                .param("id", first.id())
                .update();
        now.set(BEGINNING.plusSeconds(1));
        var second = drafts.begin(player, "Second", Sketches.blank("kakuro", 8, 8));

        assertThat(drafts.listed(player, 0, 5))
                .containsExactly(
                        new DraftStore.Listed(second.id(), "Second", Sketches.blank("kakuro", 8, 8), second.changed()),
                        new DraftStore.Listed(first.id(), "First", then, first.changed()));
        assertThat(drafts.listed(player, 1, 5))
                .extracting(DraftStore.Listed::id)
                .containsExactly(first.id());
        assertThat(drafts.listed(player, 0, 1))
                .extracting(DraftStore.Listed::id)
                .containsExactly(second.id());
        assertThat(drafts.listed(newPlayer(), 0, 5)).isEmpty();
    }
}
