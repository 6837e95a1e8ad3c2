import uPlot from 'uplot';
import type { Lines, LineStyle } from './lines.js';
import { DASHES, isPowerOfTen, lineColour, lineWidth, shortNumeral, tickSteps, valueRange, type Axes, type Paint } from './paint.js';

const short = (_: uPlot, values: number[]): (string | null)[] =>
  values.map((value) => (value == null ? null : shortNumeral(value)));

/** Of a logarithmic axis only the powers of ten are named. */
const powers = (_: uPlot, values: number[]): (string | null)[] =>
  values.map((value) => (value != null && isPowerOfTen(value) ? shortNumeral(value) : null));

export function plotOptions(
  size: { width: number; height: number },
  axes: Axes,
  styles: readonly LineStyle[],
  paint: Paint,
  few: (line: number) => boolean,
  moved: (place: number | undefined) => void,
): uPlot.Options {
  const font = `12px ${paint.font}`;
  const axis = {
    stroke: paint.ink,
    font,
    grid: { stroke: paint.hair, width: 1 },
    ticks: { stroke: paint.hair, width: 1, size: 4 },
  };
  return {
    ...size,
    padding: [8, 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: {
      x: { time: false, ...(axes.log ? { distr: 3, range: (_, min, max) => placeRange(min, max) } : {}) },
      y: { range: (_, min, max) => valueRange(min, max) },
    },
    axes: [
      { ...axis, size: 28, gap: 4, ...(axes.log ? { values: powers } : { values: short }) },
      { ...axis, size: 48, gap: 4, values: short, incrs: tickSteps(axes.whole) },
    ],
    series: [
      {},
      ...styles.map((style) => ({
        label: style.name,
        stroke: lineColour(paint, style.colour),
        width: lineWidth(style.bold),
        dash: DASHES[style.stroke],
        spanGaps: true,
        // a line of one point, or of a few, would not be seen
        points: { show: (_: uPlot, series: number) => few(series - 1), size: 6 },
      })),
    ],
    hooks: {
      setCursor: [
        (plot) => {
          const index = plot.cursor.idx;
          moved(index == null || plot.cursor.left! < 0 ? undefined : plot.data[0][index]);
        },
      ],
    },
  };
}

/** From the power of ten below to what is above; a single place begins a power of ten and has none below. */
function placeRange(least: number | null, most: number | null): uPlot.Range.MinMax {
  return least == null || most == null ? [null, null] : uPlot.rangeLog(least, least === most ? 10 * most : most, 10, false);
}

/** All lines over all places; a line has nothing where it has no point. */
export function aligned(lines: Lines): uPlot.AlignedData {
  const tables = lines.tables.map(([x, y]) => [[...x], [...y]] as [number[], number[]]);
  return tables.length === 1 ? tables[0]! : uPlot.join(tables);
}
