package org.crosscage.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.crosscage.core.generate.GenerateRequest;
import org.crosscage.core.generate.Grade;
import org.crosscage.core.kind.GeneratorOption;
import org.crosscage.core.kind.OptionException;
import org.crosscage.core.kind.PuzzleKind;
import org.crosscage.core.kind.Size;
import org.crosscage.core.logic.Technique;
import org.crosscage.core.model.Puzzle;
import org.crosscage.kind.PuzzleKinds;
import org.crosscage.library.OptionTable;
import org.crosscage.library.PuzzleOrder;
import org.crosscage.library.PuzzleRequirements;
import org.crosscage.texts.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What is wanted of new puzzles, for every command that makes some.
public final class OrderOptions {

    /// Of a kind that has puzzles of this size.
    private static final Size USUAL_SIZE = new Size(9, 9);

    /// What can be asked of new puzzles of some kind, each once.
    private final Map<GeneratorOption, OptionSpec> options = new LinkedHashMap<>();

    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--kind", paramLabel = "KIND", completionCandidates = KindIds.class)
    private Optional<String> kind = Optional.empty();

    @Option(names = "--size", paramLabel = "SIZE")
    private Optional<Size> size = Optional.empty();

    @Option(names = "--grade", paramLabel = "GRADE")
    private Optional<String> grade = Optional.empty();

    @Option(names = "--technique", paramLabel = "ID")
    private Optional<String> technique = Optional.empty();

    @AllowedNumbers(least = 1)
    @Option(names = "--tries", paramLabel = "N")
    private Optional<Integer> tries = Optional.empty();

    private final Texts texts = Texts.in(Locale.getDefault());

