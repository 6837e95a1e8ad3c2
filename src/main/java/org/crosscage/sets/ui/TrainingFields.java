package org.crosscage.sets.ui;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.kind.TechniqueCatalogue.CatalogueEntry;
import org.crosscage.sets.SetTraining;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingTopic;

/// What a training asks: puzzles of which kind, a technique or a tier, and how long. Only what there are
/// positions of.
final class TrainingFields extends Div {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient SetWords words;
    private final Picker what;
    private transient Optional<PuzzleKind> kind = Optional.empty();
    private transient TrainingTopic topic = new TrainingTopic.OfTier(Tier.EASY, Optional.empty());
    private transient RunLength length = RunLength.FIVE_POSITIONS;

    TrainingFields(Texts texts) {
        this.texts = texts;
        this.words = new SetWords(texts);
        addClassName("set-choice");
        var kinds = new Picker(texts.say("train.start.kind"), this::chooseKind);
        kinds.setId("training-kind");
        var offered = new ArrayList<Option>();
        offered.add(new Option("", "", texts.say("train.start.kind.all")));
        PuzzleKinds.all().forEach(each -> offered.add(new Option("", each.id(), words.kind(each))));
        kinds.offer(offered, "");
        what = new Picker(texts.say("train.start.what"), this::chooseTopic);
        what.setId("training-what");
        var lengths = new Picker(texts.say("train.start.length"), this::chooseLength);
        lengths.setId("training-length");
        lengths.offer(
                SetTraining.LENGTHS.stream()
                        .map(each -> new Option("", each.word(), words.length(each)))
                        .toList(),
                length.word());
        add(kinds, what, lengths);
        offer();
    }

    SetTraining training() {
        return new SetTraining(topic.of(kind), length);
    }

    private void chooseKind(String id) {
        kind = PuzzleKinds.find(id);
        offer();
    }

    private void chooseTopic(String written) {
        TrainingTopic.read(written).ifPresent(read -> topic = read);
    }

    private void chooseLength(String word) {
        RunLength.of(word).ifPresent(read -> length = read);
    }

    private void offer() {
        var options =
                Stream.of(Tier.values()).flatMap(tier -> of(tier).stream()).toList();
        if (options.stream().noneMatch(each -> each.value().equals(topic.written()))) {
            chooseTopic(options.getFirst().value());
        }
        what.offer(options, topic.written());
    }

    /// All of a tier, and each of its techniques.
    private List<Option> of(Tier tier) {
        var options = new ArrayList<Option>();
        TechniqueCatalogue.all().stream()
                .filter(entry -> entry.technique().tier() == tier)
                .filter(this::hasPositions)
                .map(entry -> option(tier, new TrainingTopic.OfTechnique(entry.id(), Optional.empty())))
                .forEach(options::add);
        if (!options.isEmpty()) {
            options.addFirst(option(tier, new TrainingTopic.OfTier(tier, Optional.empty())));
        }
        return options;
    }

    private Option option(Tier tier, TrainingTopic each) {
        return new Option(texts.say("learn.tier." + tier.id()), each.written(), words.topic(each));
    }

    private boolean hasPositions(CatalogueEntry entry) {
        return entry.kinds().stream()
                .filter(each -> kind.isEmpty() || kind.get().equals(each))
                .anyMatch(each -> TrainingPositions.standard().count(each, entry.technique()) > 0);
    }
}
