/** Where a key stands: its middle, and its upper side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The key of a pad to which an arrow leads; undefined for a press that leads nowhere. Left and right go round, up and
 * down to the nearest key of the next row.
 */
export function keyFrom(at: number, pressed: string, spots: readonly Spot[]): number | undefined {
  const count = spots.length;
  switch (pressed) {
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
      return nearest(at, spots, (y) => spots[at]!.y - y);
    case 'ArrowDown':
      return nearest(at, spots, (y) => y - spots[at]!.y);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** @param away how far a row is, below 1 for rows that are not meant */
function nearest(at: number, spots: readonly Spot[], away: (y: number) => number): number {
  const ahead = spots.flatMap((spot, key) => (away(spot.y) >= 1 ? [{ ...spot, key }] : []));
  const row = Math.min(...ahead.map(({ y }) => away(y)));
  const aside = ({ x }: Spot): number => Math.abs(x - spots[at]!.x);
  return ahead.filter(({ y }) => away(y) === row).sort((a, b) => aside(a) - aside(b))[0]?.key ?? at;
}
