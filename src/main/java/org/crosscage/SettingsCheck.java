package org.crosscage;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.crosscage.shell.limit.RateLimits;
import org.crosscage.shell.setting.WrongSettingException;
import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.core.Ordered;
import org.springframework.core.convert.ConversionException;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.io.DefaultResourceLoader;

/// Refuses a setting that nobody can use before anything is started, so that one sentence is all that is said.
final class SettingsCheck implements EnvironmentPostProcessor, Ordered {

    private static final String DATA = "crosscage.data";
    private static final String DATABASE = "spring.datasource.url";
    private static final int HIGHEST_STOCK = 999;
    private static final int HIGHEST_PORT = 65535;
    private static final String PORT = "a number up to " + HIGHEST_PORT + ", where 0 takes any free port";

    /// @param expected what is to be there
    /// @param fits whether a value is that, which is never blank
    private record Setting(String name, String expected, Predicate<String> fits) {}

    private static final List<Setting> SETTINGS = List.of(
            new Setting(
                    "crosscage.stock",
                    "a whole number from 0 to " + HIGHEST_STOCK,
                    value -> isNumber(value, HIGHEST_STOCK)),
            new Setting("crosscage.sync", "true or false", value -> isConverted(value, Boolean.class)),
            new Setting("crosscage.drain", "a time with its unit, such as 20s or 1m", SettingsCheck::isTime),
            new Setting("crosscage.metrics.port", PORT, value -> isNumber(value, HIGHEST_PORT)),
            new Setting(
                    "crosscage.metrics.address",
                    "the name or address of an interface of this machine",
                    SettingsCheck::isOwnAddress),
            new Setting(
                    DATA, "a folder that can be written, or made, and has no ';' in its name", SettingsCheck::isFolder),
            new Setting(
                    "crosscage.log",
                    "ecs, gelf or logstash for lines of JSON",
                    List.of("ecs", "gelf", "logstash")::contains),
            new Setting(
                    "crosscage.puzzles",
                    "a folder of puzzles with their index, written as file:DIR,"
                            + " as ./crosscage generate --packs DIR makes it",
                    value -> new DefaultResourceLoader()
                            .getResource(value + "/index.txt")
                            .isReadable()),
            new Setting(
                    "crosscage.clock-ahead",
                    "a file that says by how much the clock is ahead, such as PT26H",
                    value -> Files.isReadable(Path.of(value))),
            new Setting("server.port", PORT, value -> isNumber(value, HIGHEST_PORT)),
            new Setting(
                    DATABASE,
                    "the address of a PostgreSQL, such as jdbc:postgresql://host/crosscage",
                    value -> value.startsWith("jdbc:postgresql:") || value.startsWith("jdbc:h2:")));

    /// Behind all that bring settings.
    @Override
    public int getOrder() {
        return LOWEST_PRECEDENCE;
    }

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        for (var setting : SETTINGS) {
            var value = environment.getProperty(setting.name(), "").strip();
            if (isUsed(setting, value, environment) && !setting.fits().test(value)) {
                var shown = setting.name().equals(DATABASE) ? withoutSecrets(value) : value;
                throw new WrongSettingException(setting.name(), shown, setting.expected());
            }
        }
        Optional.ofNullable(environment.getProperty(ProxyNetworks.SETTING)).ifPresent(ProxyNetworks::require);
        RateLimits.require(environment);
    }

    /// Of the folder nothing is asked where the database is elsewhere.
    private static boolean isUsed(Setting setting, String value, ConfigurableEnvironment environment) {
        return !value.isEmpty()
                && (!setting.name().equals(DATA)
                        || environment.getProperty(DATABASE, value).contains(value));
    }

    /// An address may have a user and a password in it.
    private static String withoutSecrets(String address) {
        return withoutUser(address).replaceFirst("[?;].*", "");
    }

    private static String withoutUser(String address) {
        int from = address.indexOf("//");
        int to = address.lastIndexOf('@');
        return from < 0 || to < from ? address : address.substring(0, from) + "//…" + address.substring(to);
    }

    private static boolean isOwnAddress(String value) {
        try (var _ = new ServerSocket(0, 1, InetAddress.getByName(value))) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// What is not there yet is made in the nearest folder that is.
    private static boolean isFolder(String value) {
        return !value.contains(";")
                && Stream.iterate(Path.of(value).toAbsolutePath(), Path::getParent)
                        .filter(Files::exists)
                        .limit(1)
                        .allMatch(nearest -> Files.isDirectory(nearest) && Files.isWritable(nearest));
    }

    private static boolean isNumber(String value, int highest) {
        return value.matches("\\d{1,5}") && Integer.parseInt(value) <= highest;
    }

    /// A number alone would be milliseconds.
    private static boolean isTime(String value) {
        return !value.matches("[+-]?\\d+")
                && isConverted(value, Duration.class)
                && !converted(value, Duration.class).isNegative();
    }

    private static boolean isConverted(String value, Class<?> type) {
        try {
            converted(value, type);
            return true;
        } catch (ConversionException _) {
            return false;
        }
    }

    private static <T> T converted(String value, Class<T> type) {
        return type.cast(ApplicationConversionService.getSharedInstance().convert(value, type));
    }
}
