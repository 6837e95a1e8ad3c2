import { BoardState } from '../game/board-state.js';
import { Controls, type ControlsPort } from '../input/controls.js';
import type { BoardCommand } from '../puzzle/types.js';
import { Labels } from '../view/labels.js';
import { Play } from '../game/play.js';
import type { Topology } from '../puzzle/topology.js';
import type { CellState, Preferences } from '../puzzle/types.js';
import { GAME_PREFERENCES } from './preferences.js';
import { square } from './pictures.js';
import { englishTexts } from './texts.js';

export const RIGHT = { down: 0, right: 1 } as const;
export const LEFT = { down: 0, right: -1 } as const;

/** A board without a screen: it remembers what was said and asked. */
export class Bench implements ControlsPort {
  readonly said: string[] = [];
  moves = 0;
  readonly commands: BoardCommand[] = [];
  readonly labels: Labels;
  readonly play: Play;
  readonly controls: Controls;
  readonly state: BoardState;
  editable = true;
  /** Something is open on the page. */
  open = false;
  preferences: Preferences = GAME_PREFERENCES;

  constructor(topology: Topology = square(4)) {
    this.state = new BoardState(topology);
    this.labels = new Labels(englishTexts(), topology);
    const port = {
      client: 'a',
      send: () => {},
      resync: () => {},
      waiting: () => {},
      notKept: () => {},
      later: () => () => {},
      now: () => 0,
      settled: () => {},
    };
    const game = { id: 'g', version: 0, cursor: 0, turns: [] };
    this.play = new Play(topology, game, port, undefined, port);
    this.state.play = this.play;
    this.controls = new Controls(this);
  }

  get cells(): readonly CellState[] {
    return this.play.cells;
  }

  get selected(): readonly number[] {
    return this.controls.selection.cells;
  }

  move(direction: typeof RIGHT | typeof LEFT, how: { extend?: boolean; toOpen?: boolean } = {}): void {
    this.controls.perform({ kind: 'move', direction, extend: false, toOpen: false, ...how }, 0);
  }

  paint(): void {}

  say(text: string): void {
    this.said.push(text);
  }

  sayAndShow(text: string): void {
    this.said.push(text);
  }

  moved(): void {
    this.moves++;
  }

  closesSomething(): boolean {
    return this.open;
  }

  selectionChanged(): void {}

  command(name: BoardCommand): void {
    this.commands.push(name);
  }

  zoom(): void {}

  follow(): void {}
}
