package org.crosscage.me.ui;

import com.vaadin.flow.component.Svg;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.crosscage.board.ui.tile.GradeSign;
import org.crosscage.board.ui.tile.ProgressNote;
import org.crosscage.board.ui.tile.PuzzleNames;
import org.crosscage.board.ui.tile.Thumbnail;
import org.crosscage.core.generate.Grade;
import org.crosscage.game.GameSummary;
import org.crosscage.game.SavedGame;
import org.crosscage.game.store.GameService;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.shell.ui.dialog.RenameAndDelete;
import org.crosscage.texts.Texts;

/// A game of the player's: its board as it stands, how far it is or how it went, and what can be done with it.
final class GameTile extends ListItem {

    private static final long serialVersionUID = 1L;

    private transient GameSummary game;
    private transient Optional<Grade> grade;
    private final transient OwnGames own;
    private final transient Texts texts;
    private final transient Consumer<GameTile> deleted;
    private final Span words = new Span();
    private final Div tools = new Div();

    /// @param grade of its puzzle, where it is known
    /// @param deleted hears when the game is gone
    GameTile(GameSummary game, Optional<Grade> grade, OwnGames own, Texts texts, Consumer<GameTile> deleted) {
        this.game = game;
        this.grade = grade;
        this.own = own;
        this.texts = texts;
        this.deleted = deleted;
        addClassName("own-game");
        tools.addClassName("own-game-tools");
        draw();
    }

    GameSummary game() {
        return game;
    }

    boolean isGraded() {
        return grade.isPresent();
    }

    /// The grade was found out.
    void show(Grade found) {
        grade = Optional.of(found);
        fillWords();
    }

    private String name() {
        return game.title().isEmpty()
                ? new PuzzleNames(texts).of(game.kind(), game.rows(), game.columns())
                : game.title();
    }

    private void draw() {
        removeAll();
        var link = new Anchor("play/" + game.id());
        link.addClassName("tile");
        link.getElement().setAttribute("router-link", true);
        own.load(game.id()).ifPresent(saved -> link.add(picture(saved)));
        fillWords();
        link.add(words);
        var both = new RenameAndDelete(texts, name());
        tools.removeAll();
        tools.add(
                replay(), both.rename(GameService.LONGEST_TITLE, this::rename), both.delete("me.delete", this::delete));
        add(link, tools);
    }

    private Svg picture(SavedGame saved) {
        var puzzle = saved.entry().puzzle();
        var picture = PuzzleKinds.of(puzzle.kind()).picture(puzzle);
        return Thumbnail.of(puzzle, picture, saved.game().position());
    }

    private void fillWords() {
        var title = new Span(name());
        title.addClassName("tile-name");
        words.removeAll();
        words.add(title);
        grade.ifPresent(known -> words.add(new GradeSign(texts, known)));
        var time = Texts.clock(game.totals().elapsed());
        words.add(game.totals().finished().isPresent() ? finished(time) : ProgressNote.of(begun(time)), day());
    }

    private String begun(String time) {
        return texts.say("library.progress", "filled", game.filled(), "cells", game.cells(), "time", time);
    }

    private ProgressNote finished(String time) {
        var how = game.totals().isUnaided()
                ? "me.game.unaided"
                : game.totals().solutionShown() ? "me.game.shown" : "me.game.aided";
        return ProgressNote.done(
                texts.say("me.game.done"),
                texts.say(how, Map.of("time", time, "hints", game.totals().hints())));
    }

    private static Span note(String words) {
        var note = new Span(words);
        note.addClassName("tile-note");
        return note;
    }

    private Span day() {
        return note(texts.date(LocalDate.ofInstant(game.updated(), ZoneOffset.UTC)));
    }

    private Anchor replay() {
        var link = new Anchor("play/" + game.id() + "/replay", texts.say("me.replay"));
        link.getElement().setAttribute("router-link", true);
        link.setAriaLabel(texts.say("me.replay.label", "name", name()));
        return link;
    }

    private void rename(String title) {
        own.rename(game.id(), title);
        own.find(game.id()).ifPresent(renamed -> game = renamed);
        draw();
        tools.getElement().executeJs("this.querySelector('vaadin-button').focus()");
    }

    private void delete() {
        own.delete(game.id());
        deleted.accept(this);
    }
}
