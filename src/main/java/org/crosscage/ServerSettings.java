package org.crosscage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/// Settings of the server as a whole. Spring's own settings refer to most of them.
///
/// @param data the folder of the games
/// @param log the form of the lines of the log; blank for text
/// @param proxy networks of proxies that are believed
/// @param clockAhead a file that says by how much the clock is ahead; blank for the true time
@ConfigurationProperties("crosscage")
record ServerSettings(String data, @DefaultValue("") String log, String proxy, String clockAhead) {

    private static final List<String> LOGS = List.of("", "ecs", "gelf", "logstash");

    ServerSettings {
        data = data.strip();
        clockAhead = clockAhead.strip();
        if (!LOGS.contains(log.strip())) {
            throw new WrongSettingException("crosscage.log", log, "ecs, gelf or logstash for lines of JSON");
        }
        ProxyNetworks.require(proxy);
        if (!clockAhead.isEmpty() && !Files.isReadable(Path.of(clockAhead))) {
            throw new WrongSettingException(
                    "crosscage.clock-ahead",
                    clockAhead,
                    "a file that says by how much the clock is ahead, such as PT26H");
        }
    }

    /// For a database in the folder of the games. What is not there yet is made in the nearest folder that is.
    ///
    /// @throws WrongSettingException when there can be no files in that folder
    void requireFolder() {
        boolean fits = !data.contains(";")
                && Stream.iterate(Path.of(data).toAbsolutePath(), Path::getParent)
                        .filter(Files::exists)
                        .limit(1)
                        .allMatch(nearest -> Files.isDirectory(nearest) && Files.isWritable(nearest));
        if (!fits) {
            throw new WrongSettingException(
                    "crosscage.data", data, "a folder that can be written, or made, and has no ';' in its name");
        }
    }
}
