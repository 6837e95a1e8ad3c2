package org.crosscage.sets.ui;

import org.crosscage.core.kind.NameCharacters;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.game.GameSummary;
import org.crosscage.kind.GameTerms;
import org.crosscage.sets.RefusedSetException;
import org.crosscage.sets.SetTraining;
import org.crosscage.texts.Texts;
import org.crosscage.train.RunLength;
import org.crosscage.train.TrainingTopic;

/// What is said of sets in several places.
record SetWords(Texts texts) {

    /// On what terms a set is played; empty when on none.
    String terms(GameTerms terms) {
        if (terms.areNone()) {
            return "";
        }
        var hardest = terms.hardest()
                .map(tier -> texts.say("shell.grade." + tier.id()))
                .orElse("");
        return texts.say(
                "sets.terms." + (terms.hints() ? "up-to" : hardest.isEmpty() ? "no-hints" : "no-hints-up-to"),
                "tier",
                hardest);
    }

    /// What a training asks and how long it is, such as "Naked pair, KenKen (5 positions)".
    String training(SetTraining training) {
        return texts.say("sets.training.name", "topic", topic(training), "length", length(training));
    }

    /// What a training asks, such as "Naked pair, KenKen".
    String topic(SetTraining training) {
        var topic = training.topic();
        return topic.kind()
                .map(kind -> texts.say("train.topic.of", "topic", topic(topic), "kind", kind(kind)))
                .orElseGet(() -> topic(topic));
    }

    /// The same of any kind.
    String topic(TrainingTopic topic) {
        return switch (topic) {
            case TrainingTopic.OfTechnique(var technique, var _) -> technique(technique);
            case TrainingTopic.OfTier(var tier, var _) ->
                texts.say("train.topic.tier", "tier", texts.say("learn.tier." + tier.id()));
            default -> throw new IllegalArgumentException("no set asks for " + topic.written());
        };
    }

    /// @param id of a technique
    String technique(String id) {
        return texts.say("hints.technique-name." + id);
    }

    String kind(PuzzleKind kind) {
        return texts.say("shell.kind." + kind.id());
    }

    String length(SetTraining training) {
        return length(training.length());
    }

    String length(RunLength length) {
        return texts.say("train.length." + length.word());
    }

    /// How far a game is that is not finished.
    String begun(GameSummary game) {
        return texts.say("sets.state.begun", "filled", game.filled(), "cells", game.cells());
    }

    /// How a finished game went.
    String done(GameSummary game) {
        var totals = game.totals();
        return totals.solutionShown()
                ? texts.say("shell.result.shown", "time", Texts.clock(totals.elapsed()))
                : texts.say("sets.state.done", "time", Texts.clock(totals.elapsed()), "hints", totals.hints());
    }

    /// Why a set cannot be made or altered so, and what to do.
    String refusal(RefusedSetException refusal) {
        var reason = Texts.key(refusal.reason());
        return texts.say(
                "sets.refused." + reason,
                "found",
                refusal.found(),
                "code",
                NameCharacters.code(refusal.found()),
                "limit",
                refusal.limit());
    }
}
