package org.crosscage.board;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.crosscage.core.model.Lights;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// A card beside a board: its words, its buttons with their prices, and the links below them. It has all words, so
/// whoever draws it knows none.
///
/// @param frame around it, which says which card it is
/// @param body its parts from top to bottom
/// @param stages how far it goes; [Stages#NONE] where it has none
/// @param legend the signs that light up on the board, in the order in which they are explained
/// @param links below all else
/// @param spoken all of it for a screen reader; nobody draws it
public record Card(
        Frame frame,
        String eyebrow,
        String title,
        List<Block> body,
        Stages stages,
        List<Action> actions,
        List<Sign> legend,
        List<Link> links,
        String spoken) {

    public Card {
        body = List.copyOf(body);
        actions = List.copyOf(actions);
        legend = List.copyOf(legend);
        links = List.copyOf(links);
    }

    /// A card that is read and does nothing.
    public static Card of(Frame frame, String eyebrow, String title, List<Block> body) {
        return new Card(frame, eyebrow, title, body, Stages.NONE, List.of(), List.of(), List.of(), "");
    }

    /// The same card with more links below the others.
    public Card with(List<Link> more) {
        var all = Stream.concat(links.stream(), more.stream()).toList();
        return new Card(frame, eyebrow, title, body, stages, actions, legend, all, spoken);
    }

    /// Whether it has a button or a row with an id. Notes without a button have none.
    public boolean offers(String id) {
        var linked = links.stream()
                .filter(Link.Press.class::isInstance)
                .map(link -> ((Link.Press) link).action().id());
        var listed = body.stream().filter(Block.Rows.class::isInstance).flatMap(block -> ((Block.Rows) block).ids());
        return !id.isEmpty()
                && Stream.of(actions.stream().map(Action::id), linked, listed)
                        .flatMap(ids -> ids)
                        .anyMatch(id::equals);
    }

    /// The frame around a card.
    ///
    /// @param id of the card
    /// @param look a class in the style sheets; may be empty
    /// @param fold the name of the button that folds it
    /// @param close the name of the button that closes it
    public record Frame(String id, String look, String fold, String close) {

        /// Nothing is around it, and it is part of another card or a page.
        public static final Frame NONE = new Frame("", "", "", "");

        public static Frame of(String id, String look, Texts texts) {
            return new Frame(id, look, texts.say("play.sheet.fold"), texts.say("play." + id + ".close"));
        }
    }

    /// A part of a card's body.
    public sealed interface Block {

        /// A paragraph.
        ///
        /// @param look a class in the style sheets; may be empty
        record Words(String text, String look) implements Block {

            public Words(String text) {
                this(text, "");
            }
        }

        /// Sentences about the board, the conclusion last.
        ///
        /// @param folded words for the sentences between the first [#FIRST] and the conclusion,
        ///     which are folded away; empty where all are seen
        record Proof(List<List<TextSpan>> sentences, String folded) implements Block {

            /// A chain of six links, and a count with all that is said of it, are read at one go.
            private static final int MOST = 9;

            public static final int FIRST = 2;

            public Proof {
                sentences = List.copyOf(sentences);
            }

            /// A proof of which the middle is folded away if it is long.
            public static Proof of(List<List<TextSpan>> sentences, Texts texts) {
                int between = sentences.size() - FIRST - 1;
                return new Proof(
                        sentences, sentences.size() <= MOST ? "" : texts.say("play.hint.between", "count", between));
            }
        }

        /// Numbers with their names.
        record Facts(List<Fact> facts) implements Block {}

        /// Pages, each with a number.
        record Pages(String title, List<Counted> pages) implements Block {}

        /// Buttons for what else could be told.
        record Choices(String title, List<Action> others) implements Block {}

        /// Rows in groups. A row under the pointer or with the focus is pointed at, and so is the one that was pressed
        /// last while there is no other; the press of its button names the row.
        ///
        /// @param sort the name of the buttons that sort them
        /// @param sorted the id of the one that did
        /// @param why the words on the button of each row
        record Rows(String sort, List<Action> sortings, String sorted, String why, List<Group> groups)
                implements Block {

            private Stream<String> ids() {
                var rows = groups.stream().flatMap(group -> group.rows().stream());
                return Stream.concat(sortings.stream().map(Action::id), rows.map(Row::id));
            }
        }

        private static Map<String, @Nullable Object> json(Block block) {
            var json = new Fields();
            return switch (block) {
                case Words(String text, String look) ->
                    json.put("text", text).put("look", look).map();
                case Proof(List<List<TextSpan>> sentences, String folded) ->
                    json.put("sentences", TextSpan.toJson(sentences))
                            .put("folded", folded)
                            .map();
                case Facts(List<Fact> facts) ->
                    json.put("facts", all(facts, Fact::toJson)).map();
                case Pages(String title, List<Counted> pages) ->
                    json.put("title", title)
                            .put("pages", all(pages, Counted::toJson))
                            .map();
                case Choices(String title, List<Action> others) ->
                    json.put("title", title)
                            .put("others", all(others, Action::toJson))
                            .map();
                case Rows rows ->
                    json.put("sort", rows.sort())
                            .put("sortings", all(rows.sortings(), Action::toJson))
                            .put("sorted", rows.sorted())
                            .put("why", rows.why())
                            .put("groups", all(rows.groups(), Group::toJson))
                            .map();
            };
        }
    }

    /// A number with its name.
    public record Fact(String name, String value) {

        private Map<String, @Nullable Object> toJson() {
            return new Fields().put("name", name).put("value", value).map();
        }
    }

    /// A page, and how often.
    public record Counted(Link.Page page, String count) {

        private Map<String, @Nullable Object> toJson() {
            return new Fields().put("page", page.toJson()).put("count", count).map();
        }
    }

    /// The rows under one heading.
    ///
    /// @param count how many there are, in words
    /// @param note beside the heading; may be empty
    /// @param cuts where the list ends until more is asked for, ascending
    public record Group(String title, String count, String note, List<Row> rows, List<Cut> cuts) {

        private Map<String, @Nullable Object> toJson() {
            return new Fields()
                    .put("title", title)
                    .put("count", count)
                    .put("note", note)
                    .put("rows", all(rows, Row::toJson))
                    .put("cuts", all(cuts, Cut::toJson))
                    .map();
        }
    }

    /// One of many things.
    ///
    /// @param change what it does
    /// @param note what else is to be known; may be empty
    /// @param why the name of its button
    public record Row(String id, String change, String note, String why) {

        private Map<String, @Nullable Object> toJson() {
            return new Fields()
                    .put("id", id)
                    .put("change", change)
                    .put("note", note)
                    .put("why", why)
                    .map();
        }
    }

    /// @param rows so many are listed
    /// @param more the words of the button that lists more
    public record Cut(int rows, String more) {

        private Map<String, @Nullable Object> toJson() {
            return new Fields().put("rows", rows).put("more", more).map();
        }
    }

    /// A bar that shows how many stages of all are told.
    public record Stages(int told, int of) {

        public static final Stages NONE = new Stages(0, 0);
    }

    /// A button, and what is said beside it.
    ///
    /// @param id of the button; pressing it names this
    /// @param words on the button; empty where there are notes alone
    /// @param notes the price, which describes the button, before others
    /// @param primary whether it is the one that most players want
    /// @param asks the command of the board that asks the same (see `offline-questions.ts`); may be empty
    /// @param symbol the name of a line drawing before the words; may be empty
    public record Action(String id, String words, List<String> notes, boolean primary, String asks, String symbol) {

        public Action {
            notes = List.copyOf(notes);
        }

        /// The button that most players want.
        public static Action primary(String id, String words, String... notes) {
            return new Action(id, words, List.of(notes), true, "", "");
        }

        /// A button like others.
        public static Action of(String id, String words) {
            return new Action(id, words, List.of(), false, "", "");
        }

        /// Words without a button.
        public static Action note(String words) {
            return new Action("", "", List.of(words), false, "", "");
        }

        /// The same button, which asks what a command of the board asks.
        public Action asking(String command) {
            return new Action(id, words, notes, primary, command, symbol);
        }

        private Map<String, @Nullable Object> toJson() {
            return new Fields()
                    .put("id", id)
                    .put("words", words)
                    .put("notes", notes)
                    .put("primary", primary)
                    .put("asks", asks)
                    .put("symbol", symbol)
                    .map();
        }
    }

    /// A sign of the legend.
    ///
    /// @param name its class in the style sheets
    public record Sign(String name, String words) {

        /// The signs that lights use.
        public static List<Sign> of(Lights lights, Texts texts) {
            return LegendSigns.of(lights).stream()
                    .map(sign -> new Sign(sign, texts.say("play.legend." + sign)))
                    .toList();
        }

        private Map<String, @Nullable Object> toJson() {
            return new Fields().put("name", name).put("words", words).map();
        }
    }

    /// A link to something that is seldom wanted.
    public sealed interface Link {

        /// A page, in a tab of its own.
        ///
        /// @param address without a leading slash; emptied in a browser where it cannot be opened
        /// @param newTab says for screen readers that it opens in a new tab
        record Page(String id, String address, String words, String newTab) implements Link {

            public static Page of(String id, String address, String words, Texts texts) {
                return new Page(id, address, words, texts.say("shell.new-tab"));
            }

            @Override
            public Map<String, @Nullable Object> toJson() {
                return new Fields()
                        .put("id", id)
                        .put("address", address)
                        .put("words", words)
                        .put("newTab", newTab)
                        .map();
            }
        }

        record Press(Action action) implements Link {

            @Override
            public Map<String, @Nullable Object> toJson() {
                return action.toJson();
            }
        }

        /// A text to copy.
        ///
        /// @param copied said when it is copied
        /// @param failed said when the browser does not allow it
        record Copy(String id, String words, String copied, String failed, String text) implements Link {

            @Override
            public Map<String, @Nullable Object> toJson() {
                return new Fields()
                        .put("id", id)
                        .put("words", words)
                        .put("copied", copied)
                        .put("failed", failed)
                        .put("text", text)
                        .map();
            }
        }

        Map<String, @Nullable Object> toJson();
    }

    private static <T> List<Map<String, @Nullable Object>> all(
            List<T> parts, Function<T, Map<String, @Nullable Object>> json) {
        return parts.stream().map(json).toList();
    }

    /// The drawn parts: `Card` in `frontend/play/card/types.ts`.
    public Map<String, @Nullable Object> toJson() {
        return new Fields()
                .put("id", frame.id())
                .put("look", frame.look())
                .put("fold", frame.fold())
                .put("close", frame.close())
                .put("eyebrow", eyebrow)
                .put("title", title)
                .put("body", all(body, Block::json))
                .put("told", stages.told())
                .put("stages", stages.of())
                .put("actions", all(actions, Action::toJson))
                .put("legend", all(legend, Sign::toJson))
                .put("links", all(links, Link::toJson))
                .map();
    }
}
