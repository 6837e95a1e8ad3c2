package org.crosscage.play.ui.walkthrough;

import com.vaadin.flow.router.QueryParameters;
import java.util.ArrayList;
import org.crosscage.player.TechniqueSelection;
import org.crosscage.teach.Walkthrough.Extent;
import org.crosscage.teach.words.WalkthroughPlayback;

/// How an address says which playback it asks for.
final class SolveAddress {

    private static final String FROM = "from";
    private static final String WITH = "with";
    private static final String STEPS = "steps";

    private SolveAddress() {}

    /// What an address asks for: what is shown first, unless it says otherwise.
    static WalkthroughPlayback.Request read(QueryParameters address, TechniqueSelection own) {
        return new WalkthroughPlayback.Request(
                address.getSingleParameter(FROM).isPresent(),
                address.getSingleParameter(WITH).isPresent() ? TechniqueSelection.STANDARD : own,
                address.getSingleParameter(STEPS).isPresent() ? Extent.ALL : Extent.NEEDED);
    }

    /// How an address asks for something; may be empty.
    static String write(WalkthroughPlayback.Request request, TechniqueSelection own) {
        var asked = new ArrayList<String>();
        if (request.here()) {
            asked.add(FROM + "=here");
        }
        if (!request.techniques().equals(own)) {
            asked.add(WITH + "=standard");
        }
        if (request.extent() == Extent.ALL) {
            asked.add(STEPS + "=all");
        }
        return asked.isEmpty() ? "" : "?" + String.join("&", asked);
    }
}
