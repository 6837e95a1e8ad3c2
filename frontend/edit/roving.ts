/** The key of a row of keys to which an arrow leads; undefined for a key that leads nowhere. Up and down go by rows. */
export function keyFrom(at: number, pressed: string, count: number, perRow: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: (at - 1 + count) % count,
    ArrowRight: (at + 1) % count,
    ArrowUp: at - perRow >= 0 ? at - perRow : at,
    ArrowDown: at + perRow < count ? at + perRow : at,
    Home: 0,
    End: count - 1,
  };
  return to[pressed];
}
