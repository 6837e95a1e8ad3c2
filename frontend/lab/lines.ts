/** What a chart draws: lines to which points are added while a race goes on. No drawing, no page. */

/** How a line is drawn, besides its colour. */
export type Stroke = 'solid' | 'dashed' | 'dotted' | 'dash-dot';

export interface LineStyle {
  readonly name: string;
  /** Which of the colours of racers, from 0. */
  readonly colour: number;
  readonly stroke: Stroke;
  readonly bold?: boolean;
}

/** Points of one line, by its index, each later than the ones before. */
export interface Points {
  readonly line: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

interface Series {
  readonly x: number[];
  readonly y: number[];
}

const MOST_ROWS = 12;

export class Lines {
  #series: Series[] = [];

  constructor(count = 0) {
    this.#series = Array.from({ length: count }, () => ({ x: [], y: [] }));
  }

  get isEmpty(): boolean {
    return this.#series.every((line) => line.x.length === 0);
  }

  /** Each line as its places and values, ascending. */
  get tables(): readonly (readonly [readonly number[], readonly number[]])[] {
    return this.#series.map((line) => [line.x, line.y]);
  }

  clear(line: number): void {
    this.#series[line] = { x: [], y: [] };
  }

  /** A point at a place that the line has already takes the other one's place. */
  add({ line, x, y }: Points): void {
    const series = this.#series[line];
    if (!series) {
      return;
    }
    x.forEach((place, i) => {
      if (series.x.at(-1)! >= place) {
        series.y[series.y.length - 1] = y[i]!;
      } else {
        series.x.push(place);
        series.y.push(y[i]!);
      }
    });
  }

  /** The value of a line at a place: that of the last point up to there. */
  at(line: number, place: number): number | undefined {
    const { x, y } = this.#series[line]!;
    let low = 0;
    let high = x.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (x[middle]! <= place) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return y[low - 1];
  }

  last(line: number): number | undefined {
    return this.#series[line]?.y.at(-1);
  }

  /** A few places from the first to the last, evenly on a logarithmic axis or a plain one, at which lines have points. */
  rows(log: boolean): number[] {
    const places = [...new Set(this.#series.flatMap((line) => line.x))].sort((a, b) => a - b);
    if (places.length <= MOST_ROWS) {
      return places;
    }
    const scale = (x: number): number => (log ? Math.log(Math.max(x, Number.MIN_VALUE)) : x);
    const [first, last] = [scale(places[0]!), scale(places.at(-1)!)];
    const rows = Array.from({ length: MOST_ROWS }, (_, i) => {
      const wanted = first + ((last - first) * i) / (MOST_ROWS - 1);
      return places.reduce((best, x) => (Math.abs(scale(x) - wanted) < Math.abs(scale(best) - wanted) ? x : best));
    });
    return [...new Set(rows)];
  }
}
