/** A line of words or a button, in any unit that has its zero above both. */
export interface Line {
  readonly top: number;
  readonly bottom: number;
}

/** What rounding alone makes lie under an edge: that much hides nothing of a line. */
const ROUNDING = 1;

/** How high the part is, above an edge that covers what is below it, in which lines lie that it cuts; 0 where it cuts none. */
export function cutAbove(edge: number, lines: Iterable<Line>): number {
  let cut = 0;
  for (const { top, bottom } of lines) {
    if (top < edge && bottom >= edge + ROUNDING) {
      cut = Math.max(cut, edge - top);
    }
  }
  return cut;
}
