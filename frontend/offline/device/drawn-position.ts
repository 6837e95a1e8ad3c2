/** A position as the Java class org.crosscage.train.OfflinePosition has it. */
export interface Position {
  readonly kind: string;
  readonly technique: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly line: string;
}

export interface Drawable {
  readonly positions: readonly Position[];
  /** The lines of those that were asked. */
  readonly asked: readonly string[];
}

/**
 * One of those that fit, and the lines that are asked then: none comes a second time before all have come.
 *
 * @param random from 0 to below 1
 */
export function drawnFrom(
  { positions: all, asked }: Drawable,
  fits: (position: Position) => boolean,
  random: number,
): { readonly position: Position; readonly asked: readonly string[] } | undefined {
  const fitting = all.filter(fits);
  const fresh = fitting.filter(({ line }) => !asked.includes(line));
  const left = fresh.length > 0 ? fresh : fitting;
  const position = left[Math.floor(random * left.length)];
  const before = all.filter((each) => asked.includes(each.line) && (fresh.length > 0 || !fits(each)));
  return position && { position, asked: [...before.map(({ line }) => line), position.line] };
}
