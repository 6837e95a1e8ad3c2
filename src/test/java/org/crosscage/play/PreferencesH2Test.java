package org.crosscage.play;

import java.nio.file.Path;
import javax.sql.DataSource;
import org.junit.jupiter.api.io.TempDir;

class PreferencesH2Test extends PreferencesContract {

    @TempDir
    static Path folder;

    @Override
    DataSource database() {
        return Databases.h2(folder);
    }
}
