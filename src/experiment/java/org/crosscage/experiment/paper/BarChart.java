package org.crosscage.experiment.paper;

import java.util.Arrays;
import java.util.List;

/// Bars beside each other as an SVG that stands for itself, in light and dark schemes, with its numbers as text.
///
/// @param title what is counted
/// @param axis what the bars stand for
/// @param labels of the bars, below them
/// @param counts their heights, at least 0
record BarChart(String title, String axis, List<String> labels, long[] counts) {

    private static final int BAR = 26;
    private static final int HEIGHT = 160;
    private static final int LEFT = 20;
    private static final int TOP = 50;

    /// @return a whole SVG document
    String svg() {
        int width = 2 * LEFT + BAR * counts.length;
        long most = Math.max(1, Arrays.stream(counts).max().orElse(1));
        var svg = new StringBuilder();
        svg.append("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s">
                <style>
                text { font: 11px sans-serif; fill: #222; text-anchor: middle } .title { font-size: 13px }
                rect { fill: #3b6fb6 } line { stroke: #888 }
                @media (prefers-color-scheme: dark) { text { fill: #ddd } rect { fill: #7aa7e0 } }
                </style>
                <text class="title" x="%d" y="20">%s</text>
                """.formatted(Math.max(width, 360), TOP + HEIGHT + 50, title, Math.max(width, 360) / 2, title));
        for (int i = 0; i < counts.length; i++) {
            int x = LEFT + i * BAR;
            long height = Math.round((double) HEIGHT * counts[i] / most);
            svg.append("""
                    <rect x="%d" y="%d" width="%d" height="%d"/><text x="%d" y="%d">%s</text><text x="%d" y="%d">%s</text>
                    """.formatted(
                            x + 2,
                            TOP + HEIGHT - height,
                            BAR - 4,
                            height,
                            x + BAR / 2,
                            TOP + HEIGHT - height - 4,
                            counts[i] == 0 ? "" : Long.toString(counts[i]),
                            x + BAR / 2,
                            TOP + HEIGHT + 15,
                            labels.get(i)));
        }
        svg.append("""
                <line x1="%d" y1="%d" x2="%d" y2="%d"/>
                <text x="%d" y="%d">%s</text>
                </svg>
                """.formatted(
                        LEFT,
                        TOP + HEIGHT,
                        LEFT + BAR * counts.length,
                        TOP + HEIGHT,
                        Math.max(width, 360) / 2,
                        TOP + HEIGHT + 38,
                        axis));
        return svg.toString();
    }
}
