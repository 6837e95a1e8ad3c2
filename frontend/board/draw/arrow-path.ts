/** The geometry of arrows, in the drawing's own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round thing that an arrow leaves or reaches at its edge. */
export interface Disc extends Point {
  readonly r: number;
}

/** A curve from edge to edge: a quadratic Bézier. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far an arrow bows out, as a part of its length, and at most. */
const BOW = 0.16;
const MOST_BOW = 42;

/**
 * An arrow between two discs, bowed to the right of its way, so that one there and one back stay apart. Undefined where the
 * discs touch and there is no room for one.
 */
export function curveBetween(a: Disc, b: Disc): Curve | undefined {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length <= a.r + b.r) {
    return undefined;
  }
  const bow = Math.min(MOST_BOW, length * BOW);
  const bend = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * bow * 2,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * bow * 2,
  };
  return { from: towards(a, bend, a.r), bend, to: towards(b, bend, b.r) };
}

/** A point of the curve; t from 0 at its start to 1 at its end. */
export function pointOf({ from, bend, to }: Curve, t: number): Point {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/** A point so far to the right of the curve's way, seen at t; to the left where it is negative. */
export function pointBeside(curve: Curve, t: number, by: number): Point {
  const [here, before, after] = [pointOf(curve, t), pointOf(curve, t - 0.05), pointOf(curve, t + 0.05)];
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: here.x - ((after.y - before.y) / length) * by, y: here.y + ((after.x - before.x) / length) * by };
}

export function lineOf({ from, bend, to }: Curve): string {
  return `M${place(from)}Q${place(bend)} ${place(to)}`;
}

/** The triangle at the end, its tip where the curve ends. */
export function headOf({ bend, to }: Curve, size: number): string {
  const back = towards(to, bend, size);
  const [dx, dy] = [(to.x - back.x) / size, (to.y - back.y) / size];
  const half = size * 0.46;
  const left = { x: back.x - dy * half, y: back.y + dx * half };
  const right = { x: back.x + dy * half, y: back.y - dx * half };
  return `M${place(to)}L${place(left)}L${place(right)}z`;
}

/** The curve without its last piece, which the head covers. */
export function shortened(curve: Curve, by: number): Curve {
  return { ...curve, to: towards(curve.to, curve.bend, by) };
}

/** Of some places for a disc of radius r the one that hides least; of equal ones the first. */
export function freest(places: readonly Point[], r: number, hidden: readonly Disc[]): Point {
  const cost = (place: Point): number =>
    hidden.reduce((sum, disc) => sum + Math.max(0, disc.r + r - Math.hypot(disc.x - place.x, disc.y - place.y)), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) - 1e-6 ? place : best));
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function place({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
