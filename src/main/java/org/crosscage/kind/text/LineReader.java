package org.crosscage.kind.text;

import java.util.ArrayList;
import java.util.List;
import org.crosscage.core.kind.FormatException;
import org.crosscage.core.kind.Line;
import org.crosscage.core.kind.Lines;

/// Reads the ids and addresses among the words of a line.
record LineReader(FormatSet formats, Findings findings, SearchEffort effort) {

    /// @param rest the line and those behind it, which may be the rest of an address
    /// @return how many of those behind it were
    int read(List<Line> rest) {
        var line = rest.getFirst();
        if (!formats.isWhole() && OtherProgram.isSavedGame(line)) {
            findings.add(line.whole().error(formats.unknown()));
            return rest.size() - 1; // its other lines are no ids, even where they look so
        }
        int before = findings.count();
        int joined = FormatSet.mayBeId(line.text()) && isShort(line) ? readAddresses(rest) : 0;
        if (before == findings.count()) {
            OtherProgram.fault(line)
                    .ifPresentOrElse(
                            findings::add,
                            () -> formats.nearestOfLine(line.text())
                                    .ifPresent(nearest -> findings.read(() -> nearest.read(List.of(line)))));
        }
        return joined;
    }

    private boolean isShort(Line line) {
        try {
            Lines.requireShort(line);
            return true;
        } catch (FormatException e) {
            findings.add(e);
            return false;
        }
    }

    private int readAddresses(List<Line> rest) {
        var best = List.<PastedAddress.Found>of();
        for (var addresses : PastedAddress.in(rest, formats)) {
            var found = found(addresses);
            best = best.isEmpty() || hasEntry(found) ? found : best;
            if (hasEntry(best)) {
                break;
            }
        }
        best.forEach(found -> {
            found.entry().ifPresent(findings::add);
            found.fault().ifPresent(findings::add);
        });
        return best.isEmpty() ? 0 : best.getLast().joined();
    }

    private List<PastedAddress.Found> found(List<PastedAddress> addresses) {
        var found = new ArrayList<PastedAddress.Found>();
        for (var address : addresses) {
            if (effort.checkTime(address.token())) {
                break;
            }
            Lines.requireRoom(findings.count() + found.size(), address.token());
            found.add(address.read());
        }
        return found;
    }

    private static boolean hasEntry(List<PastedAddress.Found> found) {
        return found.stream().anyMatch(one -> one.entry().isPresent());
    }
}
