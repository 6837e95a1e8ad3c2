import { Drawing } from '../draw/drawing.js';
import { GridLayer } from './grid-layer.js';
import type { Labels } from './labels.js';
import { Lights, lookOf, tintsOf, type Scene, type Tints } from '../draw/cell-look.js';
import type { Topology } from '../puzzle/topology.js';
import type { Arrow, ClueState, Highlights } from '../puzzle/types.js';

interface Painted {
  readonly selected: readonly number[];
  readonly tints: Tints;
}

const NOTHING: Painted = { selected: [], tints: { peers: new Set(), same: new Set() } };

/** Size of type that is read at ease, in pixels. */
const READABLE = 11;

/**
 * The board on the screen: the drawing and the grid above it. It compares what is wanted with what is painted and touches
 * only the cells that differ, so a key press costs the same on a small and on a huge board.
 */
export class Surface {
  readonly drawing: Drawing;
  readonly grid: GridLayer;
  readonly #topology: Topology;
  #lights = new Lights(null);
  #arrows: readonly Arrow[] = [];
  #painted = NOTHING;
  #clueStates: Readonly<Record<string, ClueState>> = {};
  #litClues: ReadonlySet<number> = new Set();

  constructor(topology: Topology) {
    this.#topology = topology;
    this.drawing = new Drawing(topology);
    this.grid = new GridLayer(topology);
  }

  /** Whether marks are too small to be read at ease, as large as this scale makes them. */
  hasSmallMarks(scale: number): boolean {
    return this.drawing.markSize * scale < READABLE;
  }

  /** Paints these cells and those whose selection or tint differs. */
  paint(scene: Scene, labels: Labels, changed: Iterable<number>): void {
    const tints = tintsOf(scene);
    const selected = scene.selection.cells;
    const before = this.#painted;
    this.#painted = { selected, tints };
    const named = new Set(changed);
    before.selected.forEach((cell) => named.add(cell));
    selected.forEach((cell) => named.add(cell));
    const tinted = new Set<number>();
    difference(before.tints.peers, tints.peers, tinted);
    difference(before.tints.same, tints.same, tinted);
    for (const cell of named) {
      const look = lookOf(cell, scene, tints, this.#lights);
      this.drawing.paint(cell, look);
      this.grid.label(cell, labels.cell(cell, look, this.#isBroken), look.selected, look.bad !== undefined);
      tinted.delete(cell);
    }
    for (const cell of tinted) {
      this.drawing.paint(cell, lookOf(cell, scene, tints, this.#lights));
    }
    this.drawing.paintArrows(this.#arrows, (cell) => ({ state: scene.cells[cell]!, marks: this.#lights.marks(cell) }));
  }

  labelTiles(labels: Labels): void {
    const { rows, columns, tiles } = this.#topology.picture;
    this.grid.name(labels.text('board.label', { rows, columns }));
    tiles.forEach((tile, index) => tile.kind === 'black' && this.grid.labelTile(index, labels.black(tile)));
  }

  /** Takes new highlights; paint the cells that it returns. */
  light(highlights: Highlights | null): ReadonlySet<number> {
    const old = this.#lights.cells;
    this.#lights = new Lights(highlights);
    this.#arrows = highlights?.arrows ?? [];
    return new Set([...old, ...this.#lights.cells]);
  }

  /** Paints the clues: their states, and those that are lit. Paint the cells that it returns: their clue is broken now, or no more. */
  paintClues(states: Readonly<Record<string, ClueState>>, lit: ReadonlySet<number>): ReadonlySet<number> {
    const named = new Set<number>();
    for (const { id, cells } of this.#topology.picture.clues) {
      if ((this.#clueStates[id] === 'broken') !== (states[id] === 'broken')) {
        cells.forEach((cell) => named.add(cell));
      }
      if (this.#clueStates[id] !== states[id] || this.#litClues.has(id) !== lit.has(id)) {
        this.drawing.paintClue(id, { state: states[id], lit: lit.has(id) });
      }
    }
    this.#clueStates = states;
    this.#litClues = lit;
    return named;
  }

  readonly #isBroken = (clue: number): boolean => this.#clueStates[clue] === 'broken';
}

function difference(one: ReadonlySet<number>, other: ReadonlySet<number>, into: Set<number>): void {
  one.forEach((cell) => other.has(cell) || into.add(cell));
  other.forEach((cell) => one.has(cell) || into.add(cell));
}
