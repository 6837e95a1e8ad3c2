package org.crosscage.board.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.crosscage.board.ClueSign;
import org.crosscage.board.Playback;
import org.crosscage.core.model.Digits;
import org.crosscage.core.model.Position;
import org.crosscage.core.model.Square;
import org.junit.jupiter.api.Test;

/// What the browser is told of a playback.
final class PlaybackTest {

    @Test
    void everythingThatStandsInACellComesAndGoes() {
        var full = Square.BLANK
                .withCandidates(Digits.of(1, 2))
                .withCorners(Digits.of(3))
                .withColour(45)
                .withMarkColours(List.of(23));
        var playback = new Playback.Builder(new Position(List.of(full, Square.BLANK)))
                .add(Playback.Frame.of("first", new Position(List.of(Square.BLANK, full))))
                .add(Playback.Frame.of("second", new Position(List.of(Square.BLANK, full))))
                .build();
        var json = JsonNodes.object(playback.toJson());

        assertThat(json.path("start").toString())
                .isEqualTo("[{\"digit\":null,\"candidates\":[1,2],\"corners\":[3],\"colour\":45,\"markColours\":[23]},"
                        + "{\"digit\":null,\"candidates\":[]}]");
        assertThat(json.path("frames").get(0).path("changes").toString())
                .isEqualTo(
                        "[{\"cell\":0,\"digit\":null,\"candidates\":[],\"corners\":[],\"colour\":0,\"markColours\":[]},"
                                + "{\"cell\":1,\"digit\":null,\"candidates\":[1,2],\"corners\":[3],\"colour\":45,\"markColours\":[23]}]");
        assertThat(json.path("frames").get(1).path("changes")).isEmpty();
        assertThat(json.has("clueStates")).isFalse();
    }

    @Test
    void cluesAreToldWhereTheyStandOtherThanInTheFrameBefore() {
        var nothing = new Position(List.of(Square.BLANK));
        var playback = new Playback.Builder(nothing)
                .clueStates(Map.of(3, ClueSign.DONE))
                .add(Playback.Frame.of("first", nothing))
                .clueStates(Map.of(3, ClueSign.DONE))
                .add(Playback.Frame.of("second", nothing))
                .clueStates(Map.of(5, ClueSign.BROKEN))
                .add(Playback.Frame.of("third", nothing))
                .build();
        var json = JsonNodes.object(playback.toJson());

        assertThat(json.path("clueStates").toString()).isEqualTo("[{\"3\":\"done\"},{},{\"5\":\"broken\",\"3\":null}]");
    }
}
