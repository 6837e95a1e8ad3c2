package org.crosscage.settings.ui;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import java.util.function.UnaryOperator;
import org.crosscage.player.Preferences;
import org.crosscage.player.store.Player;
import org.crosscage.player.store.PreferenceService;
import org.crosscage.shell.player.CurrentPlayer;
import org.crosscage.texts.Texts;

/// All settings on a page of their own. Who only looks is not stored as a player.
@Route("settings")
@CssImport("./styles/play.css")
final class SettingsView extends Div implements HasDynamicTitle {

    private static final long serialVersionUID = 1L;

    private final transient PreferenceService stored;
    private final transient Texts texts;
    private final transient CurrentPlayer player;
    private transient Preferences now;

    SettingsView(CurrentPlayer player, PreferenceService stored, Texts texts) {
        this.stored = stored;
        this.texts = texts;
        this.player = player;
        this.now = player.known().map(Player::id).map(stored::of).orElse(Preferences.DEFAULTS);
        var lead = new Paragraph(texts.say("play.settings.lead"));
        lead.addClassName("lead");
        addClassNames("page", "settings");
        add(new H1(texts.say("play.settings.title")), lead, new SettingsForm(now, texts, this::change));
    }

    private void change(UnaryOperator<Preferences> change) {
        var after = stored.change(player.id(), change);
        PreferredAppearance.apply(now, after, UI.getCurrent());
        now = after;
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("play.settings.title"));
    }
}