    /// The kinds, as the help lists them.
    static final class KindIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return PuzzleKinds.all().stream().map(PuzzleKind::id).iterator();
        }
    }

    /// Adds the options that the kinds have.
    @Spec(Spec.Target.MIXEE)
    void addTo(CommandSpec command) {
        spec = command;
        for (var kind : PuzzleKinds.all()) {
            for (var option : kind.options()) {
                if (options.keySet().stream().noneMatch(known -> known.name().equals(option.name()))) {
                    var added = OptionSpec.builder("--" + option.name())
                            .paramLabel("${bundle:" + option.name() + ".label}")
                            .type(String.class)
                            .build();
                    command.addOption(added);
                    options.put(option, added);
                }
            }
        }
    }

    /// Whether anything at all is said of new puzzles.
    public boolean areGiven() {
        return Stream.of(kind, size, grade, technique, tries).anyMatch(Optional::isPresent)
                || options.values().stream().anyMatch(option -> option.getValue() != null);
    }

    /// @throws ParameterException in words, when there is no such kind, size, grade or technique, or an option
    ///     cannot be fulfilled
    public PuzzleOrder order() {
        var chosen = kind();
        var requirements = requirements(chosen);
        var onlySize = understood(() -> chosen.onlySize(requirements.options()));
        var order =
                new PuzzleOrder(chosen.id(), size.or(() -> onlySize).orElseGet(() -> usualSize(chosen)), requirements);
        requireSupported(chosen, order, onlySize);
        return order;
    }

    /// The techniques that are asked for, by the kinds that have them; all where neither is named.
    ///
    /// @throws ParameterException in words, when there is no such kind, or none of the kinds has such a technique
    public Map<PuzzleKind, List<Technique>> techniques() {
        var kinds = kind.isPresent() ? List.of(kind()) : PuzzleKinds.all();
        var asked = new LinkedHashMap<PuzzleKind, List<Technique>>();
        for (var each : kinds) {
            var found = each.techniques().stream()
                    .filter(one -> technique.map(one.id()::equals).orElse(true))
                    .toList();
            if (!found.isEmpty()) {
                asked.put(each, found);
            }
        }
        if (asked.isEmpty()) {
            throw wrong(
                    kind.isPresent() ? "cli.no-technique" : "cli.no-technique.of-any-kind",
                    technique.orElseThrow(),
                    ids(kinds.stream()
                            .flatMap(each -> each.techniques().stream())
                            .map(Technique::id)
                            .distinct()));
        }
        return asked;
    }

    /// What is to be said before the first try: options that did not come up when they were measured.
    public List<String> doubts(PuzzleOrder order) {
        return order.requirements().options().entrySet().stream()
                .filter(option -> !OptionTable.standard()
                        .mayComeUp(
                                new OptionTable.Option(order.kind(), order.size(), option.getKey(), option.getValue()),
                                order.requirements().grade()))
                .map(option -> texts.say("cli.hardly", "option", "--" + option.getKey() + " " + option.getValue()))
                .toList();
    }

    private PuzzleKind kind() {
        if (kind.isEmpty()) {
            return PuzzleKinds.all().getFirst();
        }
        var id = kind.get();
        return PuzzleKinds.find(id)
                .orElseThrow(() ->
                        wrong("cli.no-kind", id, ids(PuzzleKinds.all().stream().map(PuzzleKind::id))));
    }

    private static Size usualSize(PuzzleKind chosen) {
        return chosen.drafts().supports(USUAL_SIZE.rows(), USUAL_SIZE.columns()) ? USUAL_SIZE : chosen.usualSize();
    }

    private PuzzleRequirements requirements(PuzzleKind chosen) {
        var typed = new HashMap<String, String>();
        options.forEach((option, found) -> {
            String value = found.getValue();
            if (value != null) {
                typed.put(option.name(), option.isFile() ? fileOf(option, value) : value);
            }
        });
        var wantedGrade = grade.map(this::grade);
        technique.ifPresent(id -> requireTechnique(chosen, id, wantedGrade));
        return new PuzzleRequirements(wantedGrade, technique, tries.orElse(GenerateRequest.TRIES), typed);
    }

    private String fileOf(GeneratorOption option, String file) {
        try {
            return Files.readString(Path.of(file));
        } catch (IOException | InvalidPathException e) {
            throw new ParameterException(
                    spec.commandLine(), texts.say("cli.no-option-file", "option", option.name(), "found", file));
        }
    }

    private Grade grade(String typed) {
        return Grade.of(typed.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> wrong(
                        "cli.no-grade", typed, ids(Stream.of(Grade.values()).map(Grade::id))));
    }

    private void requireTechnique(PuzzleKind chosen, String id, Optional<Grade> wanted) {
        var found = chosen.technique(id)
                .orElseThrow(() -> wrong(
                        "cli.no-technique", id, ids(chosen.techniques().stream().map(Technique::id))));
        if (wanted.filter(one -> one.compareTo(Grade.of(found.tier())) < 0).isPresent()) {
            throw wrong("cli.technique-too-hard", id, wanted.get().id());
        }
    }

    private void requireSupported(PuzzleKind chosen, PuzzleOrder order, Optional<Size> onlySize) {
        var drafts = understood(() -> chosen.drafts(order.requirements().options()));
        if (drafts.supports(order.size().rows(), order.size().columns())) {
            return;
        }
        if (onlySize.filter(only -> !only.equals(order.size())).isPresent()) {
            throw wrong(
                    "cli.size-and-option",
                    order.size().toString(),
                    onlySize.get().toString());
        }
        throw new SupportedSizes(chosen, spec, texts).refusal(order.size(), optionThatSetsTheSize(chosen, order));
    }

    /// As it is typed, without its value.
    private static Optional<String> optionThatSetsTheSize(PuzzleKind chosen, PuzzleOrder order) {
        return order.requirements().options().entrySet().stream()
                .filter(option -> chosen.onlySize(Map.ofEntries(option)).isPresent())
                .map(option -> "--" + option.getKey())
                .findFirst();
    }

    /// What a kind makes of the options, or its complaint in words.
    private <T> T understood(Supplier<T> options) {
        try {
            return options.get();
        } catch (OptionException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    texts.say("cli.option." + e.problem().key(), e.problem().arguments()));
        }
    }

    /// What is to be said of a puzzle that was made of an order.
    public Optional<String> remark(Puzzle puzzle, PuzzleOrder order) {
        return PuzzleKinds.of(order.kind())
                .remark(puzzle, order.requirements().options())
                .map(message -> texts.say("cli.remark." + message.key(), message.arguments()));
    }

    private ParameterException wrong(String key, String found, String expected) {
        return new ParameterException(spec.commandLine(), texts.say(key, "found", found, "expected", expected));
    }

    private static String ids(Stream<String> ids) {
        return ids.collect(Collectors.joining(", "));
    }
}
