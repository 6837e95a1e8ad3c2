/**
 * The selected cells in the order in which they joined; the last one is where the cursor is. The browser's own business:
 * the server hears of it but never sets it.
 */
export class Selection {
  #trail: number[] = [];
  /** Where the cursor stands; it stays when the selection is dropped, so that the board keeps its place. */
  #cursor: number | undefined;

  get cells(): readonly number[] {
    return this.#trail;
  }

  get primary(): number | undefined {
    return this.#trail.at(-1);
  }

  get cursor(): number | undefined {
    return this.#cursor;
  }

  has(cell: number): boolean {
    return this.#trail.includes(cell);
  }

  /** Selects these cells alone; the last is the primary one. */
  only(...cells: readonly number[]): void {
    this.#trail = [...new Set(cells)];
    this.#cursor = this.primary ?? this.#cursor;
  }

  /** Adds a cell and makes it the primary one. */
  add(cell: number): void {
    this.#trail = [...this.#trail.filter((other) => other !== cell), cell];
    this.#cursor = cell;
  }

  /** Walks to a cell: a step back on the own trail gives the last cell up again. */
  walk(cell: number): void {
    if (this.#trail.at(-2) === cell) {
      this.#trail.pop();
      this.#cursor = cell;
    } else {
      this.add(cell);
    }
  }

  toggle(cell: number): void {
    if (this.has(cell)) {
      this.#trail = this.#trail.filter((other) => other !== cell);
      this.#cursor = cell;
    } else {
      this.add(cell);
    }
  }

  drop(): void {
    this.#trail = [];
  }
}
