import type { Lines, LineStyle } from './lines.js';
import { DASHES, isPowerOfTen, lineColour, lineWidth, shortNumeral, tickSteps, valueRange, type Axes, type Paint } from './paint.js';

const WIDTH = 960;
const HEIGHT = 480;
const LEFT = 64;
const RIGHT = 24;
const FOOT = 56;
const HEAD = 62;
/** A row of the legend. */
const ROW = 22;
/** How many values are named at an axis, about. */
const TICKS = 6;

/** What is written above a chart. */
export interface Heading {
  readonly title: string;
  /** Of which puzzle and seed it is. */
  readonly about: string;
}

/** Where a value stands on an axis, and which values are named there. */
interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** A chart as an SVG drawing by itself: title, legend, axes and lines, in the colours of the page. */
export function drawing({ title, about }: Heading, axes: Axes, styles: readonly LineStyle[], lines: Lines, paint: Paint): string {
  const top = HEAD + styles.length * ROW + 12;
  const bottom = top + HEIGHT - FOOT;
  const points = lines.tables;
  const x = placeScale(points.flatMap(([places]) => places), axes.log);
  const y = valueScale(points.flatMap(([, values]) => values), top, bottom, axes.whole);
  const height = top + HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    ` font-family="${escaped(paint.font)}" font-size="13" fill="${paint.ink}">`,
    `<rect width="100%" height="100%" fill="${paint.surface}"/>`,
    `<text x="16" y="27" font-size="16" font-weight="600">${escaped(`${title} · ${axes.y}`)}</text>`,
    `<text x="16" y="49">${escaped(about)}</text>`,
    ...styles.map((style, i) => legend(style, HEAD + i * ROW + ROW / 2, paint)),
    ...x.ticks.map((value) => vertical(x.at(value), top, bottom, shortNumeral(value), paint)),
    ...y.ticks.map((value) => horizontal(y.at(value), shortNumeral(value), paint)),
    ...styles.map((style, i) => line(style, points[i]!, x, y, paint)),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${bottom + 42}" text-anchor="middle">${escaped(axes.x)}</text>`,
    '</svg>',
  ].join('\n');
}

function placeScale(places: readonly number[], log: boolean): Scale {
  const [first, last] = extent(places);
  const room = WIDTH - LEFT - RIGHT;
  if (!log) {
    const span = last - first || 1;
    return { at: (value) => LEFT + ((value - first) / span) * room, ticks: even(first, first + span, false) };
  }
  const low = Math.floor(Math.log10(first));
  const high = Math.max(low + 1, Math.ceil(Math.log10(last)));
  const powers = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  return { at: (value) => LEFT + ((Math.log10(value) - low) / (high - low)) * room, ticks: powers.filter(isPowerOfTen) };
}

function valueScale(values: readonly number[], top: number, bottom: number, whole: boolean): Scale {
  const [least, most] = valueRange(...extent(values));
  return { at: (value) => bottom - ((value - least) / (most - least)) * (bottom - top), ticks: even(least, most, whole) };
}

/** The least and the largest; lines may have more points than a call takes arguments. */
function extent(values: readonly number[]): [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** Round values from one to another. */
function even(least: number, most: number, whole: boolean): number[] {
  const rough = (most - least) / TICKS;
  const step = tickSteps(whole).find((each) => each >= rough)!;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

function legend(style: LineStyle, y: number, paint: Paint): string {
  return `<path d="M16 ${y}h30" ${stroke(style, paint)}/><text x="54" y="${y + 4.5}">${escaped(style.name)}</text>`;
}

function line(style: LineStyle, [places, values]: readonly [readonly number[], readonly number[]], x: Scale, y: Scale, paint: Paint): string {
  const points = places.map((place, i) => [round(x.at(place)), round(y.at(values[i]!))] as const);
  const [only] = points;
  if (points.length === 1 && only) {
    return `<circle cx="${only[0]}" cy="${only[1]}" r="3" fill="${lineColour(paint, style.colour)}"/>`;
  }
  return `<polyline points="${points.map((point) => point.join(',')).join(' ')}" ${stroke(style, paint)}/>`;
}

function stroke({ colour, bold, stroke: kind }: LineStyle, paint: Paint): string {
  const dashes = DASHES[kind].length > 0 ? ` stroke-dasharray="${DASHES[kind].join(' ')}"` : '';
  return `fill="none" stroke="${lineColour(paint, colour)}" stroke-width="${lineWidth(bold)}" stroke-linejoin="round"${dashes}`;
}

function vertical(x: number, top: number, bottom: number, label: string, paint: Paint): string {
  const at = round(x);
  return `<path d="M${at} ${top}V${bottom}" stroke="${paint.hair}"/><text x="${at}" y="${bottom + 20}" text-anchor="middle">${label}</text>`;
}

function horizontal(y: number, label: string, paint: Paint): string {
  const at = round(y);
  return `<path d="M${LEFT} ${at}H${WIDTH - RIGHT}" stroke="${paint.hair}"/><text x="${LEFT - 8}" y="${at + 4.5}" text-anchor="end">${label}</text>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
