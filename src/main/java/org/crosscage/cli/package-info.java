/// Sub-commands of the command line over the same core that the server uses. They know no web and no database;
/// words come from [org.crosscage.texts].
@NullMarked
package org.crosscage.cli;

import org.jspecify.annotations.NullMarked;
