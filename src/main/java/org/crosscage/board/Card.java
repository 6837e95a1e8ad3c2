package org.crosscage.board;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.crosscage.core.model.Lights;
import org.crosscage.texts.Texts;
import org.jspecify.annotations.Nullable;

/// A card beside a board: its words, its buttons with their prices, and the links below them. It has all words, so
/// whoever draws it knows none.
///
/// @param id of the card
/// @param body its parts from top to bottom
/// @param stages how far it goes; [Stages#NONE] where it has none
/// @param legend the signs that light up on the board, in the order in which they are explained
/// @param links below all else
/// @param spoken all of it for a screen reader; nobody draws it
public record Card(
        String id,
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

    /// The same card with more links below the others.
    public Card with(List<Link> more) {
        var all = Stream.concat(links.stream(), more.stream()).toList();
        return new Card(id, eyebrow, title, body, stages, actions, legend, all, spoken);
    }

    /// A part of a card's body.
    public sealed interface Block {

        /// A paragraph.
        record Words(String text) implements Block {

            @Override
            public Map<String, @Nullable Object> toJson() {
                return new Fields().put("text", text).map();
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

            @Override
            public Map<String, @Nullable Object> toJson() {
                return new Fields()
                        .put("sentences", TextSpan.toJson(sentences))
                        .put("folded", folded)
                        .map();
            }
        }

        Map<String, @Nullable Object> toJson();
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
        /// @param address without a leading slash
        record Page(String id, String address, String words) implements Link {

            @Override
            public Map<String, @Nullable Object> toJson() {
                return new Fields()
                        .put("id", id)
                        .put("address", address)
                        .put("words", words)
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

    /// The drawn parts: `Card` in `frontend/play/card/types.ts`.
    public Map<String, @Nullable Object> toJson() {
        return new Fields()
                .put("id", id)
                .put("eyebrow", eyebrow)
                .put("title", title)
                .put("body", body.stream().map(Block::toJson).toList())
                .put("told", stages.told())
                .put("stages", stages.of())
                .put("actions", actions.stream().map(Action::toJson).toList())
                .put("legend", legend.stream().map(Sign::toJson).toList())
                .put("links", links.stream().map(Link::toJson).toList())
                .map();
    }
}
