package org.crosscage.player.store;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.crosscage.player.ArchiveException;
import org.crosscage.player.ArchivePart;
import org.crosscage.player.Preferences;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// The settings of a player.
@Component
public final class PreferencesArchive implements ArchivePart<PreferencesArchive.Setting> {

    private final JdbcClient database;
    private final PreferenceService preferences;

    public PreferencesArchive(JdbcClient database, PreferenceService preferences) {
        this.database = database;
        this.preferences = preferences;
    }

    /// One choice, as it is stored.
    record Setting(String name, String choice) {}

    @Override
    public String name() {
        return "settings";
    }

    @Override
    public Class<Setting> type() {
        return Setting.class;
    }

    @Override
    public Stream<Setting> pack(long player) {
        return database
                .sql("select name, choice from preference where player = :player order by name")
                .param("player", player)
                .query(Setting.class)
                .list() // a stream straight from the query would keep its connection until it is closed
                .stream();
    }

    @Override
    public Unpacking<Setting> unpacking(long player, BooleanSupplier stop) {
        var there = new HashSet<>(preferences.stored(player).keySet());
        return setting -> unpack(player, setting, there);
    }

    private boolean unpack(long player, Setting setting, Set<String> there) {
        if (!Preferences.DEFAULTS.choices().containsKey(setting.name())) {
            throw ArchiveException.noValue("name", setting.name());
        }
        var chosen = Preferences.of(Map.of(setting.name(), setting.choice()));
        if (!setting.choice().equals(chosen.choices().get(setting.name()))) {
            throw ArchiveException.noValue("choice", setting.choice());
        }
        return there.add(setting.name()) && preferences.addMissing(player, setting.name(), setting.choice());
    }
}
