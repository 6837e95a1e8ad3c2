/** Cells are not shown smaller than this unless the player wants to see more of the board, in pixels. */
export const SMALLEST_CELL = 24;

/** The smallest that the player gets them: digits and clues can still be told apart. */
const LEAST_CELL = 16;

/** Where a board does not fit by far, its cells start at a size that a finger can hit. */
const ROOMY_CELL = 32;

/** A board that misses fitting by less than this starts at the smallest cells, so that nearly all of it is seen. */
const NEARLY = 20;

const LARGEST_CELL = 160;

/** Half of what the number of a row or column takes, in pixels. */
const HALF_NUMBER = 7;
const STEP = 1.2;

export interface Room {
  /** Pixels for the cells, frame and gutter taken off. */
  readonly width: number;
  readonly height: number;
  /** Cells of a board that fits grow no larger than this. */
  readonly largest: number;
}

/** The parts of the element that the viewport sizes. */
export interface ViewportParts {
  /** Gets the size of a cell as `--cell`. */
  readonly root: HTMLElement;
  readonly scroller: HTMLElement;
  /** Gets the class of each side on which more of the board lies. */
  readonly edges: HTMLElement;
  readonly stage: HTMLElement;
  readonly columnNumbers: HTMLElement;
  readonly rowNumbers: HTMLElement;
}

/**
 * How large the cells are and which part of the board is seen. A board that fits is shown whole; one whose cells would be
 * too small pans and zooms inside its frame and follows the selection. The page itself never scrolls sideways.
 */
export class Viewport {
  readonly #parts: ViewportParts;
  #resized: (cellPixels: number) => void = () => {};
  #rows = 1;
  #columns = 1;
  #room: Room = { width: 0, height: 0, largest: 0 };
  #cell = 0;
  /** Chosen by the player; undefined follows the room. */
  #chosen: number | undefined;

