package org.crosscage.me.ui;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static com.github.mvysny.kaributesting.v10.MockVaadin.clientRoundtrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.github.mvysny.kaributesting.v10.UploadKt;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.upload.Upload;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.crosscage.PageText;
import org.crosscage.ViewTest;
import org.crosscage.core.game.Change;
import org.crosscage.core.game.LogEntry;
import org.crosscage.core.game.Move;
import org.crosscage.game.store.GameService;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.PlayerArchive;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.shell.ui.task.BackgroundTasks;
import org.crosscage.work.CostlyTasks;
import org.crosscage.work.Turns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Qualifier;

/// A player brings the games of another browser along while work is under way that has no end of its own.
final class ImportBesideCostlyWorkTest extends ViewTest {

    private static final long PAUSE = Duration.ofMillis(1).toNanos();

    @Autowired
    @Qualifier("costlyTasks")
    private Executor costlyTasks;

    @Autowired
    private GameService games;

    @Autowired
    private PuzzleLibrary library;

    @Autowired
    private PlayerArchive archive;

    @Autowired
    private CurrentPlayer player;

    @Autowired
    private ArchiveImports imports;

    private final AtomicBoolean isEnough = new AtomicBoolean();
    private byte[] exported;

    @BeforeEach
    void export() {
        var entry = library.pack("kenken-4x4").orElseThrow().entries().getFirst();
        var game = games.newGames().start(player.id(), entry, "");
        games.append(player.id(), game.id(), "there", 1, new LogEntry.Play(Move.of(new Change.Digit(0, 1))));
        var out = new ByteArrayOutputStream();
        archive.pack(player.id(), out);
        exported = out.toByteArray();
        anotherPlayer();
    }

    @AfterEach
    void over() {
        isEnough.set(true);
    }

    /// Asks whether to stop as whatever makes puzzles does.
    private Void work(BooleanSupplier stop, CountDownLatch begun) {
        var passing = CostlyTasks.passing(() -> stop.getAsBoolean() || isEnough.get());
        begun.countDown();
        while (!passing.getAsBoolean()) {
            LockSupport.parkNanos(PAUSE);
        }
        return null;
    }

    private static void importFile(byte[] file) {
        UI.getCurrent().navigate("me");
        UploadKt._upload(_get(Upload.class, spec -> spec.withId("me-import")), "games.json", file);
    }

    private static String said() {
        return PageText.visible(_get(ImportPanel.class));
    }

    @Test
    void othersWorkInAllPlacesIsNotWaitedFor() {
        int places = Turns.places(Runtime.getRuntime().availableProcessors());
        var begun = new CountDownLatch(places);
        for (int i = 0; i < places; i++) {
            ((CostlyTasks) costlyTasks).execute("player " + i, () -> work(() -> false, begun));
        }
        await().until(() -> begun.getCount() == 0);

        importFile(exported);

        eventually(() -> assertThat(said()).contains("Imported: 1 game."));
        assertThat(_find(GameTile.class)).hasSize(1);
    }

    @Test
    void whatIsLeftOutIsToldWithItsPlace() {
        var wrong = new String(exported, StandardCharsets.UTF_8).replace("r1c1=1", "r1c1=77");

        importFile(wrong.getBytes(StandardCharsets.UTF_8));

        eventually(() -> assertThat(said()).contains("Nothing new in this file. Left out games[0].log[0]: “"));
        assertThat(_find(GameTile.class)).isEmpty();
    }

    /// One task of a player's is under way at a time, in whichever page they asked for it.
    @Test
    void onesOwnWorkIsWaitedForAndTheFileIsReadWhenThatIsGivenUp() {
        player.get(); // until then the work is the session's
        var begun = new CountDownLatch(1);
        var own = new BackgroundTasks(costlyTasks, UI.getCurrent());
        own.run(stop -> work(stop, begun), _ -> {});
        await().until(() -> begun.getCount() == 0);

        importFile(exported);
        eventually(() -> assertThat(said()).contains("Reading the file…"));
        own.end();

        eventually(() -> assertThat(said()).contains("Imported: 1 game."));
        assertThat(_find(GameTile.class)).hasSize(1);
    }

    @Test
    void aFileThatWaitsGoesWithItsPage() {
        player.get();
        var begun = new CountDownLatch(1);
        new BackgroundTasks(costlyTasks, UI.getCurrent()).run(stop -> work(stop, begun), _ -> {});
        await().until(() -> begun.getCount() == 0);
        importFile(exported);
        eventually(() -> assertThat(said()).contains("Reading the file…"));
        assertThat(imports.waiting()).isOne();

        UI.getCurrent().navigate("");
        clientRoundtrip(false);

        assertThat(imports.waiting()).isZero();
    }
}
