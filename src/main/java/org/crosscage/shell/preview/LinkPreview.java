package org.crosscage.shell.preview;

import java.util.function.Supplier;

/// What somebody sees of a page before opening it, where its address was passed on.
///
/// @param title in a few words
/// @param description in a sentence
/// @param picture address of the image on this server, such as `/preview/home.png`
/// @param seen what the image shows, for who does not see it
/// @param image draws it: a PNG file of [#WIDTH] × [#HEIGHT] pixels
public record LinkPreview(String title, String description, String picture, String seen, Supplier<byte[]> image) {

    /// In pixels: the shape that the programs showing such images cut nothing from.
    public static final int WIDTH = 1200;

    public static final int HEIGHT = 630;

    /// Where images are.
    public static final String FOLDER = "/preview";
}
