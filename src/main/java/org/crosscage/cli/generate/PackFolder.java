package org.crosscage.cli.generate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.crosscage.library.PackIndex;
import org.crosscage.texts.Texts;

/// `generate --packs`: a folder with the shipped packs and their index, made or looked through.
///
/// @param out gets the result
/// @param err gets progress and faults
public record PackFolder(Path folder, PrintWriter out, PrintWriter err, Texts texts) {

    /// Makes what is missing, and the index anew.
    ///
    /// @return whether all of it is as its names say
    public boolean write() throws IOException {
        for (var pack : Packs.ALL) {
            int written = new PackMaker(pack, folder).write();
            err.println(texts.say(
                    "cli.pack-written", "file", folder.resolve(pack.file()).toString(), "count", written));
        }
        var proof = new PackProof(folder).run();
        report(proof);
        Files.writeString(folder.resolve(PackIndex.FILE), PackIndex.text(proof.packs()));
        return proof.faults().isEmpty();
    }

    /// Proves again what the names of all puzzles and the index say.
    ///
    /// @return whether all of it is so
    public boolean check() throws IOException {
        var proof = new PackProof(folder).run();
        report(proof);
        var index = folder.resolve(PackIndex.FILE);
        boolean indexed =
                Files.exists(index) && PackIndex.parse(Files.readString(index)).equals(proof.packs());
        if (!indexed) {
            err.println(texts.say("cli.pack-fault.index", "file", index.toString(), "folder", folder.toString()));
        }
        return indexed && proof.faults().isEmpty();
    }

    private void report(PackProof.Result proof) {
        proof.faults()
                .forEach(fault -> err.println(texts.say("cli.pack-fault." + fault.what(), "name", fault.puzzle())));
        int puzzles =
                proof.packs().stream().mapToInt(pack -> pack.lines().size()).sum();
        out.println(texts.say("cli.packs-checked", "packs", proof.packs().size(), "puzzles", puzzles)
                + " "
                + texts.say("cli.packs-checked.faults", "faults", proof.faults().size()));
    }
}
