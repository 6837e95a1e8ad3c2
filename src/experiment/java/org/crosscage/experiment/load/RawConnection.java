package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A connection to a server of which nothing is read unless it is asked for.
final class RawConnection implements AutoCloseable {

    private static final int LONGEST_WAIT_MILLIS = 10_000;
    private static final int SMALL = 2048;

    private final Socket socket = new Socket();

    RawConnection(URI server) throws IOException {
        socket.setReceiveBufferSize(SMALL);
        socket.setSoTimeout(LONGEST_WAIT_MILLIS);
        socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), LONGEST_WAIT_MILLIS);
    }

    void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    void write(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /// Reads up to the end of an answer's headers.
    ///
    /// @return the first line
    String readHead() throws IOException {
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = socket.getInputStream().read();
            if (next < 0) {
                throw new IOException("the server ended the connection after '" + head + "'");
            }
            head.append((char) next);
        }
        return head.substring(0, head.indexOf("\r\n"));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
