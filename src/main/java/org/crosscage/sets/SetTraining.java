package org.crosscage.sets;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;

/// A run of the trainer that a set offers.
///
/// @param topic a technique or a tier: what somebody missed is their own affair, and so is their level
/// @param length one of [#LENGTHS]
public record SetTraining(TrainingTopic topic, RunLength length) {

    /// Those that end by themselves, so that a run can be done.
    public static final List<RunLength> LENGTHS = List.of(RunLength.FIVE_POSITIONS, RunLength.FIVE_MINUTES);

    /// @throws IllegalArgumentException when no set offers such a run
    public SetTraining {
        if (!isOffered(topic)) {
            throw new IllegalArgumentException("a set asks for a technique or a tier, not for " + topic.written());
        }
        if (!LENGTHS.contains(length)) {
            throw new IllegalArgumentException("a run of a set has no length " + length.word());
        }
    }

    private static boolean isOffered(TrainingTopic topic) {
        return topic instanceof TrainingTopic.OfTechnique || topic instanceof TrainingTopic.OfTier;
    }

    /// As it is stored and stands in files, such as `technique-naked-pair.kenken five-positions`.
    public String written() {
        return topic.written() + " " + length.word();
    }

    /// Several, a line each.
    public static String written(List<SetTraining> trainings) {
        return trainings.stream().map(SetTraining::written).collect(Collectors.joining("\n"));
    }

    /// The training of these words; empty where there is none, or not any more.
    public static Optional<SetTraining> of(String topic, String length) {
        return TrainingTopic.read(topic)
                .filter(SetTraining::isOffered)
                .flatMap(read ->
                        RunLength.of(length).filter(LENGTHS::contains).map(word -> new SetTraining(read, word)));
    }

    /// Those of a text as [#written(List)] has it, without lines that are none, or not any more.
    public static List<SetTraining> read(String text) {
        return text.lines()
                .map(line -> line.split(" ", -1))
                .filter(words -> words.length == 2)
                .flatMap(words -> of(words[0], words[1]).stream())
                .toList();
    }
}
