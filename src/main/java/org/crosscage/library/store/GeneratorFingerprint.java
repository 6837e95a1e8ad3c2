package org.crosscage.library.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.search.Solver;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.text.PuzzleFormats;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;

/// Tells a generator from another by what it makes of a few small orders; that takes less than a second. A change
/// that leaves all of these as they were is not seen.
final class GeneratorFingerprint {

    private static final List<Grade> PROBED = List.of(Grade.EASY, Grade.MEDIUM, Grade.HARD);
    private static final long SEED = 1;
    /// So few drafts that a kind of which hardly any puzzle has one of the grades takes no longer than others.
    private static final int TRIES = 10;

    private GeneratorFingerprint() {}

    /// @param stop asked often; true ends the work
    /// @return 64 hex digits; empty when stopped
    static Optional<String> of(Solver solver, BooleanSupplier stop) {
        var hash = sha256();
        for (var kind : PuzzleKinds.all()) {
            for (var grade : PROBED) {
                var made = order(kind, grade).make(SEED, solver, stop);
                hash.update(made.map(PuzzleFormats.TEXT::write).orElse("none").getBytes(StandardCharsets.UTF_8));
            }
        }
        return stop.getAsBoolean()
                ? Optional.empty()
                : Optional.of(HexFormat.of().formatHex(hash.digest()));
    }

    private static PuzzleOrder order(PuzzleKind kind, Grade grade) {
        return new PuzzleOrder(
                kind.id(),
                kind.usualSize(),
                new PuzzleRequirements(Optional.of(grade), Optional.empty(), TRIES, Map.of()));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
