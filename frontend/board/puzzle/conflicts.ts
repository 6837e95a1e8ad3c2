import type { Topology } from './topology.js';
import type { CellState } from './types.js';

/** Which cells hold a digit that another cell of one of their units holds too; kept up to date unit by unit. */
export class Conflicts {
  readonly #topology: Topology;
  readonly #ofUnit: (readonly number[])[];
  readonly #count: number[];

  constructor(topology: Topology, cells: readonly CellState[]) {
    this.#topology = topology;
    this.#ofUnit = topology.picture.units.map(() => []);
    this.#count = Array.from({ length: topology.cellCount }, () => 0);
    this.#ofUnit.forEach((_, unit) => this.#look(unit, cells));
  }

  has(cell: number): boolean {
    return this.#count[cell]! > 0;
  }

  /** Looks again at the units of the changed cells; returns the cells whose answer may differ. */
  update(changed: Iterable<number>, cells: readonly CellState[]): Set<number> {
    const units = new Set<number>();
    for (const cell of changed) {
      this.#topology.unitsOf[cell]!.forEach((unit) => units.add(unit));
    }
    const touched = new Set<number>();
    for (const unit of units) {
      this.#ofUnit[unit]!.forEach((cell) => touched.add(cell));
      this.#look(unit, cells);
      this.#ofUnit[unit]!.forEach((cell) => touched.add(cell));
    }
    return touched;
  }

  #look(unit: number, cells: readonly CellState[]): void {
    this.#ofUnit[unit]!.forEach((cell) => (this.#count[cell] = this.#count[cell]! - 1));
    const found = duplicates(this.#topology.picture.units[unit]!, cells);
    found.forEach((cell) => (this.#count[cell] = this.#count[cell]! + 1));
    this.#ofUnit[unit] = found;
  }
}

function duplicates(unit: readonly number[], cells: readonly CellState[]): number[] {
  const holders = new Map<number, number[]>();
  for (const cell of unit) {
    const { digit } = cells[cell]!;
    if (digit !== null) {
      holders.set(digit, [...(holders.get(digit) ?? []), cell]);
    }
  }
  return [...holders.values()].filter((same) => same.length > 1).flat();
}
