package org.crosscage.offline.jdk;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/// [Matcher#results()] and [Matcher#replaceAll(Function)], which TeaVM has not.
public final class Matches {

    private Matches() {}

    public static Stream<MatchResult> of(Matcher matcher) {
        List<MatchResult> matches = new ArrayList<>();
        while (matcher.find()) {
            matches.add(matcher.toMatchResult());
        }
        return matches.stream();
    }

    public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
        var replaced = new StringBuffer();
        matcher.reset();
        while (matcher.find()) {
            matcher.appendReplacement(replaced, replacement.apply(matcher.toMatchResult()));
        }
        return matcher.appendTail(replaced).toString();
    }
}
