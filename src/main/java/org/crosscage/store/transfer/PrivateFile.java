package org.crosscage.store.transfer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// A file that its owner alone may read, from the moment it is there, where the file system knows owners.
final class PrivateFile {

    private static final FileAttribute<?> OWNER_ALONE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private PrivateFile() {}

    /// @throws java.nio.file.FileSystemException when it is there already, or cannot be
    static void create(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, OWNER_ALONE);
        } else {
            Files.createFile(file);
        }
    }
}
