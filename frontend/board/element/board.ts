import type { BoardPort } from '../channel/board-port.js';
import { PendingRequests } from '../game/pending-requests.js';
import { BoardState } from '../game/board-state.js';
import type { SpokenNotes } from './spoken-notes.js';
import type { Branch, Layer } from '../game/branches.js';
import { Controls, type ControlsPort } from '../input/controls.js';
import { cellWith } from '../game/history.js';
import { Labels } from '../view/labels.js';
import type { Scene } from '../draw/cell-look.js';
import { PageNotes } from '../view/page-notes.js';
import { keepPlace, takePlace } from './saved-place.js';
import { Play } from '../game/play.js';
import type { AwaitedDigit } from '../game/typed-digit.js';
import { SelectionReport } from '../input/selection-report.js';
import { Surface } from '../view/surface.js';
import { Topology } from '../puzzle/topology.js';
import type { BoardCommand, CellState, ClueState, Delivery, EntryName, Game, Highlights, Picture, PositionCell, Preferences } from '../puzzle/types.js';
import type { Room, Viewport } from '../view/viewport.js';

/** Where a board is shown and heard. */
export interface BoardParts {
  readonly stage: HTMLElement;
  readonly viewport: Viewport;
  readonly live: SpokenNotes;
}

/** The board of one picture at work: puts the game, the controls, the drawing and the viewport together. */
export class Board implements ControlsPort {
  readonly state: BoardState;
  readonly viewport: Viewport;
  readonly controls: Controls;
  readonly requests: PendingRequests;
  readonly selectionReport = new SelectionReport(() => this.#tellSelection());
  readonly #port: BoardPort;
  readonly #live: SpokenNotes;
  readonly #surface: Surface;
  readonly #notes: PageNotes;
  readonly #empty: readonly CellState[];
  #labels: Labels;
  /** As it was told. */
  #position: readonly PositionCell[] | null = null;
  /** Whether the player was told that moves are lost if the page is closed too early. */
  #warned = false;

  constructor(picture: Picture, port: BoardPort, { stage, viewport, live }: BoardParts) {
    this.#port = port;
    this.#live = live;
    this.viewport = viewport;
    this.state = new BoardState(new Topology(picture));
    this.#notes = new PageNotes(this.state);
    this.controls = new Controls(this);
    this.requests = new PendingRequests(port, this.state, (instead) => {
      this.sayAndShow(this.#labels.text(instead ? 'said.away-instead' : 'said.away'));
    });
    this.#labels = new Labels(port.settings().texts, this.topology);
    this.#empty = this.topology.givens.map((digit) => cellWith({ digit }));
    this.#surface = new Surface(this.topology);
    stage.replaceChildren(...this.#surface.drawing.sheets, this.#surface.grid.root);
    this.viewport.show(picture.rows, picture.columns, (cell) => this.#resized(cell));
    if (this.topology.cellCount > 0) {
      this.#surface.grid.tabStop(0);
    }
  }

  get topology(): Topology {
    return this.state.topology;
  }

  get play(): Play | undefined {
    return this.state.play;
  }

  get editable(): boolean {
    return this.#port.settings().editable;
  }

  get preferences(): Preferences {
    return this.#port.settings().preferences;
  }

  get labels(): Labels {
    return this.#labels;
  }

  /** The branches that are open on what is shown, the outermost first; a finished game has none left. */
  get branches(): readonly Branch[] {
    const isTried = this.state.position === undefined && !this.#port.settings().finished;
    return isTried ? (this.state.play?.branches ?? []) : [];
  }

  get cells(): readonly CellState[] {
    return this.state.position ?? this.state.play?.cells ?? this.#empty;
  }

  /** A new game starts, the same one takes a new snapshot. `fresh`: it is another game than before. */
  showGame(game: Game, fresh: boolean): void {
    if (this.state.play && !fresh) {
      this.paint(this.state.play.reset(game));
      return;
    }
    this.#warned = false;
    const play = new Play(this.topology, game, this.#port, localStorageIfAllowed(), {
      settled: (cells) => this.paint(cells),
      notKept: () => this.#warn(),
    });
    this.state.play = play;
    this.refresh();
    setTimeout(() => play.sendOrphans());
    takePlace(game.id, this, this.#port);
  }

  /** Moves that are not kept are lost if the page is closed while the server is away; said once in a game. */
  #warn(): void {
    if (!this.#warned && this.#port.settings().away) {
      this.#warned = true;
      this.sayAndShow(this.#labels.text('said.not-kept'));
    }
  }

  /** Shows another position than the game's, or the game again. */
  set position(position: readonly PositionCell[] | null) {
    if (position !== this.#position) {
      this.#position = position;
      this.state.selectionRests = position !== null || this.#port.settings().finished;
      this.state.position = position?.map(cellWith);
    }
  }

  set wrong(cells: readonly number[]) {
    this.state.wrong = new Set(cells);
  }

  set highlights(highlights: Highlights | null) {
    this.#surface.light(highlights);
    this.state.highlights = highlights;
  }

  /** New states of clues; what became right or impossible is said to the player who is at the board. */
  set clueStates(states: Readonly<Record<string, ClueState>>) {
    for (const { id, state } of this.#notes.learn(states)) {
      const clue = this.topology.clue(id);
      if (clue && this.#port.hasFocus()) {
        this.say(this.#labels.text(`said.clue-${state}`, { clue: clue.name }));
      }
    }
    this.#paintClues();
  }

  /** Lights cells and a clue that a sentence names, while the pointer or the focus is on the name. */
  light(cells: readonly number[], clue: number | undefined): void {
    const old = this.state.lit;
    this.state.lit = new Set(cells);
    this.state.litClue = clue;
    this.paint(new Set([...old, ...cells]));
    this.#paintClues();
  }

  /** Brings the arrows of one number out, while the sentence that tells them is pointed at; undefined all again. */
  point(number: number | undefined): void {
    const cell = this.#surface.drawing.pointArrow(number);
    if (cell !== undefined) {
      this.follow(cell);
    }
  }

  receive(delivery: Delivery): void {
    if (this.state.play) {
      this.paint(this.state.play.receive(delivery));
    }
  }

  refuse(entry: EntryName): void {
    if (this.state.play) {
      this.paint(this.state.play.refuse(entry));
    }
  }

  tryAgain(): void {
    this.state.play?.tryAgain();
  }

  /** Paints everything again, after settings or texts changed. */
  refresh(): void {
    this.#labels = new Labels(this.#port.settings().texts, this.topology);
    this.#surface.labelTiles(this.#labels);
    this.#surface.grid.readonly(!this.editable);
    this.paint(this.cells.map((_, cell) => cell));
  }

  focus(): void {
    this.#surface.grid.focus();
  }

  /** The focus came to an element inside: a cell reached by Tab or by a screen reader becomes the selected one. */
  focused(target: EventTarget | null): void {
    const cell = this.#surface.grid.cellOf(target);
    if (cell !== undefined && this.controls.selection.primary !== cell) {
      this.controls.select(cell);
    }
  }

  markAt(cell: number, right: number, down: number): number | undefined {
    return this.#surface.drawing.markAt(this.cells[cell]!, right, down);
  }

  /** Whether marks are too small to be read at ease when all of the board is shown. */
  get hasSmallMarks(): boolean {
    return this.#surface.hasSmallMarks(this.viewport.fitting);
  }

  /** Keeps the place of the player for the next load of the page. */
  saveView(game: string): void {
    keepPlace(game, this, this.#port);
  }

  // what the controls ask for

  paint(changed: Iterable<number>): void {
    this.#surface.paint(this.#scene(), this.#labels, changed);
    this.#paintClues();
    this.#port.branched(this.branches.length);
    this.#port.viewChanged();
  }

  say(text: string): void {
    this.#live.say(text);
  }

  sayAndShow(text: string): void {
    this.#live.sayAndShow(text);
  }

  moved(): void {
    this.#live.moved();
  }

  closesSomething(): boolean {
    return this.#port.closesSomething();
  }

  selectionChanged(): void {
    const { cursor } = this.controls.selection;
    if (cursor !== undefined) {
      this.#surface.grid.tabStop(cursor);
      if (this.#port.hasFocus()) {
        this.focus();
      }
    }
    this.selectionReport.changed();
  }

  command(name: BoardCommand): void {
    this.selectionReport.flush();
    if (name === 'say') {
      this.#sayClues();
    }
    this.requests.ask(name);
  }

  follow(cell: number): void {
    this.viewport.follow(this.topology.row(cell), this.topology.column(cell));
  }

  /** Takes the room that there is now. A selected cell that was seen stays so: a frame gets lower under its last row. */
  resize(room: Room): void {
    const { primary } = this.controls.selection;
    const seen = primary !== undefined && this.viewport.sees(this.topology.row(primary), this.topology.column(primary));
    this.viewport.resize(room);
    if (seen) {
      this.follow(primary);
    }
  }

  /** Zooms by steps around the middle of what is seen, and keeps the selected cell in view. */
  zoom(steps: number): void {
    this.viewport.zoomBy(steps);
    const { primary } = this.controls.selection;
    if (primary !== undefined) {
      this.follow(primary);
    }
  }

  /** Whichever way it came: a key, a button, the wheel, two fingers, or another size of the window. */
  #resized(cellPixels: number): void {
    this.#surface.drawing.scale(cellPixels);
    this.#port.viewChanged();
  }

  #paintClues(): void {
    const looks = this.#notes.looksOn(this.cells, this.#port.settings().away);
    const named = this.#surface.paintClues(looks, this.#notes.litClues);
    if (named.size > 0) {
      this.#surface.paint(this.#scene(), this.#labels, named);
    }
  }

  #scene(): Scene {
    const { shownSelection: selection, mode, shownClue: clue } = this.state;
    const { preferences, cells } = this;
    const checks = preferences.conflicts && !this.state.position;
    const areOpen = this.branches.length > 0;
    return {
      topology: this.topology,
      cells,
      selection,
      mode,
      clue,
      preferences,
      lit: this.state.lit,
      explains: this.#notes.explains,
      awaiting: this.state.position ? undefined : (this.#aim ?? this.state.play?.awaiting(selection.cells)),
      layer: (cell): Layer | undefined => (areOpen ? this.state.play?.layer(cell) : undefined),
      badness: (cell) => {
        const repeated = checks && this.state.play?.inConflict(cell) === true;
        return cells[cell]!.digit === null ? undefined : this.#notes.badness(cell, repeated);
      },
    };
  }

  /** The mark that colours go to awaits one. */
  get #aim(): AwaitedDigit | undefined {
    const { mark } = this.state;
    return mark === undefined ? undefined : { mode: 'colour', value: mark };
  }

  /** Says what the clues of the selected cell have so far, or the one that was tapped. */
  #sayClues(): void {
    const { selection, clue: tapped } = this.state;
    const clues = selection.primary === undefined ? [] : this.topology.cluesOf[selection.primary]!;
    const asked = clues.filter(({ id }) => tapped === undefined || id === tapped);
    if (asked.length > 0) {
      this.#live.sayAndShow(asked.map((clue) => this.#labels.clueSoFar(clue, this.cells)).join('. '), true);
    }
  }

  #tellSelection(): void {
    const { selection, clue } = this.state;
    const cells = clue === undefined ? selection.cells : this.topology.clue(clue)!.cells;
    this.#port.selected(cells, selection.primary ?? null, clue);
  }
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
