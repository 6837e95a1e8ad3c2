import type { Lines, LineStyle } from './lines.js';

const END = '\r\n';

/**
 * All points of a chart as comma-separated values: a row for each place at which some line has a point, ascending, and
 * a column for each line, empty where that one has none. Numbers are written as programs read them, in every language.
 */
export function table(x: string, styles: readonly LineStyle[], lines: Lines): string {
  const values = lines.tables.map(([places, heights]) => new Map(places.map((place, i) => [place, heights[i]!])));
  const places = [...new Set(values.flatMap((line) => [...line.keys()]))].sort((a, b) => a - b);
  const head = [x, ...styles.map(({ name }) => name)].map(quoted);
  const rows = places.map((place) => [place, ...values.map((line) => line.get(place) ?? '')]);
  return [head, ...rows].map((row) => row.join(',') + END).join('');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
