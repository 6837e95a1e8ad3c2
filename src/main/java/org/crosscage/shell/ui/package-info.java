/// The frame that every view stands in: header, navigation, footer, appearance, error pages. A view itself belongs
/// to the `ui` package of its feature.
@NullMarked
package org.crosscage.shell.ui;

import org.jspecify.annotations.NullMarked;
