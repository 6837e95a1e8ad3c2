package org.crosscage.cli.input;

import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// The sizes in which puzzles of a kind can be made.
///
/// @param spec of the command that complains
public record SupportedSizes(PuzzleKind kind, CommandSpec spec, Texts texts) {

    /// @throws ParameterException in words, when there is no puzzle of the size
    public void require(Size size) {
        if (!kind.drafts().supports(size.rows(), size.columns())) {
            throw refusal(size, Optional.empty());
        }
    }

    /// @param option which asks for the size, as it is typed; empty for one that is about the size itself
    ParameterException refusal(Size size, Optional<String> option) {
        var drafts = kind.drafts();
        var sides = IntStream.rangeClosed(drafts.smallest(), drafts.largest())
                .filter(side -> drafts.supports(side, side))
                .mapToObj(Integer::toString)
                .toList();
        return new ParameterException(
                spec.commandLine(),
                texts.say(
                        "cli.no-size."
                                + (option.isPresent() ? "of-option" : drafts.square() ? "square" : "any")
                                + (sides.size() > drafts.largest() - drafts.smallest() ? "" : ".listed"),
                        Map.of(
                                "kind", texts.say("shell.kind." + kind.id()),
                                "found", size.toString(),
                                "option", option.orElse("--size"),
                                "sides", texts.any(sides),
                                "least", drafts.smallest(),
                                "most", drafts.largest())));
    }
}
