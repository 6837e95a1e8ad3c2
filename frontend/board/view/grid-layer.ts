import type { Topology } from '../puzzle/topology.js';

/**
 * The board as assistive technology sees it: a grid of rows and cells in HTML, transparent, above the drawing. HTML
 * rather than roles inside the SVG, because screen readers know tables in HTML and lose their table keys in SVG. One
 * cell is in the tab order at a time (roving focus).
 */
export class GridLayer {
  readonly root: HTMLElement;
  readonly #tiles: readonly HTMLElement[];
  readonly #topology: Topology;
  #tabStop = -1;

  constructor(topology: Topology) {
    const { rows, columns, tiles } = topology.picture;
    this.#topology = topology;
    this.#tiles = tiles.map((_, index) => {
      const tile = element('gridcell', 'tile');
      tile.setAttribute('aria-colindex', String((index % columns) + 1));
      return tile;
    });
    this.root = element('grid', 'grid');
    this.root.setAttribute('aria-rowcount', String(rows));
    this.root.setAttribute('aria-colcount', String(columns));
    this.root.setAttribute('aria-multiselectable', 'true');
    for (let row = 0; row < rows; row++) {
      const line = element('row', 'row');
      line.setAttribute('aria-rowindex', String(row + 1));
      line.append(...this.#tiles.slice(row * columns, (row + 1) * columns));
      this.root.append(line);
    }
    for (const tile of topology.tileOf) {
      this.#tiles[tile]!.tabIndex = -1;
      this.#tiles[tile]!.setAttribute('aria-selected', 'false');
    }
  }

  name(label: string): void {
    this.root.setAttribute('aria-label', label);
  }

  readonly(readonly: boolean): void {
    this.root.setAttribute('aria-readonly', String(readonly));
  }

  label(cell: number, label: string, selected: boolean, invalid: boolean): void {
    const tile = this.#tile(cell);
    set(tile, 'aria-label', label);
    set(tile, 'aria-selected', String(selected));
    if (invalid) {
      set(tile, 'aria-invalid', 'true');
    } else {
      tile.removeAttribute('aria-invalid');
    }
  }

  labelTile(index: number, label: string): void {
    set(this.#tiles[index]!, 'aria-label', label);
  }

  /** Makes a cell the one that Tab comes to. */
  tabStop(cell: number): void {
    if (cell !== this.#tabStop) {
      if (this.#tabStop >= 0) {
        this.#tile(this.#tabStop).tabIndex = -1;
      }
      this.#tabStop = cell;
      this.#tile(cell).tabIndex = 0;
    }
  }

  focus(): void {
    if (this.#tabStop >= 0) {
      this.#tile(this.#tabStop).focus({ preventScroll: true });
    }
  }

  /** The cell of an element in this layer, undefined for anything else. */
  cellOf(target: EventTarget | null): number | undefined {
    const index = this.#tiles.indexOf(target as HTMLElement);
    const cell = index < 0 ? -1 : this.#topology.cellOf[index]!;
    return cell < 0 ? undefined : cell;
  }

  #tile(cell: number): HTMLElement {
    return this.#tiles[this.#topology.tileOf[cell]!]!;
  }
}

function element(role: string, className: string): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', role);
  created.className = className;
  return created;
}

function set(target: HTMLElement, name: string, value: string): void {
  if (target.getAttribute(name) !== value) {
    target.setAttribute(name, value);
  }
}