  constructor(parts: ViewportParts) {
    this.#parts = parts;
    parts.scroller.addEventListener('scroll', () => this.#moved(), { passive: true });
  }

  get cell(): number {
    return this.#cell;
  }

  get zoom(): number | undefined {
    return this.#chosen;
  }

  /** Whether there is something to pan: the board is larger than its frame. */
  get overflows(): boolean {
    return this.#cell > this.#fit() + 0.01;
  }

  /** The size that cells have when all of the board is shown. */
  get fitting(): number {
    return this.#fit();
  }

  /** Whether the board is too large for its place, whatever the player chose. */
  get isTooSmall(): boolean {
    return this.#fit() < SMALLEST_CELL;
  }

  get smallest(): boolean {
    return this.#cell <= this.#least() + 0.01;
  }

  /** A new board; `resized` hears how large its cells are. */
  show(rows: number, columns: number, resized: (cellPixels: number) => void): void {
    this.#resized = resized;
    this.#rows = rows;
    this.#columns = columns;
    this.#chosen = undefined;
    this.#fillNumbers();
    this.#apply();
  }

  resize(room: Room): void {
    if (room.width !== this.#room.width || room.height !== this.#room.height || room.largest !== this.#room.largest) {
      this.#room = room;
      this.#apply();
    }
  }

  /** Zooms around the middle of what is seen. */
  zoomBy(steps: number): void {
    const { scroller } = this.#parts;
    this.zoomTo(this.#cell * STEP ** steps, scroller.clientWidth / 2, scroller.clientHeight / 2);
  }

  /** Zooms so that the point (x, y) of the frame stays where it is, also when the frame grows with its board. */
  zoomTo(cell: number, x: number, y: number): void {
    const { scroller } = this.#parts;
    const old = this.#cell;
    const before = scroller.getBoundingClientRect();
    const [left, top] = [scroller.scrollLeft + x, scroller.scrollTop + y];
    const least = this.#least();
    const wanted = Math.max(least, Math.min(Math.max(LARGEST_CELL, least), cell));
    this.#chosen = wanted;
    this.#apply();
    const factor = this.#cell / old;
    const now = scroller.getBoundingClientRect();
    const [right, down] = [x + before.left - now.left, y + before.top - now.top];
    this.pan(left * factor - right - scroller.scrollLeft, top * factor - down - scroller.scrollTop);
  }

  restore(zoom: number | undefined): void {
    this.#chosen = zoom;
    this.#apply();
  }

  pan(right: number, down: number): void {
    const { scroller } = this.#parts;
    scroller.scrollLeft += right;
    scroller.scrollTop += down;
  }

  /** Brings a tile into view with a neighbour's width of air around it. */
  follow(row: number, column: number): void {
    if (!this.overflows) {
      return;
    }
    const { scroller } = this.#parts;
    scroller.scrollLeft = into(scroller.scrollLeft, scroller.clientWidth, column * this.#cell, this.#cell);
    scroller.scrollTop = into(scroller.scrollTop, scroller.clientHeight, row * this.#cell, this.#cell);
  }

  /** Whether all of a tile is inside the frame. */
  sees(row: number, column: number): boolean {
    const { scroller } = this.#parts;
    const inside = (start: number, scroll: number, length: number): boolean =>
      start >= scroll - 1 && start + this.#cell <= scroll + length + 1;
    return (
      inside(column * this.#cell, scroller.scrollLeft, scroller.clientWidth) &&
      inside(row * this.#cell, scroller.scrollTop, scroller.clientHeight)
    );
  }

  #fit(): number {
    const { width, height, largest } = this.#room;
    return snap(Math.min(width / this.#columns, height / this.#rows, largest));
  }

  #least(): number {
    return Math.max(LEAST_CELL, Math.min(this.#fit(), LARGEST_CELL));
  }

  /** What the player chose, as far as there is room for less: all of the board is the smallest that it gets. */
  #wanted(fit: number): number | undefined {
    if (this.#chosen !== undefined && this.#chosen <= fit) {
      return fit < SMALLEST_CELL ? fit : undefined;
    }
    return this.#chosen;
  }

  #apply(): void {
    const { root, scroller, stage } = this.#parts;
    const { width, height } = this.#room;
    if (width <= 0) {
      return;
    }
    const fit = this.#fit();
    this.#chosen = this.#wanted(fit);
    const cell = this.#chosen ?? initialCell(fit);
    const full = { width: cell * this.#columns, height: cell * this.#rows };
    scroller.style.width = `${Math.min(full.width, width)}px`;
    scroller.style.height = `${Math.min(full.height, height)}px`;
    scroller.classList.toggle('pans', cell > fit + 0.01);
    stage.style.width = `${full.width}px`;
    stage.style.height = `${full.height}px`;
    if (cell !== this.#cell) {
      this.#cell = cell;
      root.style.setProperty('--cell', `${cell}px`);
    }
    this.#resized(cell);
    this.#moved();
  }

  #fillNumbers(): void {
    const fill = (strip: HTMLElement, count: number): void => {
      const numbers = Array.from({ length: count }, (_, i) => {
        const number = document.createElement('span');
        number.textContent = String(i + 1);
        return number;
      });
      strip.replaceChildren(...numbers);
    };
    fill(this.#parts.columnNumbers, this.#columns);
    fill(this.#parts.rowNumbers, this.#rows);
  }

  #moved(): void {
    const { scroller, columnNumbers, rowNumbers, edges } = this.#parts;
    const more = (side: string, pixels: number): boolean => edges.classList.toggle(side, pixels > 1);
    more('left', scroller.scrollLeft);
    more('right', this.#cell * this.#columns - scroller.clientWidth - scroller.scrollLeft);
    more('top', scroller.scrollTop);
    more('bottom', this.#cell * this.#rows - scroller.clientHeight - scroller.scrollTop);
    columnNumbers.style.transform = `translateX(${-scroller.scrollLeft}px)`;
    rowNumbers.style.transform = `translateY(${-scroller.scrollTop}px)`;
    this.#showNumbers(columnNumbers, scroller.scrollLeft, scroller.clientWidth);
    this.#showNumbers(rowNumbers, scroller.scrollTop, scroller.clientHeight);
  }

  #showNumbers(strip: HTMLElement, scroll: number, length: number): void {
    [...strip.children].forEach((number, i) => {
      number.classList.toggle('cut', isNumberCut((i + 0.5) * this.#cell - scroll, length));
    });
  }
}

/** Whether the edge would cut a number with its middle at a place: of "10" it would leave a "1". */
export function isNumberCut(middle: number, length: number): boolean {
  return middle < HALF_NUMBER || middle > length - HALF_NUMBER;
}

function initialCell(fit: number): number {
  if (fit >= SMALLEST_CELL) {
    return fit;
  }
  return fit >= NEARLY ? SMALLEST_CELL : ROOMY_CELL;
}

/** Whole device pixels, so that thin lines stay sharp. */
function snap(cell: number): number {
  const ratio = typeof window === 'undefined' ? 1 : window.devicePixelRatio || 1;
  return Math.floor(cell * ratio) / ratio;
}

function into(scroll: number, length: number, start: number, size: number): number {
  const air = Math.min(size, Math.max(0, (length - size) / 2));
  return Math.max(Math.min(scroll, start - air), start + size + air - length);
}
