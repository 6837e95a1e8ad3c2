package org.crosscage.learn.ui;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.player.store.Player;
import org.crosscage.shell.AddressCheck;
import org.springframework.stereotype.Component;

/// Which techniques and lessons there are to be asked for.
@Component
record LessonAddressCheck() implements AddressCheck {

    private static final Pattern TECHNIQUE = Pattern.compile("/learn/(?!combinations$)([^/]+)");
    private static final Pattern LESSON = Pattern.compile("/how-to-play/([^/]+)");

    @Override
    public boolean isMissing(String path, Supplier<Optional<Player>> player) {
        var technique = TECHNIQUE.matcher(path);
        var lesson = LESSON.matcher(path);
        return technique.matches() && TechniqueCatalogue.of(technique.group(1)).isEmpty()
                || lesson.matches() && PuzzleKinds.find(lesson.group(1)).isEmpty();
    }
}
