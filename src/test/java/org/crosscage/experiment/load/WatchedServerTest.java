package org.crosscage.experiment.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

final class WatchedServerTest {

    private static URI at(int port) {
        return URI.create("http://127.0.0.1:" + port + "/");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whoListensAtAPortIsFoundAndCanBeLookedAt() throws IOException, InterruptedException {
        try (var listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var server = WatchedServer.at(at(listening.getLocalPort())).orElseThrow();
            assertThat(server.isAlive()).isTrue();
            assertThat(server.processorTime()).isPositive();
            assertThat(server.resident().orElseThrow()).isPositive();
            assertThat(server.heap().orElseThrow()).isPositive();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void nobodyIsFoundWhereNobodyListensOrElsewhere() throws IOException {
        int port;
        try (var listened = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = listened.getLocalPort();
        }
        assertThat(WatchedServer.at(at(port))).isEmpty();
        assertThat(WatchedServer.at(URI.create("http://192.0.2.1:80/"))).isEmpty();
    }

    @Test
    void theHeapIsReadForEachCollector() {
        assertThat(WatchedServer.usedHeap("""
                        123:
                         garbage-first heap   total reserved 6291456K, committed 401408K, used 204800K [0x1, 0x2)
                          region size 4096K, 20 young (81920K), 3 survivors (12288K)
                         Metaspace       used 98304K, committed 99000K, reserved 1179648K
                          class space    used 12288K, committed 12500K, reserved 1048576K
                        """)).isEqualTo(OptionalLong.of(200));
        assertThat(WatchedServer.usedHeap("""
                         DefNew     total 9792K, used 1024K [0x1, 0x2, 0x3)
                          eden space 8704K,  11% used [0x1, 0x2, 0x3)
                         Tenured    total 21888K, used 20480K [0x1, 0x2, 0x3)
                          the space 21888K,  93% used [0x1, 0x2, 0x3)
                         Metaspace       used 98304K, committed 99000K, reserved 1179648K
                        """)).isEqualTo(OptionalLong.of(21));
        assertThat(WatchedServer.usedHeap(" ZHeap           used 48M, capacity 512M, max capacity 6016M\n"))
                .isEqualTo(OptionalLong.of(48));
        assertThat(WatchedServer.usedHeap("no such command")).isEmpty();
    }
}
