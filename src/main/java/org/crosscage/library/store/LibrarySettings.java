package org.crosscage.library.store;

import org.crosscage.library.PackIndex;
import org.crosscage.setting.WrongSettingException;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.core.io.DefaultResourceLoader;

/// Which puzzles there are.
///
/// @param puzzles a folder of packs with their index, such as `classpath:puzzles` or `file:/home/me/puzzles`
/// @param stock how many new puzzles of each usual order are made ahead: a number from 0 to 999
@ConfigurationProperties("crosscage")
public record LibrarySettings(String puzzles, String stock) {

    public LibrarySettings {
        puzzles = puzzles.strip();
        stock = stock.strip();
        if (!new DefaultResourceLoader()
                .getResource(puzzles + "/" + PackIndex.FILE)
                .isReadable()) {
            throw new WrongSettingException(
                    "crosscage.puzzles",
                    puzzles,
                    "a folder of puzzles with their index, written as file:DIR,"
                            + " as ./crosscage generate --packs DIR makes it");
        }
        if (!stock.matches("\\d{1,3}")) {
            throw new WrongSettingException("crosscage.stock", stock, "a whole number from 0 to 999");
        }
    }

    int puzzlesAhead() {
        return Integer.parseInt(stock);
    }
}
