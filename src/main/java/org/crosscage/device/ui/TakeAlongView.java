package org.crosscage.device.ui;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.crosscage.daily.DailyPuzzles;
import org.crosscage.device.DeviceGame;
import org.crosscage.library.GradeTimes;
import org.crosscage.library.PuzzleLibrary;
import org.crosscage.player.store.Player;
import org.crosscage.sets.PuzzleSet;
import org.crosscage.shell.CurrentPlayer;
import org.crosscage.shell.PlayerLimits;
import org.crosscage.shell.ui.BackgroundTasks;
import org.crosscage.texts.Texts;

/// Where a player chooses puzzles for the time without a connection: which ones, how much room they take,
/// and what is on the device. What is chosen stands in the address.
@Route(TakeAlongView.ADDRESS)
@CssImport("./styles/take-along.css")
final class TakeAlongView extends Div implements BeforeEnterObserver, HasDynamicTitle {

    static final String ADDRESS = "take-along";

    private static final long serialVersionUID = 1L;

    private final transient TakeAlongPuzzles puzzles;
    private final transient OpenedSets opened;
    private final transient PuzzleLibrary library;
    private final transient GradeTimes times;
    private final transient DailyPuzzles dailyPuzzles;
    private final transient CurrentPlayer player;
    private final transient Texts texts;
    private final transient TakeAlongWords words;
    private final transient BackgroundTasks looks;
    private final transient BackgroundTasks work;
    private final TakeAlong device;
    private final TakeAlongMaking making;
    private final Paragraph amount = new Paragraph();
    private final Paragraph said = new Paragraph();
    private final Paragraph notice = new Paragraph();
    private final Button take;
    private transient TakeAlongChoice choice;
    private transient TakeAlong.Device known = TakeAlong.Device.UNKNOWN;
    /// Why not all of what was asked for is handed over, in words.
    private String shortage = "";

    private boolean isBusy;

    TakeAlongView(
            TakeAlongPuzzles puzzles,
            OpenedSets opened,
            PuzzleLibrary library,
            GradeTimes times,
            DailyPuzzles dailyPuzzles,
            CurrentPlayer player,
            PlayerLimits limits,
            Texts texts,
            Executor backgroundTasks,
            Executor costlyTasks) {
        this.puzzles = puzzles;
        this.opened = opened;
        this.library = library;
        this.times = times;
        this.dailyPuzzles = dailyPuzzles;
        this.player = player;
        this.texts = texts;
        this.words = new TakeAlongWords(texts);
        this.looks = new BackgroundTasks(backgroundTasks, this);
        this.work = new BackgroundTasks(backgroundTasks, this);
        this.device = new TakeAlong(this::show, this::show);
        this.making = new TakeAlongMaking(puzzles, limits, texts, costlyTasks, this::handOver);
        this.choice = TakeAlongChoice.usual(library.packs().getFirst().id());
        take = new Button(texts.say("device.take.do"), _ -> take());
        take.addThemeVariants(ButtonVariant.PRIMARY);
        take.setId("take");
        status(amount, "take-amount");
        status(said, "take-said");
        status(notice, "take-notice");
        addClassNames("page", "take-page");
    }

    private static void status(Paragraph words, String id) {
        words.setId(id);
        words.getElement().setAttribute("role", "status");
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("device.take.title"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        removeAll();
        cancel();
        choice = TakeAlongChoice.read(event.getLocation().getQueryParameters(), choice);
        var sets = opened.with(choice.set());
        if (library.pack(choice.pack()).isEmpty() || isUnknownSet(sets)) {
            throw new NotFoundException();
        }
        var lead = new Paragraph(texts.say("device.take.lead"));
        lead.addClassName("lead");
        var foot = new Div(take, amount);
        foot.addClassName("take-foot");
        var card = new Section(form(sets), foot, making, said, notice);
        card.addClassNames("card", "take-card");
        add(new H1(texts.say("device.take.title")), lead, card, device, new KeptGames(words, said::setText));
    }

    private TakeAlongForm form(List<PuzzleSet> sets) {
        var tomorrow = DailyPuzzles.start(dailyPuzzles.today().plusDays(1));
        return new TakeAlongForm(choice, sets, library, times, tomorrow, texts, this::change);
    }

    private boolean isUnknownSet(List<PuzzleSet> sets) {
        return choice.source() == TakeAlongSource.SET
                && sets.stream().noneMatch(set -> set.code().equals(choice.set()));
    }

    @Override
    protected void onAttach(AttachEvent event) {
        super.onAttach(event);
        look();
    }

    private void change(TakeAlongChoice next) {
        choice = next;
        cancel();
        UI.getCurrentOrThrow().getPage().getHistory().replaceState(null, new Location(ADDRESS, next.address()));
        look();
    }

    /// What was chosen before comes no more.
    private void cancel() {
        work.end();
        making.forget();
        isBusy = false;
        said.setText("");
    }

    private void show(TakeAlong.Device now) {
        known = now;
        notice.setText(words.notice(now));
        look();
    }

    private void look() {
        var wanted = choice;
        var who = known();
        var sources = known.sources();
        take.setEnabled(false);
        looks.run(_ -> puzzles.amount(puzzles.find(wanted, who, sources)), this::show);
    }

    /// The number of the player at the browser if one is stored: looking around stores nobody.
    private Optional<Long> known() {
        return player.known().map(Player::id);
    }

    private void show(TakeAlongPuzzles.Amount now) {
        amount.setText(words.amount(now, known));
        take.setEnabled(!isBusy && known.keeps() && now.count() > 0 && known.hasRoomFor(now.bytes()));
    }

    private void take() {
        var wanted = choice;
        var sources = known.sources();
        var who = known();
        isBusy = true;
        take.setEnabled(false);
        said.setText("");
        work.run(_ -> puzzles.find(wanted, who, sources), found -> making.begin(found, who), this::fail);
    }

    private void handOver(List<DeviceGame> games, String why) {
        shortage = why;
        if (games.isEmpty()) {
            isBusy = false;
            said.setText(why);
            look();
        } else {
            work.run(_ -> KeptJson.compressed(games), device::keep, this::fail);
        }
    }

    private void fail() {
        isBusy = false;
        look();
    }

    private void show(TakeAlong.Taken taken) {
        isBusy = false;
        said.setText(words.taken(taken, shortage));
        look();
    }
}
