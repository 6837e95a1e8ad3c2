package org.crosscage.shell.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;

/// A name that somebody else may have given, among words: in whichever direction it is read, the words around it stay
/// where they are.
@Tag("bdi")
public final class ForeignName extends Component {

    private static final long serialVersionUID = 1L;

    public ForeignName(String name) {
        getElement().setText(name);
    }
}
