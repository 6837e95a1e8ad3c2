package org.crosscage.play;

import javax.sql.DataSource;

class PreferencesPostgresTest extends PreferencesContract {

    @Override
    DataSource database() {
        return Databases.postgres();
    }
}
