/** The size of a curve's drawing, which is stretched to the room that it has. */
export const WIDTH = 300;
export const HEIGHT = 36;

/** How far from the left edge a place is, if the drawing goes from 0 to `last`; what lies beyond is at its edge. */
export function across(place: number, last: number): string {
  return (Math.min(1, place / last) * WIDTH).toFixed(1);
}

/** How far from the upper edge a value is, if the drawing goes from 0 at the bottom to `most` at the top. */
export function down(value: number, most: number): string {
  return (HEIGHT - (value / most) * HEIGHT).toFixed(1);
}

/** A curve as the path of a drawing from 0 to the last place, which is above 0. */
export function pathOf(places: readonly number[], values: readonly number[], most: number): string {
  const last = places.at(-1) ?? 1;
  const points = places.map((place, i) => `${across(place, last)} ${down(values[i]!, most)}`);
  // one point alone is a line, or it would not be seen
  return points.length === 1 ? `M0 ${down(values[0]!, most)}H${WIDTH}` : `M${points.join('L')}`;
}
