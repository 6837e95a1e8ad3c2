package org.crosscage.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import org.crosscage.core.kind.FormatException;
import org.crosscage.texts.FormatTexts;
import org.crosscage.texts.Texts;
import org.crosscage.train.PositionFile;
import org.crosscage.train.PositionFile.Numbered;
import picocli.CommandLine.Model.CommandSpec;

/// Reads the file of positions to train on.
public final class PositionInput {

    private final CommandSpec spec;
    private final Texts texts = Texts.in(Locale.getDefault());

    public PositionInput(CommandSpec spec) {
        this.spec = spec;
    }

    /// Its positions by [subject][PositionFile#subject].
    ///
    /// @throws ParameterException in words, when the file cannot be read or is damaged
    public SequencedMap<String, List<Numbered>> read(Path file) {
        try {
            return PositionFile.read(Files.readString(file));
        } catch (FormatException e) {
            var what = new FormatTexts(texts).sentence(e);
            throw new PuzzleInput.Unreadable(spec, texts.say("cli.in-file", "file", file.toString(), "what", what), e);
        } catch (IOException e) {
            throw new PuzzleInput.Unreadable(spec, texts.say("cli.unreadable", "file", file.toString()), e);
        }
    }
}
