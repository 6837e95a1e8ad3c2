import { pageLanguage } from '../board/text/page-language.js';
import type { Stroke } from './lines.js';

/** What stands at a chart's axes, and whether the one below is logarithmic. */
export interface Axes {
  readonly x: string;
  readonly y: string;
  readonly log: boolean;
  /** Whether values are counts: nothing between two whole numbers is named. */
  readonly whole: boolean;
}

/** Colours and type of a chart, as they are just now. */
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

export const lineWidth = (bold: boolean | undefined): number => (bold ? 2.5 : 1.5);

export const colourName = (index: number): string => COLOURS[index % COLOURS.length]!;

export const lineColour = (paint: Paint, index: number): string => paint.lines[index % paint.lines.length]!;

/** The colours as they are just now: pictures know no custom properties, and those follow the colour scheme. */
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

const NUMBER = new Intl.NumberFormat(pageLanguage(), { maximumSignificantDigits: 4 });
const SHORT = new Intl.NumberFormat(pageLanguage(), { notation: 'compact', maximumSignificantDigits: 3 });

export const numeral = (value: number | null | undefined): string => (value == null ? '–' : NUMBER.format(value));

/** For the ticks of an axis. */
export const shortNumeral = (value: number): string => SHORT.format(value);

export const isPowerOfTen = (value: number): boolean => Number.isInteger(Math.round(Math.log10(value) * 1e6) / 1e6);

const STEPS = [1, 2, 5];

/** By how much named values may differ, ascending: round numbers, and of counts whole ones. */
export function tickSteps(whole: boolean): number[] {
  const powers = Array.from({ length: 24 }, (_, i) => i - 9).filter((power) => power >= 0 || !whole);
  return powers.flatMap((power) => STEPS.map((step) => Number(`${step}e${power}`)));
}

/** How far the value axis goes: from zero, or below where values are, to a little above the largest. */
export function valueRange(least: number | null, most: number): [number, number] {
  return [Math.min(0, least ?? 0), most > 0 ? most * 1.04 : 1];
}
