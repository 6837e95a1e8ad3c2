package org.crosscage.play.ui.help;

/// Help that a player asked for, in a card that can be closed again.
public sealed interface HelpPresenter permits DifficultyPresenter, HelpPanel, HintPresenter, StepsPresenter {

    boolean isOpen();

    /// Does nothing when it is closed.
    void close();
}
