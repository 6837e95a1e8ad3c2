package org.crosscage.kind.kakuro;

import java.util.List;
import java.util.stream.Stream;
import org.crosscage.core.generate.Drafts;
import org.crosscage.core.kind.NativeBody;
import org.crosscage.core.kind.PuzzleFormat;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Picture;
import org.crosscage.core.model.Puzzle;

/// Kakuro: what [KakuroRules] says, in the places that every kind has.
public final class Kakuro implements PuzzleKind {

    @Override
    public String id() {
        return KakuroRules.ID;
    }

    @Override
    public List<PuzzleFormat> formats() {
        return List.of(new BarPrint(), new FourColumnPrint());
    }

    @Override
    public NativeBody nativeBody() {
        return new KakuroNativeBody();
    }

    @Override
    public List<Technique> techniques() {
        return List.of();
    }

    @Override
    public Drafts drafts() {
        return new KakuroDrafts();
    }

    @Override
    public List<Size> sizes() {
        return Stream.of(6, 8, 10, 12, 15).map(n -> new Size(n, n)).toList();
    }

    @Override
    public Picture picture(Puzzle puzzle) {
        return KakuroPicture.of(puzzle);
    }
}
