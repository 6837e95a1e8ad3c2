package org.crosscage.offline.jdk;

import org.teavm.jso.JSBody;

/// Numbers to and from text by the browser: what TeaVM has for that is 10 kB on the way there.
public final class Doubles {

    /// From here on the JDK writes an exponent.
    private static final double LARGE = 1e7;

    private Doubles() {}

    /// As [Double#parseDouble], of what JSON and the JDK write.
    public static double parse(String text) {
        double number = number(text);
        if (Double.isNaN(number)) {
            throw new NumberFormatException(text);
        }
        return number;
    }

    /// As [StringBuilder#append(double)], of numbers that the JDK writes without an exponent: 0, and from 10^-3 up to
    /// 10^7, below and above 0. Others are spelled as the browser does, and -0.0 has no sign.
    public static StringBuilder append(StringBuilder words, double number) {
        words.append(text(number));
        return number == Math.rint(number) && Math.abs(number) < LARGE ? words.append(".0") : words;
    }

    @JSBody(params = "text", script = "return text.trim() === '' ? NaN : Number(text);")
    private static native double number(String text);

    @JSBody(params = "number", script = "return String(number);")
    private static native String text(double number);
}
