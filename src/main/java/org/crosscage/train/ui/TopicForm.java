package org.crosscage.train.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Tier;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.shell.ui.LineIcon;
import org.crosscage.shell.ui.field.Choice;
import org.crosscage.shell.ui.field.Picker;
import org.crosscage.shell.ui.field.Picker.Option;
import org.crosscage.shell.ui.field.Tool;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingPositions;
import org.crosscage.train.TrainingTopic;

/// Chooses what a new run asks: anything at the player's level, what they missed, a technique or a tier; of which kind;
/// how long.
final class TopicForm extends Section {

    private static final long serialVersionUID = 1L;

    private final transient Texts texts;
    private final transient TopicNames names;
    private final Picker what;
    private final Choice<Optional<PuzzleKind>> kind;
    private final Choice<RunLength> length;
    private final Paragraph none = new Paragraph();
    private final transient List<TrainingTopic> repeated;
    private transient TrainingTopic topic;

    /// @param topic chosen at first
    /// @param repeated what the player may repeat
    /// @param begin begins a run; false when there is no position to ask
    TopicForm(
            TrainingTopic topic,
            List<TrainingTopic> repeated,
            Texts texts,
            TopicNames names,
            BiPredicate<TrainingTopic, RunLength> begin) {
        this.topic = topic.of(Optional.empty());
        this.repeated = List.copyOf(repeated);
        this.texts = texts;
        this.names = names;
        addClassNames("card", "train-form");
        what = new Picker(texts.say("train.start.what"), this::choose);
        what.setId("train-what");
        var kinds = new ArrayList<Optional<PuzzleKind>>(List.of(Optional.empty()));
        PuzzleKinds.all().forEach(each -> kinds.add(Optional.of(each)));
        kind = new Choice<>(
                        "train-kind",
                        texts.say("train.start.kind"),
                        kinds,
                        topic.kind(),
                        each -> each.map(names::kind).orElseGet(() -> texts.say("train.start.kind.all")))
                .onChange(_ -> offer());
        length = new Choice<>(
                "train-length",
                texts.say("train.start.length"),
                List.of(RunLength.FIVE_POSITIONS, RunLength.FIVE_MINUTES, RunLength.ENDLESS),
                RunLength.FIVE_POSITIONS,
                each -> texts.say("train.length." + each.word()));
        none.getElement().setAttribute("role", "status");
        var start = Tool.of(LineIcon.PLAY, texts.say("train.start.button"), () -> {
                    none.setText(texts.say("train.start.none"));
                    none.setVisible(!begin.test(this.topic.of(kind.chosen()), length.chosen()));
                })
                .primary();
        start.setId("train-start");
        var row = new Div(start);
        row.addClassName("row");
        add(new H2(texts.say("train.start.title")), kind, what, length, row, none);
        offer();
    }

    /// What there are positions of in the chosen kind, by tier.
    private void offer() {
        var options = Stream.concat(
                        Stream.concat(Stream.of(new TrainingTopic.AtLevel(Optional.empty())), repeated.stream())
                                .map(each -> option("", each)),
                        Stream.of(Tier.values()).flatMap(this::ofTier))
                .toList();
        if (options.stream().noneMatch(each -> each.value().equals(topic.written()))) {
            topic = new TrainingTopic.AtLevel(Optional.empty());
        }
        what.offer(options, topic.written());
        none.setVisible(false);
    }

    private Stream<Option> ofTier(Tier tier) {
        var techniques = TechniqueCatalogue.all().stream()
                .filter(entry -> entry.technique().tier() == tier)
                .filter(entry -> entry.kinds().stream()
                        .filter(each ->
                                kind.chosen().isEmpty() || kind.chosen().get().equals(each))
                        .anyMatch(each -> TrainingPositions.standard().count(each, entry.technique()) > 0))
                .map(entry -> new TrainingTopic.OfTechnique(entry.id(), Optional.empty()))
                .map(each -> option(names.tier(tier), each))
                .toList();
        var all = new Option(
                names.tier(tier),
                new TrainingTopic.OfTier(tier, Optional.empty()).written(),
                texts.say("train.topic.tier", "tier", names.tier(tier)));
        return techniques.isEmpty() ? Stream.empty() : Stream.concat(Stream.of(all), techniques.stream());
    }

    private Option option(String group, TrainingTopic each) {
        return new Option(group, each.written(), names.of(each));
    }

    private void choose(String written) {
        topic = TrainingTopic.read(written).orElseThrow();
        none.setVisible(false);
    }
}
