import { Topology } from '../puzzle/topology.js';
import type { CellState, Picture, Tile } from '../puzzle/types.js';

/** A latin square board with two cages side by side in each row. */
export function square(size: number, digits = numbers(size, 1), givens: Readonly<Record<number, number>> = {}): Topology {
  const cells = numbers(size * size, 0);
  const tiles = cells.map((cell): Tile => ({
    kind: 'white',
    cell,
    region: Math.floor(cell / size) * 2 + (cell % size < size / 2 ? 0 : 1),
    ...(givens[cell] === undefined ? {} : { given: givens[cell] }),
  }));
  const rows = numbers(size, 0).map((row) => cells.slice(row * size, (row + 1) * size));
  const columns = numbers(size, 0).map((column) => cells.filter((cell) => cell % size === column));
  return new Topology({ rows: size, columns: size, tiles, digits, units: [...rows, ...columns], clues: [] });
}

/**
 * A crossing of black and white tiles, drawn with # for black and . for white; each run is a unit with a clue, and the
 * first white tile after a black one carries none (the clues of this drawing stand on no tile).
 */
export function crossing(...lines: readonly string[]): Topology {
  const rows = lines.length;
  const columns = lines[0]!.length;
  let next = 0;
  const at = lines.map((line) => [...line].map((tile) => (tile === '.' ? next++ : -1)));
  const tiles = at.flat().map((cell): Tile => (cell < 0 ? { kind: 'black' } : { kind: 'white', cell, region: 0 }));
  const lanes = [...at, ...numbers(columns, 0).map((column) => at.map((row) => row[column]!))];
  const units = lanes.flatMap(runs);
  const clues = units.map((cells, id) => ({ id, cells, name: `clue ${id}` }));
  const picture: Picture = { rows, columns, tiles, digits: numbers(9, 1), units, clues };
  return new Topology(picture);
}

export function numbers(count: number, first: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

/** Cells with these parts, the others empty. */
export function cellsOf(topology: Topology, parts: Readonly<Record<number, Partial<CellState>>>): CellState[] {
  return topology.givens.map((digit, cell) => ({ digit, candidates: [], corners: [], colour: 0, markColours: [], ...parts[cell] }));
}

function runs(lane: readonly number[]): number[][] {
  const found: number[][] = [[]];
  for (const cell of lane) {
    if (cell < 0) {
      found.push([]);
    } else {
      found.at(-1)!.push(cell);
    }
  }
  return found.filter((run) => run.length > 1);
}
