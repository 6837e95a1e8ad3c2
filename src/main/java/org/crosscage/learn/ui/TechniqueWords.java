package org.crosscage.learn.ui;

import com.vaadin.flow.component.html.Anchor;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.texts.StepTexts;
import org.crosscage.texts.Texts;

/// What techniques are called and what is said of them.
record TechniqueWords(Texts texts) {

    String name(CatalogueEntry entry) {
        return StepTexts.name(entry.technique(), texts);
    }

    /// Other names; may be empty.
    String alsoCalled(CatalogueEntry entry) {
        return StepTexts.alsoCalled(entry.technique(), texts);
    }

    String line(CatalogueEntry entry) {
        return texts.say("techniques." + entry.id() + ".line");
    }

    String what(CatalogueEntry entry) {
        return texts.say("techniques." + entry.id() + ".what");
    }

    String trap(CatalogueEntry entry, PuzzleKind kind) {
        return texts.say("techniques." + entry.id() + ".trap", "kind", kind.id());
    }

    String tier(Tier tier) {
        return texts.say("learn.tier." + tier.id());
    }

    String kind(PuzzleKind kind) {
        return texts.say("shell.kind." + kind.id());
    }

    /// The technique as a kind has it.
    static Technique technique(CatalogueEntry entry, PuzzleKind kind) {
        return kind.technique(entry.id()).orElseThrow();
    }

    Anchor link(CatalogueEntry entry) {
        var link = new Anchor("learn/" + entry.id(), name(entry));
        link.getElement().setAttribute("router-link", true);
        return link;
    }

    /// Whether somebody who types these words means the technique: they are words of its names or its id, and the
    /// last one may be the beginning of one.
    boolean answers(CatalogueEntry entry, String typed) {
        var names = " " + plain(name(entry) + " " + alsoCalled(entry) + " " + entry.id()) + " ";
        var asked = Arrays.asList(plain(typed).trim().split(" +"));
        return asked.subList(0, asked.size() - 1).stream().allMatch(word -> names.contains(" " + word + " "))
                && names.contains(" " + asked.getLast());
    }

    /// Lower case letters and digits, everything else a blank.
    private String plain(String words) {
        return words.toLowerCase(texts.locale())
                .codePoints()
                .mapToObj(point -> Character.isLetterOrDigit(point) ? Character.toString(point) : " ")
                .collect(Collectors.joining());
    }
}
