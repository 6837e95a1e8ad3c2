import type { Picture } from './types.js';

const COLOURS = [1, 2, 3, 4] as const;

/** The part of a board's topology that decides the colours. */
interface Cells {
  readonly picture: Picture;
  /** Tile index of each cell. */
  readonly tileOf: readonly number[];
  /** Cell of each tile, -1 where it is black. */
  readonly cellOf: readonly number[];
}

/**
 * A colour of four for each cell of a cage, from 1, so that cages side by side differ; 0 for a cell in no cage. A cage is a
 * clue that stands in a corner.
 *
 * The cage with the fewest colours left is next (DSATUR, Brélaz 1979) and takes the one used least so far. Where none is
 * left, two colours change places in all cages that hang together by them (Kempe 1879), which frees one.
 */
export function cageColours(cells: Cells): readonly number[] {
  const cages = cagesOf(cells);
  const colours = coloured(neighboursOf(cages, cells));
  return cages.map((cage) => (cage === undefined ? 0 : colours.get(cage)!));
}

/** The cage of each cell. */
function cagesOf({ picture, tileOf }: Cells): readonly (number | undefined)[] {
  const cages: (number | undefined)[] = tileOf.map(() => undefined);
  const written = new Set(picture.tiles.map((tile) => (tile.kind === 'white' ? tile.clueId : undefined)));
  picture.clues.filter(({ id }) => written.has(id)).forEach(({ id, cells }) => cells.forEach((cell) => (cages[cell] = id)));
  return cages;
}

type Neighbours = ReadonlyMap<number, ReadonlySet<number>>;

function neighboursOf(cages: readonly (number | undefined)[], { picture, tileOf, cellOf }: Cells): Neighbours {
  const found = new Map<number, Set<number>>();
  cages.forEach((cage) => cage !== undefined && found.set(cage, found.get(cage) ?? new Set()));
  const meet = (one: number | undefined, tile: number): void => {
    const other = cages[cellOf[tile] ?? -1];
    if (one !== undefined && other !== undefined && one !== other) {
      found.get(one)!.add(other);
      found.get(other)!.add(one);
    }
  };
  cages.forEach((cage, cell) => {
    const tile = tileOf[cell]!;
    if ((tile + 1) % picture.columns > 0) {
      meet(cage, tile + 1);
    }
    meet(cage, tile + picture.columns);
  });
  return found;
}

function coloured(neighbours: Neighbours): ReadonlyMap<number, number> {
  const colours = new Map<number, number>();
  const used = new Map<number, number>(COLOURS.map((colour) => [colour, 0]));
  const open = new Set(neighbours.keys());
  const free = (cage: number): number[] => {
    const taken = new Set([...neighbours.get(cage)!].map((other) => colours.get(other)));
    return COLOURS.filter((colour) => !taken.has(colour));
  };
  while (open.size > 0) {
    const next = [...open].reduce((best, cage) => {
      const fewer = free(cage).length - free(best).length;
      return fewer < 0 || (fewer === 0 && neighbours.get(cage)!.size > neighbours.get(best)!.size) ? cage : best;
    });
    open.delete(next);
    if (free(next).length === 0) {
      exchange(next, neighbours, colours, () => free(next).length > 0);
    }
    // no map of cages was found where nothing is freed; there, two neighbours would look alike
    const left = free(next).length > 0 ? free(next) : COLOURS;
    const colour = left.reduce((least, each) => (used.get(each)! < used.get(least)! ? each : least));
    colours.set(next, colour);
    used.set(colour, used.get(colour)! + 1);
  }
  return colours;
}

/** Exchanges two colours in the cages that hang together by them, from a neighbour of a cage on, until that one is free. */
function exchange(cage: number, neighbours: Neighbours, colours: Map<number, number>, isFree: () => boolean): void {
  for (const start of neighbours.get(cage)!) {
    const own = colours.get(start);
    for (const other of own === undefined ? [] : COLOURS.filter((colour) => colour !== own)) {
      const chain = chainFrom(start, other, neighbours, colours);
      const flip = (): void => chain.forEach((each) => colours.set(each, colours.get(each) === own ? other : own!));
      flip();
      if (isFree()) {
        return;
      }
      flip();
    }
  }
}

function chainFrom(start: number, other: number, neighbours: Neighbours, colours: ReadonlyMap<number, number>): Set<number> {
  const pair = [colours.get(start), other];
  const chain = new Set([start]);
  // a set is walked to what is added meanwhile
  for (const cage of chain) {
    [...neighbours.get(cage)!].filter((each) => pair.includes(colours.get(each))).forEach((each) => chain.add(each));
  }
  return chain;
}
