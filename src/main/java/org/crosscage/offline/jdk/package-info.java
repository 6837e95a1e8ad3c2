/// Classes of the JDK that TeaVM has not, or has wrong, for the teacher in the browser. [JdkSubstitutions] puts them in
/// their places; no other class of ours knows them, and they are not in the game's jar.
@NullMarked
package org.crosscage.offline.jdk;

import org.jspecify.annotations.NullMarked;
