/** A position as the Java class org.crosscage.train.OfflinePosition has it. */
export interface Position {
  readonly kind: string;
  readonly technique: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly line: string;
}

export interface PositionSet {
  readonly positions: readonly Position[];
  /** The lines of those that were asked. */
  readonly asked: readonly string[];
}

type Fits = (position: Position) => boolean;

/**
 * One of those that fit; none comes a second time before all have come.
 *
 * @param random from 0 to below 1
 */
export function drawnFrom({ positions, asked }: PositionSet, fits: Fits, random: number): Position | undefined {
  const fitting = positions.filter(fits);
  const fresh = fitting.filter(({ line }) => !asked.includes(line));
  const left = fresh.length > 0 ? fresh : fitting;
  return left[Math.floor(random * left.length)];
}

/** The lines that were asked once this one of those that fit was. */
export function askedAfter({ positions, asked }: PositionSet, fits: Fits, { line }: Position): string[] {
  const isFresh = !asked.includes(line);
  const before = positions.filter((each) => asked.includes(each.line) && (isFresh || !fits(each)));
  return [...before.map((each) => each.line), line];
}
