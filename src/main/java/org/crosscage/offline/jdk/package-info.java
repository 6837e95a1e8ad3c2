/// Classes of the JDK that TeaVM has not, or has wrong, for the teacher in the browser. [JdkSubstitutions] and
/// [JdkCorrections] put them in their places; no other class of ours knows them.
@NullMarked
package org.crosscage.offline.jdk;

import org.jspecify.annotations.NullMarked;
