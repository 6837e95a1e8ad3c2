package org.crosscage.settings.ui;

import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.function.UnaryOperator;
import org.crosscage.kind.Preset;
import org.crosscage.player.Preferences;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;

/// The techniques that a player is taught with: which are switched on, and in which order they are tried. Each
/// choice is stored at once. Who only looks is not stored as a player.
@Route("settings/techniques")
@CssImport("./styles/play.css")
@JsModule("./play/reorder.ts")
final class TechniquesView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient PreferenceService stored;
    private final transient CurrentPlayer player;
    private final transient Texts texts;
    private final PresetChoice presets;
    private final TechniqueList list;
    private final Span spoken = new Span();

    TechniquesView(CurrentPlayer player, PreferenceService stored, Texts texts) {
        this.stored = stored;
        this.player = player;
        this.texts = texts;
        var now = player.known()
                .map(Player::id)
                .map(stored::of)
                .orElse(Preferences.DEFAULTS)
                .get(Preferences.TECHNIQUES);
        presets = new PresetChoice(texts, this::begin);
        list = new TechniqueList(texts, this::turn, this::move, this::step);
        spoken.addClassName("visually-hidden");
        spoken.getElement().setAttribute("role", "status");
        addClassNames("page", "settings", "techniques");
        add(back(), new H1(texts.say("play.techniques.title")), lead(), presets, list, spoken);
        show(now);
    }

    private Anchor back() {
        var back = new Anchor("settings", texts.say("play.techniques.back"));
        back.getElement().setAttribute("router-link", true);
        back.addClassName("back");
        return back;
    }

    private Paragraph lead() {
        var lead = new Paragraph(texts.say("play.techniques.lead"));
        lead.addClassName("lead");
        return lead;
    }

    private void show(TechniqueSelection now) {
        presets.show(now);
        list.show(now);
    }

    private void begin(Preset preset) {
        show(change(_ -> TechniqueSelection.of(preset)));
        spoken.setText(presets.words());
    }

    private void turn(String technique, boolean on) {
        show(change(old -> old.with(technique, on)));
    }

    private void move(String technique, int place) {
        reorder(technique, old -> old.moved(technique, place));
    }

    private void step(String technique, int by) {
        reorder(technique, old -> old.moved(technique, old.place(technique) + by));
    }

    private void reorder(String technique, UnaryOperator<TechniqueSelection> order) {
        var now = change(order);
        show(now);
        spoken.setText(texts.say(
                "play.techniques.moved",
                "technique",
                list.name(technique),
                "place",
                now.place(technique) + 1,
                "count",
                now.entries().size()));
    }

    private TechniqueSelection change(UnaryOperator<TechniqueSelection> change) {
        return stored.change(
                        player.id(),
                        old -> old.with(Preferences.TECHNIQUES, change.apply(old.get(Preferences.TECHNIQUES))))
                .get(Preferences.TECHNIQUES);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("play.techniques.title"));
    }
}
