import uPlot from 'uplot';
import type { Lines, LineStyle, Stroke } from './lines.js';

/** What the chart's axes are: logarithmic or plain, and what stands at them. */
export interface Axes {
  readonly x: string;
  readonly y: string;
  readonly log: boolean;
}

export interface Paint {
  readonly ink: string;
  readonly hair: string;
  readonly surface: string;
  readonly font: string;
  readonly lines: readonly string[];
}

/** Custom properties whose colours stand apart from every surface, one for each racer. */
const COLOURS = ['--found', '--chain-not', '--cause', '--chain'];

export const DASHES: Readonly<Record<Stroke, number[]>> = {
  solid: [],
  dashed: [8, 4],
  dotted: [2, 4],
  'dash-dot': [10, 4, 2, 4],
};

export const colourName = (index: number): string => COLOURS[index % COLOURS.length]!;

/** The colours as they are just now: canvas knows no custom properties, and those follow the colour scheme. */
export function paintOf(host: HTMLElement, probe: HTMLElement): Paint {
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  return {
    ink: colour('--ink-2'),
    hair: colour('--hair'),
    surface: colour('--surface'),
    font: getComputedStyle(host).fontFamily,
    lines: COLOURS.map(colour),
  };
}

const NUMBER = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 4 });
const SHORT = new Intl.NumberFormat(undefined, { notation: 'compact', maximumSignificantDigits: 3 });

export const numeral = (value: number | null | undefined): string => (value == null ? '–' : NUMBER.format(value));

const short = (_: uPlot, values: number[]): (string | null)[] =>
  values.map((value) => (value == null ? null : SHORT.format(value)));

/** Of a logarithmic axis only the powers of ten are named. */
const powers = (_: uPlot, values: number[]): (string | null)[] =>
  values.map((value) =>
    value != null && Number.isInteger(Math.round(Math.log10(value) * 1e6) / 1e6) ? SHORT.format(value) : null,
  );

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
      x: { time: false, distr: axes.log ? 3 : 1 },
      y: { range: (_, min, max) => [Math.min(0, min ?? 0), max > 0 ? max * 1.04 : 1] },
    },
    axes: [
      { ...axis, size: 28, gap: 4, ...(axes.log ? { values: powers } : { values: short }) },
      { ...axis, size: 48, gap: 4, values: short },
    ],
    series: [
      {},
      ...styles.map((style) => ({
        label: style.name,
        stroke: paint.lines[style.colour % paint.lines.length]!,
        width: style.bold ? 2.5 : 1.5,
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

/** All lines over all places; a line has nothing where it has no point. */
export function aligned(lines: Lines): uPlot.AlignedData {
  const tables = lines.tables.map(([x, y]) => [[...x], [...y]] as [number[], number[]]);
  return tables.length === 1 ? tables[0]! : uPlot.join(tables);
}
