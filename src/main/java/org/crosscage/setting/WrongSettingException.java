package org.crosscage.setting;

/// A setting has a value that nobody can use.
public final class WrongSettingException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /// @param setting its name, such as `crosscage.proxy`
    /// @param expected what is to be there instead
    public WrongSettingException(String setting, String value, String expected) {
        super("The setting %s is '%s'; it must be %s.".formatted(setting, value, expected));
    }
}
