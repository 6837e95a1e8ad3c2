/// The page on which a book is put together: what is in it, how it is laid out, its first page, and the file.
@NullMarked
package org.crosscage.print.ui;

import org.jspecify.annotations.NullMarked;
