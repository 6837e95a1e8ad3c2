package org.crosscage.offline;

import java.util.List;

/// Numbers in English words, which browsers do not know.
final class EnglishNumbers {

    private static final List<String> BELOW_TWENTY = List.of(
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");
    private static final List<String> TENS =
            List.of("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
    private static final int TEN = 10;
    private static final int TWENTY = 20;
    private static final int HUNDRED = 100;
    private static final int THOUSAND = 1000;
    private static final int MILLION = THOUSAND * THOUSAND;

    private EnglishNumbers() {}

    /// Hints count what people can follow; larger numbers stay digits.
    ///
    /// @param digits what a number is in digits
    static String words(long number, String digits) {
        if (number < 0 || number >= MILLION) {
            return digits;
        }
        int n = (int) number;
        if (n >= THOUSAND) {
            var thousands = words(n / THOUSAND, digits) + " thousand";
            return n % THOUSAND == 0 ? thousands : thousands + " " + words(n % THOUSAND, digits);
        }
        if (n < TWENTY) {
            return BELOW_TWENTY.get(n);
        }
        if (n < HUNDRED) {
            var tens = TENS.get(n / TEN - 2);
            return n % TEN == 0 ? tens : tens + "-" + BELOW_TWENTY.get(n % TEN);
        }
        var hundreds = BELOW_TWENTY.get(n / HUNDRED) + " hundred";
        return n % HUNDRED == 0 ? hundreds : hundreds + " " + words(n % HUNDRED, digits);
    }
}
