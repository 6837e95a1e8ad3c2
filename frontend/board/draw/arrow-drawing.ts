import type { Arrow, ArrowEnd } from '../puzzle/types.js';
import { curveBetween, freest, headOf, lineOf, pointBeside, pointOf, shortened, type Curve, type Disc, type Point } from './arrow-path.js';
import { CELL, svg } from './svg.js';

/** Where things stand that arrows go between and that their numbers should not hide. */
export interface ArrowGround {
  /** The top left corner of a cell. */
  corner(cell: number): Point;
  /** The mark of a digit, where it shows; undefined where it does not. */
  mark(cell: number, digit: number): Disc | undefined;
  /** Everything written around a point. */
  written(at: Point): readonly Disc[];
}

/** More numbers than these are drawn thinner: one reads them one by one. */
const MANY = 9;

/** An end that is a whole cell reaches up to here. */
const CELL_RADIUS = 23;

/** An arrow of less than so many radii of a number is short. */
const SHORT = 5;

/** Places for a number along its arrow, best first. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/**
 * The chain of thought of a hint: arrows under what is written, their numbers over it. Each number can be pointed at, which
 * makes the others fade.
 */
export class ArrowDrawing {
  readonly lines = svg('g', { class: 'arrows' });
  readonly numbers = svg('g', { class: 'arrows' });
  #arrows: readonly Arrow[] = [];
  #ground: ArrowGround | undefined;
  #shown = '';
  #cellPixels = CELL;
  #pointed: number | undefined;

  /** `key` tells grounds apart on which the same arrows are drawn differently. */
  paint(arrows: readonly Arrow[], ground: ArrowGround, key: string): void {
    const shown = arrows.length === 0 ? '' : `${key} ${JSON.stringify(arrows)}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#arrows = arrows;
      this.#ground = ground;
      this.#pointed = undefined;
      this.#draw();
    }
  }

  /** Numbers and heads keep their size on the screen, as far as a cell has room for them. */
  scale(cellPixels: number): void {
    if (cellPixels !== this.#cellPixels) {
      this.#cellPixels = cellPixels;
      this.#draw();
    }
  }

  /** Brings the arrows of one number out; undefined all of them again. Returns the cell that it is about. */
  point(number: number | undefined): number | undefined {
    this.#pointed = number;
    this.#fade();
    return this.#arrows.find((arrow) => arrow.number === number)?.to.cell;
  }

  #draw(): void {
    this.lines.replaceChildren();
    this.numbers.replaceChildren();
    if (this.#ground && this.#arrows.length > 0) {
      const numbered: Disc[] = [];
      this.#arrows.forEach((arrow) => this.#drawOne(arrow, this.#ground!, numbered));
    }
    const many = new Set(this.#arrows.map(({ number }) => number)).size > MANY;
    this.lines.classList.toggle('many', many);
    this.#fade();
  }

  #drawOne(arrow: Arrow, ground: ArrowGround, numbered: Disc[]): void {
    const target = discOf(arrow.to, ground);
    const group = svg('g', { class: arrow.says, 'data-number': arrow.number });
    const head = within(9 * this.#unit, 7, 15);
    if (arrow.says === 'supposed') {
      group.append(svg('circle', { cx: target.x, cy: target.y, r: target.r + 1, class: 'start' }));
    } else if (arrow.says === 'nothing') {
      const dead = [...arrow.from.map(({ cell }) => cell), arrow.to.cell];
      dead.forEach((cell) => group.append(...deadCell(ground.corner(cell), cell === arrow.to.cell)));
    }
    const curves = arrow.from.flatMap((end) => curveBetween(discOf(end, ground), target) ?? []);
    for (const curve of curves) {
      const line = lineOf(shortened(curve, head * 0.8));
      group.append(
        svg('path', { d: line, class: 'casing' }),
        svg('path', { d: line, class: 'shaft' }),
        svg('path', { d: headOf(curve, head), class: 'head' }),
      );
    }
    this.lines.append(group);
    this.#number(arrow, numberPlaces(curves, target, this.#radius), ground, numbered);
  }

  #number({ number, says }: Arrow, places: readonly Point[], ground: ArrowGround, numbered: Disc[]): void {
    const r = this.#radius;
    const hidden = [...new Set(places.flatMap((place) => ground.written(place))), ...numbered];
    const { x, y } = freest(places, r, hidden);
    numbered.push({ x, y, r });
    const text = String(number);
    const size = r * (text.length > 1 ? 1.2 : 1.5);
    this.numbers.append(
      svg(
        'g',
        { class: says, 'data-number': number },
        svg('circle', { cx: x, cy: y, r }),
        svg('text', { x, y: y + size * 0.36, 'font-size': size }, text),
      ),
    );
  }

  #fade(): void {
    for (const group of [this.lines, this.numbers]) {
      group.classList.toggle('pointed', this.#pointed !== undefined);
      for (const one of group.children) {
        one.classList.toggle('now', one.getAttribute('data-number') === String(this.#pointed));
      }
    }
  }

  /** Drawing units to a pixel. */
  get #unit(): number {
    return CELL / this.#cellPixels;
  }

  get #radius(): number {
    return within(7.5 * this.#unit, 6.5, 13);
  }
}

/** A single digit whose mark shows is an end by itself, everything else is the cell. */
function discOf({ cell, digits }: ArrowEnd, ground: ArrowGround): Disc {
  const mark = digits.length === 1 ? ground.mark(cell, digits[0]!) : undefined;
  const { x, y } = ground.corner(cell);
  return mark ?? { x: x + CELL / 2, y: y + CELL / 2, r: CELL_RADIUS };
}

/** On the arrows and right beside them; where there is none, around the end. */
function numberPlaces(curves: readonly Curve[], target: Disc, r: number): Point[] {
  if (curves.length > 0) {
    const on = ALONG.flatMap((t) => curves.map((curve) => pointOf(curve, t)));
    const beside = ALONG.flatMap((t) =>
      curves.flatMap((curve) => [pointBeside(curve, t, r + 2), pointBeside(curve, t, -r - 2)]),
    );
    // a number on a short arrow would hide it
    const isShort = curves.every(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) < SHORT * r);
    return isShort ? [...beside, ...on] : [...on, ...beside];
  }
  const away = target.r + r;
  return Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6 - Math.PI / 4).map((angle) => ({
    x: target.x + away * Math.cos(angle),
    y: target.y + away * Math.sin(angle),
  }));
}

/** Where the chain dies: a frame, and in the last cell a cross under what is written. */
function deadCell({ x, y }: Point, crossed: boolean): SVGElement[] {
  const frame = svg('rect', { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 4, class: 'dead' });
  const cross = `M${x + 5} ${y + 5}l${CELL - 10} ${CELL - 10}M${x + CELL - 5} ${y + 5}l${10 - CELL} ${CELL - 10}`;
  return crossed ? [frame, svg('path', { d: cross, class: 'dead cross' })] : [frame];
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
