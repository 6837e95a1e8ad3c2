package org.crosscage.play;

import javax.sql.DataSource;

class GameServicePostgresTest extends GameServiceContract {

    @Override
    DataSource database() {
        return Databases.postgres();
    }
}
