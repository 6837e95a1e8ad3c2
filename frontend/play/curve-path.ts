/** The size of a curve's drawing, which is stretched to the room that it has. */
export const WIDTH = 300;
export const HEIGHT = 36;

/** A curve as the path of a drawing, from the left edge to the right and from 0 at the bottom to `most` at the top. */
export function pathOf(places: readonly number[], values: readonly number[], most: number): string {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const x = (place: number): number => (last === first ? WIDTH : ((place - first) / (last - first)) * WIDTH);
  const y = (value: number): number => HEIGHT - (most > 0 ? value / most : 0) * HEIGHT;
  const points = places.map((place, i) => `${x(place).toFixed(1)} ${y(values[i]!).toFixed(1)}`);
  // one point alone is a line, or it would not be seen
  return points.length === 1 ? `M0 ${y(values[0]!).toFixed(1)}H${WIDTH}` : `M${points.join('L')}`;
}
