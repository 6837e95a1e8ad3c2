package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.Challenge.Entrant;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.texts.Texts;

/// The challenges that the player made, and how many friends have finished each.
final class ChallengeList extends UnorderedList {

    private static final long serialVersionUID = 1L;

    ChallengeList(List<Challenge> challenges, Texts texts) {
        addClassName("me-challenges");
        challenges.forEach(each -> add(item(each, texts)));
    }

    private static ListItem item(Challenge challenge, Texts texts) {
        var words = new ChallengeWords(texts);
        var link = new Anchor(challenge.address(), words.puzzle(challenge));
        link.getElement().setAttribute("router-link", true);
        long finished = challenge.friends().stream().filter(Entrant::isFinished).count();
        return new ListItem(
                link,
                note(words.result(challenge.challenger())),
                note(texts.say("challenge.list.friends", "finished", finished)));
    }

    private static Span note(String words) {
        var note = new Span(words);
        note.addClassName("tile-note");
        return note;
    }
}
