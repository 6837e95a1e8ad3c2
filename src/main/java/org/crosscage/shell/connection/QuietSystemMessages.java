package org.crosscage.shell.connection;

import com.vaadin.flow.server.CustomizedSystemMessages;
import com.vaadin.flow.server.SystemMessages;
import com.vaadin.flow.server.SystemMessagesInfo;
import com.vaadin.flow.server.SystemMessagesProvider;
import org.crosscage.texts.Texts;

/// What Vaadin tells the browser when a page cannot go on, in our words.
///
/// When the server does not know the page's session any more (restart, idle for too long), the client has two ways:
/// without a message it reloads the page at once, under the player's fingers; with one it shows a red box and stops
/// sending. We take the second and hide the box: `frontend/shell/session-lost.ts` notices it, takes it away and
/// fires the cancelable event `crosscage-session-lost` on `window`. Who has unsaved input (the board) cancels the
/// event and reloads when the player pauses; otherwise that module says it quietly and offers to reload.
final class QuietSystemMessages implements SystemMessagesProvider {

    private static final long serialVersionUID = 1L;

    /// Vaadin asks with every answer to a page.
    private final SystemMessages messages;

    QuietSystemMessages(Texts texts) {
        messages = messages(texts);
    }

    @Override
    public SystemMessages getSystemMessages(SystemMessagesInfo info) {
        return messages;
    }

    private static SystemMessages messages(Texts texts) {
        var messages = new CustomizedSystemMessages();
        messages.setSessionExpiredNotificationEnabled(true);
        messages.setSessionExpiredCaption("session-lost"); // a mark for the client, never shown
        messages.setSessionExpiredMessage("");
        messages.setInternalErrorCaption(texts.say("shell.trouble.title"));
        messages.setInternalErrorMessage(texts.say("shell.trouble.reload"));
        messages.setSyncErrorCaption(texts.say("shell.sync.title"));
        messages.setSyncErrorMessage(texts.say("shell.trouble.reload"));
        messages.setCookiesDisabledCaption(texts.say("shell.cookies.title"));
        messages.setCookiesDisabledMessage(texts.say("shell.cookies.text"));
        return messages;
    }
}
