package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// A page that reads nothing: neither its websocket nor what is answered to it.
final class UnreadPage implements AutoCloseable {

    private static final String UPGRADE = """
            GET /%s HTTP/1.1\r
            Host: %s\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: Y3Jvc3NjYWdlIHN0cmFuZw==\r
            Cookie: %s\r
            \r
            """;
    private static final String REQUEST = """
            POST /%s HTTP/1.1\r
            Host: %s\r
            Cookie: %s\r
            Content-Type: application/json\r
            Content-Length:\s""";
    private static final String SWITCHED = "HTTP/1.1 101";
    private static final String WHERE_MUCH_IS_TO_SEE = "learn";

    private final PageMessages page;
    private final RawConnection connection;
    private final RawConnection requests;
    private final String head;
    private boolean isAway;

    UnreadPage(URI server) throws IOException, InterruptedException {
        var visitor = new Visitor(Visitor.client(), server);
        page = PageMessages.begin(visitor);
        connection = new RawConnection(server);
        connection.write(
                UPGRADE.formatted(page.pushAddress(PageMessages.FIRST, 0), server.getAuthority(), visitor.cookies()));
        var answer = connection.readHead();
        if (!answer.startsWith(SWITCHED)) {
            throw new IOException("no websocket: " + answer);
        }
        requests = new RawConnection(server);
        head = REQUEST.formatted(page.address(), server.getAuthority(), visitor.cookies());
    }

    /// Goes to another view.
    ///
    /// @return whether the server takes it
    boolean ask() {
        isAway = !isAway;
        var message = page.write(0, PageMessages.navigation(isAway ? WHERE_MUCH_IS_TO_SEE : "", ""));
        try {
            requests.write(head + message.length() + "\r\n\r\n" + message);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// Begins a message of so many characters and sends the first ones.
    void announce(long characters, String piece, int pieces) {
        try {
            send(characters + "|" + piece);
            for (int i = 1; i < pieces; i++) {
                send(piece);
            }
        } catch (IOException _) {
            // refused
        }
    }

    /// A text frame with a mask of zeros.
    private void send(String text) throws IOException {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        var frame = ByteBuffer.allocate(bytes.length + 8);
        frame.put((byte) 0x81);
        if (bytes.length < 126) {
            frame.put((byte) (0x80 | bytes.length));
        } else {
            frame.put((byte) (0x80 | 126)).putShort((short) bytes.length);
        }
        frame.putInt(0).put(bytes);
        var sent = new byte[frame.position()];
        frame.flip().get(sent);
        connection.write(sent);
    }

    @Override
    public void close() throws IOException {
        try (requests) {
            connection.close();
        }
    }
}
