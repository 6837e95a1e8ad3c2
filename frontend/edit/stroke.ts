import { between } from './path.js';

/** What a stroke needs to know of the board. */
export interface StrokeGround {
  readonly rows: number;
  readonly columns: number;
  /** Pixels of a cell. */
  readonly cell: number;
  box(): DOMRect;
}

/** A place, and which half of it was hit: the one on the upper right is for the clue across. */
export interface Hit {
  readonly place: number;
  readonly across: boolean;
}

/** Where a pointer is on the board; undefined beside it. */
export function hitBy(event: PointerEvent, ground: StrokeGround): Hit | undefined {
  const box = ground.box();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  const [row, column] = [Math.floor(y / ground.cell), Math.floor(x / ground.cell)];
  const inside = row >= 0 && row < ground.rows && column >= 0 && column < ground.columns;
  return inside ? { place: row * ground.columns + column, across: x % ground.cell > y % ground.cell } : undefined;
}

/** A pointer's way over places while it is pressed. A second pointer ends it: two fingers move the board. */
export class Stroke {
  #pointer: number | undefined;
  #places: readonly number[] = [];

  get places(): readonly number[] {
    return this.#places;
  }

  get isDrawn(): boolean {
    return this.#pointer !== undefined;
  }

  begin(pointer: number, place: number): void {
    this.#pointer = pointer;
    this.#places = [place];
  }

  /** Whether there is more of it. */
  move(pointer: number, place: number | undefined, columns: number): boolean {
    const last = this.#places.at(-1);
    if (pointer !== this.#pointer || place === undefined || last === undefined || place === last) {
      return false;
    }
    this.#places = [...this.#places, ...between(last, place, columns)];
    return true;
  }

  /** Its places, each once; none when another pointer ended. */
  end(pointer: number): readonly number[] {
    if (pointer !== this.#pointer) {
      return [];
    }
    const places = [...new Set(this.#places)];
    this.cancel();
    return places;
  }

  cancel(): void {
    this.#pointer = undefined;
    this.#places = [];
  }
}
