package org.crosscage.device.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.dependency.JsModule;
import com.vaadin.flow.server.streams.DownloadHandler;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/// The browser's part of taking puzzles along (`frontend/offline/take-along.ts`): it fetches them, keeps
/// them and says what became of that.
@Tag("take-along")
@JsModule("./offline/take-along.ts")
final class TakeAlong extends Component {

    private static final long serialVersionUID = 1L;

    static final String DEVICE = "device";
    static final String TAKEN = "taken";
    static final String DETAIL = "event.detail";

    /// No browser has more games, and none has a longer source.
    private static final int MOST_SOURCES = 5000;

    private static final int LONGEST_SOURCE = 200;

    private static final String ADDRESS = "src";

    /// What a browser says of itself.
    ///
    /// @param sources of the games and puzzles that it keeps
    /// @param room how many bytes it has left, as far as it says so
    /// @param keeps whether it keeps anything, which some private windows do not
    /// @param opens whether it can show pages without a connection
    record Device(Set<String> sources, OptionalLong room, boolean keeps, boolean opens) {

        /// Before it has said anything.
        static final Device UNKNOWN = new Device(Set.of(), OptionalLong.empty(), true, true);

        boolean hasRoomFor(long bytes) {
            return room.isEmpty() || bytes <= room.getAsLong();
        }

        private static Device read(JsonNode said) {
            var sources = said.path("sources")
                    .valueStream()
                    .limit(MOST_SOURCES)
                    .map(source -> source.asString(""))
                    .filter(source -> source.length() <= LONGEST_SOURCE)
                    .collect(Collectors.toUnmodifiableSet());
            var room = said.path("room");
            return new Device(
                    sources,
                    room.isNumber() ? OptionalLong.of(Math.max(0, (long) room.asDouble())) : OptionalLong.empty(),
                    said.path("keeps").asBoolean(true),
                    said.path("opens").asBoolean(true));
        }
    }

    /// What became of puzzles that were to be kept.
    ///
    /// @param kept how many are kept now
    /// @param refused `full`, `private` or `failed` when none is; else empty
    record Taken(int kept, String refused) {

        private static Taken read(JsonNode said) {
            return new Taken(
                    Math.max(0, said.path("kept").asInt(0)),
                    said.path("refused").asString(""));
        }
    }

    /// @param device hears what the browser says of itself, when the page opens and whenever it keeps
    ///     something else
    /// @param taken hears what became of puzzles
    TakeAlong(Consumer<Device> device, Consumer<Taken> taken) {
        listen(this, DEVICE, said -> device.accept(Device.read(said)));
        listen(this, TAKEN, said -> {
            getElement().removeAttribute(ADDRESS);
            taken.accept(Taken.read(said));
        });
    }

    /// @param then hears what the browser tells with an event
    static void listen(Component element, String event, Consumer<JsonNode> then) {
        element.getElement()
                .addEventListener(
                        event, fired -> then.accept(fired.getEventData().path(DETAIL)))
                .addEventData(DETAIL);
    }

    /// Has the browser fetch puzzles and keep them: all or none.
    ///
    /// @param compressed as [KeptJson#compressed] makes it
    void keep(byte[] compressed) {
        getElement().setAttribute(ADDRESS, (DownloadHandler) download -> {
            download.setContentType("application/json");
            download.getResponse().setHeader("Content-Encoding", "gzip");
            download.setContentLength(compressed.length);
            download.getOutputStream().write(compressed);
        });
        getElement().callJsFunction("fetchAndKeep");
    }
}
