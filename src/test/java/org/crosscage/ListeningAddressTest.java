package org.crosscage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ListeningAddressTest {

    @Test
    void optionsNameAPortAndAnAddressTheLastOneCounts() {
        assertThat(ListeningAddress.in("--crosscage.data=x", "--server.port=80", "--server.port=8080"))
                .contains(new ListeningAddress(Optional.empty(), 8080));
        assertThat(ListeningAddress.in("--server.address=127.0.0.1", "--server.port=1"))
                .contains(new ListeningAddress(Optional.of("127.0.0.1"), 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--crosscage.data=x", "--server.port=0", "--server.port=65536", "--server.port=x"})
    void aPortThatIsNotNamedOrNoneIsLeftToTheServer(String option) {
        assertThat(ListeningAddress.in(option)).isEmpty();
    }

    @Test
    void aPortIsRefusedWhileSomebodyListensThere() throws IOException {
        ListeningAddress address;
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            address = new ListeningAddress(Optional.of("127.0.0.1"), taken.getLocalPort());
            assertThat(address.refusal()).contains("Port " + taken.getLocalPort() + " was already in use.");
        }
        assertThat(address.refusal()).isEmpty();
    }

    /// Of a block that is set aside for examples.
    @Test
    void anAddressOfAnotherMachineIsRefused() {
        assertThat(new ListeningAddress(Optional.of("192.0.2.1"), 8080).refusal())
                .hasValueSatisfying(said -> assertThat(said).contains("192.0.2.1", "assign requested address"));
    }
}
