package org.crosscage.me.ui;

import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.button.Button;
import com.vaadin.flow.component.button.ButtonVariant;
import com.vaadin.flow.component.dependency.CssImport;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import org.crosscage.player.RecoveryCode;
import org.crosscage.shell.limit.Limit;
import org.crosscage.shell.player.PlayerLimits;
import org.crosscage.shell.player.QuotaWords;
import org.crosscage.shell.ui.dialog.Question;
import org.crosscage.texts.Texts;

/// Makes this browser one of a player's: by a code that is typed here, or came with the address of a QR code. It
/// takes a press, so that nobody who only looks at an address uses a code up.
@Route(JoinView.ADDRESS)
@CssImport("./styles/me.css")
final class JoinView extends Div implements HasDynamicTitle {

    static final String ADDRESS = "me/join";

    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 40;
    private static final String CODE_OF_ADDRESS = """
            const code = decodeURIComponent(location.hash.slice(1));
            if (code) { history.replaceState(history.state, '', location.pathname); }
            return code.slice(0, 40);
            """;

    private final transient Texts texts;
    private final transient Joining joining;
    private final transient PlayerLimits limits;
    private final TextField code = new TextField();

    JoinView(Texts texts, Joining joining, PlayerLimits limits) {
        this.texts = texts;
        this.joining = joining;
        this.limits = limits;
        addClassNames("page", "me", "me-join");
        var lead = new Paragraph(texts.say("me.join.lead"));
        lead.addClassName("lead");
        code.setLabel(texts.say("me.join.code"));
        code.setMaxLength(LONGEST);
        code.setHelperText(texts.say("me.join.form"));
        code.getElement().setAttribute("autocapitalize", "characters").setAttribute("spellcheck", "false");
        var join = new Button(texts.say("me.join.do"), _ -> join());
        join.addThemeVariants(ButtonVariant.PRIMARY);
        join.addClickShortcut(Key.ENTER);
        var foot = new Div(join);
        foot.addClassName("form-foot");
        var form = new Div(code, new Paragraph(texts.say("me.join.along")), foot);
        form.addClassName("card");
        add(new H1(texts.say("me.join")), lead, form);
        getElement().executeJs(CODE_OF_ADDRESS).then(String.class, this::offer);
    }

    @Override
    public String getPageTitle() {
        return texts.say("shell.title", "page", texts.say("me.join"));
    }

    private void offer(String fromAddress) {
        if (!fromAddress.isEmpty() && code.isEmpty()) {
            code.setValue(
                    RecoveryCode.read(fromAddress).map(RecoveryCode::grouped).orElse(fromAddress));
        }
    }

    private void join() {
        var typed = RecoveryCode.read(code.getValue());
        if (typed.isEmpty()) {
            complain(texts.say("me.join.wrong"));
            return;
        }
        var refusal = limits.refusal(Limit.CODE);
        if (refusal.isPresent()) {
            complain(refusal.get());
        } else {
            joining.effect(typed.get())
                    .ifPresentOrElse(effect -> answer(effect, typed.get()), () -> complain(texts.say("me.join.gone")));
        }
    }

    private void answer(Joining.Effect effect, RecoveryCode typed) {
        switch (effect) {
            case Joining.TooMuch(var together) -> complain(new QuotaWords(texts).joined(together));
            case Joining.Joined _ -> complain(texts.say("me.join.own"));
            case Joining.Alone(int there) -> ask(texts.say("me.join.what.alone", "there", there), typed);
            case Joining.Together(int here, int there) ->
                ask(
                        here == 0
                                ? texts.say("me.join.what.none", "there", there)
                                : texts.say("me.join.what", "here", here, "there", there),
                        typed);
        }
    }

    /// Says what will happen before it does, because it cannot be undone.
    private void ask(String what, RecoveryCode typed) {
        new Question(texts, texts.say("me.join.ask"), texts.say("me.join.yes")).ask(what, () -> join(typed));
    }

    private void join(RecoveryCode typed) {
        if (joining.join(typed)) {
            KeptGamesRefresh.ask();
            UI.getCurrentOrThrow().navigate(MeView.ADDRESS);
        } else {
            complain(texts.say("me.join.gone"));
        }
    }

    private void complain(String words) {
        code.setErrorMessage(words);
        code.setInvalid(true);
        code.focus();
    }
}
