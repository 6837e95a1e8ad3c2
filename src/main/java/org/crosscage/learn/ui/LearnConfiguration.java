package org.crosscage.learn.ui;

import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.kind.TechniqueCatalogue;
import org.crosscage.learn.AskedClues;
import org.crosscage.shell.AddressCheck;
import org.crosscage.teach.ClueLookup;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Which techniques and lessons there are to be asked for, and where combinations are listed.
@Configuration(proxyBeanMethods = false)
class LearnConfiguration {

    private static final String COMBINATIONS = "combinations";

    @Bean
    AddressCheck techniques() {
        return among(
                "/learn/([^/]+)",
                id -> id.equals(COMBINATIONS) || TechniqueCatalogue.of(id).isPresent());
    }

    @Bean
    AddressCheck lessons() {
        return among("/how-to-play/([^/]+)", kind -> PuzzleKinds.find(kind).isPresent());
    }

    @Bean
    ClueLookup clueLookup() {
        return (clue, puzzle) -> AskedClues.listing(clue, puzzle).map(asked -> asked.address(clue.target()));
    }

    /// @param addresses with the subject's name as their only group
    private static AddressCheck among(String addresses, Predicate<String> isThere) {
        var pattern = Pattern.compile(addresses);
        return (path, _) -> {
            var address = pattern.matcher(path);
            return address.matches() && !isThere.test(address.group(1));
        };
    }
}
