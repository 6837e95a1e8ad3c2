package org.crosscage.me.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.List;
import org.crosscage.challenge.Challenge;
import org.crosscage.challenge.ChallengeWords;
import org.crosscage.texts.Texts;

/// The challenges that the player made, each with the results of all who play it.
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
        long player = challenge.challenger().player();
        var results = new DescriptionList();
        challenge
                .seenBy(player)
                .forEach(each -> results.add(
                        new DescriptionList.Term(words.name(each, player)),
                        new DescriptionList.Description(words.result(each))));
        return new ListItem(link, results);
    }
}
