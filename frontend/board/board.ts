import { boardPointer } from './board-pointer.js';
import { Controls, type ControlsPort } from './controls.js';
import type { BoardCommand } from './key-command.js';
import { Labels } from './labels.js';
import { Live } from './live.js';
import type { Scene } from './look.js';
import type { Texts } from './message.js';
import { PageNotes } from './page-notes.js';
import { PendingStore } from './pending-store.js';
import { Play, type PlayPort } from './play.js';
import { PointerInput } from './pointer-input.js';
import { SavedView } from './saved-view.js';
import { SelectionNews } from './selection-news.js';
import { Surface } from './surface.js';
import { Topology } from './topology.js';
import type { CellState, ClueState, Delivery, Game, Highlights, Op, Picture, PositionCell, Preferences } from './types.js';
import { Viewport, type Room, type ViewportParts } from './viewport.js';

/** The elements that the board fills. */
export interface BoardParts extends ViewportParts {
  readonly live: HTMLElement;
}

/** What the page around the board decides. */
export interface BoardSettings {
  readonly preferences: Preferences;
  readonly texts: Texts;
  /** Whether the player may change the game now. */
  readonly editable: boolean;
}

/** What the board tells the page. */
export interface BoardPort {
  readonly client: string;
  settings(): BoardSettings;
  op(op: Op): void;
  resync(version: number): void;
  selected(cells: readonly number[], primary: number | null, clueId?: number): void;
  command(name: BoardCommand): void;
  /** Anything that companions show may differ: mode, counts, what can be undone. */
  viewChanged(): void;
  /** Shows a sentence on the board; an empty one takes it away. */
  show(text: string): void;
  hasFocus(): boolean;
}

/** One board at work: puts the game, the controls, the drawing and the viewport together. */
export class Board {
  readonly controls: Controls;
  readonly viewport: Viewport;
  readonly #parts: BoardParts;
  readonly #port: BoardPort;
  readonly #live: Live;
  readonly #notes = new PageNotes();
  readonly #news = new SelectionNews(() => this.#tellSelection());
  #topology: Topology | undefined;
  #surface: Surface | undefined;
  #labels: Labels | undefined;
  #play: Play | undefined;
  #position: readonly CellState[] | undefined;
  #empty: readonly CellState[] = [];

  constructor(parts: BoardParts, port: BoardPort) {
    this.#parts = parts;
    this.#port = port;
    this.#live = new Live(parts.live, (text) => port.show(text));
    this.controls = new Controls(this.#controlsPort());
    this.viewport = new Viewport(parts, (cell) => this.#surface?.drawing.scale(cell));
    new PointerInput(parts.scroller, boardPointer(parts.scroller, this));
  }

  get topology(): Topology | undefined {
    return this.#topology;
  }

  get play(): Play | undefined {
    return this.#play;
  }

  get cells(): readonly CellState[] {
    return this.#position ?? this.#play?.cells ?? this.#empty;
  }

  get labels(): Labels | undefined {
    return this.#labels;
  }

  /** A new picture: everything is made anew. */
  showPicture(picture: Picture): void {
    const topology = new Topology(picture);
    this.#topology = topology;
    this.#play = this.#position = undefined;
    this.#empty = topology.givens.map((digit) => ({ digit, candidates: [], corners: [], colour: 0 }));
    this.#surface = new Surface(topology);
    this.#parts.stage.replaceChildren(this.#surface.drawing.root, this.#surface.grid.root);
    this.controls.selection.only();
    this.viewport.show(picture.rows, picture.columns);
    if (topology.cellCount > 0) {
      this.#surface.grid.tabStop(0);
    }
  }

  /** A new game starts, the same one takes a new snapshot. `fresh`: it is another game than before. */
  showGame(game: Game, fresh: boolean): void {
    if (this.#play && !fresh) {
      this.#paint(this.#play.reset(game));
      return;
    }
    const store = PendingStore.inBrowser(game.id, this.#port.client);
    const play = new Play(this.#topology!, game, this.#playPort(), store);
    this.#play = play;
    setTimeout(() => play.sendOrphans());
    this.#restoreView(game.id);
  }

  /** Shows another position than the game's, or the game again. */
  showPosition(position: readonly PositionCell[] | null): void {
    this.#position = position?.map(({ digit, candidates }) => ({
      digit: digit ?? null,
      candidates: candidates ?? [],
      corners: [],
      colour: 0,
    }));
  }

  set wrong(cells: readonly number[]) {
    this.#notes.wrong = cells;
  }

  set highlights(highlights: Highlights | null) {
    this.#surface?.light(highlights);
    this.#notes.highlights = highlights;
  }

  /** Lights cells that a sentence names, while the pointer or the focus is on the name. */
  light(cells: readonly number[]): void {
    const old = this.#notes.lit;
    this.#notes.lit = new Set(cells);
    this.#paint(new Set([...old, ...cells]));
  }

  /** New states of clues; what became right or impossible is said. */
  set clueStates(states: Readonly<Record<string, ClueState>>) {
    for (const { id, state } of this.#notes.learn(states)) {
      const clue = this.#topology?.clue(id);
      if (clue && this.#port.hasFocus()) {
        this.#live.say(this.#labels!.text(`said.clue-${state}`, { clue: clue.name }));
      }
    }
    this.#paintClues();
  }

  /** Paints everything again, after settings or texts changed. */
  refresh(): void {
    const surface = this.#surface;
    if (surface) {
      const { texts, editable } = this.#port.settings();
      this.#labels = new Labels(texts, this.#topology!);
      surface.labelTiles(this.#labels);
      surface.grid.readonly(!editable);
      surface.paintAll(this.#scene(), this.#labels);
      this.#paintClues();
      this.#port.viewChanged();
    }
  }

  receive(delivery: Delivery): void {
    if (this.#play) {
      this.#paint(this.#play.receive(delivery));
    }
  }

  resize(room: Room): void {
    this.viewport.resize(room);
    this.viewChanged();
  }

  /** What companions show may differ now. */
  viewChanged(): void {
    this.#port.viewChanged();
  }

  focus(): void {
    this.#surface?.grid.focus();
  }

  /** The focus came to an element inside: a cell reached by Tab or by a screen reader becomes the selected one. */
  focused(target: EventTarget | null): void {
    const cell = this.#surface?.grid.cellOf(target);
    if (cell !== undefined && this.controls.selection.primary !== cell) {
      this.controls.select(cell);
    }
  }

  say(text: string, show = false): void {
    if (show) {
      this.#live.sayAndShow(text);
    } else {
      this.#live.say(text);
    }
  }

  /** Keeps the place of the player for the next load of the page. */
  saveView(game: string): void {
    const { selection, mode } = this.controls;
    const zoom = this.viewport.zoom;
    const view = { cells: selection.cells, mode, focused: this.#port.hasFocus(), ...(zoom ? { zoom } : {}) };
    new SavedView(game).save(view);
  }

  #restoreView(game: string): void {
    const view = new SavedView(game).take();
    const count = this.#topology!.cellCount;
    if (view) {
      this.viewport.restore(view.zoom);
      this.controls.restore(
        view.cells.filter((cell) => cell < count),
        view.mode,
      );
      if (view.focused) {
        this.focus();
      }
    }
  }

  #paint(changed: Iterable<number>): void {
    if (this.#surface && this.#labels) {
      this.#surface.paint(this.#scene(), this.#labels, changed);
      this.#paintClues();
      this.#port.viewChanged();
    }
  }

  #paintClues(): void {
    this.#surface?.paintClues(this.#notes.clueStates, this.#notes.litClues(this.controls.clue));
  }

  #scene(): Scene {
    const { selection, mode, clue } = this.controls;
    const { preferences } = this.#port.settings();
    return {
      topology: this.#topology!,
      cells: this.cells,
      selection,
      mode,
      clue,
      preferences,
      lit: this.#notes.lit,
      badness: (cell) => {
        const repeated = preferences.conflicts && !this.#position && this.#play?.inConflict(cell) === true;
        return this.cells[cell]!.digit === null ? undefined : this.#notes.badness(cell, repeated);
      },
    };
  }

  #ask(name: BoardCommand): void {
    this.#news.flush();
    const { primary } = this.controls.selection;
    const clues = primary === undefined ? [] : this.#topology!.cluesOf[primary]!;
    if (name === 'say' && clues.length > 0) {
      const asked = clues.filter(({ id }) => this.controls.clue === undefined || id === this.controls.clue);
      this.#live.sayAndShow(asked.map((clue) => this.#labels!.clueSoFar(clue, this.cells)).join('. '));
    }
    this.#port.command(name);
  }

  #tellSelection(): void {
    const { selection, clue } = this.controls;
    const cells = clue === undefined ? selection.cells : this.#topology!.clue(clue)!.cells;
    this.#port.selected(cells, selection.primary ?? null, clue);
  }

  #selectionChanged(): void {
    const { cursor } = this.controls.selection;
    if (cursor !== undefined) {
      this.#surface!.grid.tabStop(cursor);
      if (this.#port.hasFocus()) {
        this.focus();
      }
    }
    this.#news.changed();
  }

  #controlsPort(): ControlsPort {
    const board = this;
    return {
      get topology() {
        return board.#topology!;
      },
      get labels() {
        return board.#labels!;
      },
      get preferences() {
        return board.#port.settings().preferences;
      },
      get cells() {
        return board.cells;
      },
      get play() {
        return board.#port.settings().editable ? board.#play : undefined;
      },
      paint: (changed) => this.#paint(changed),
      say: (text) => this.#live.say(text),
      selectionChanged: () => this.#selectionChanged(),
      command: (name) => this.#ask(name),
      zoom: (steps) => this.zoom(steps),
      follow: (cell) => this.viewport.follow(this.#topology!.row(cell), this.#topology!.column(cell)),
    };
  }

  /** Zooms by steps around the selected cell, or the middle of what is seen. */
  zoom(steps: number): void {
    const { scroller } = this.#parts;
    this.viewport.zoomBy(steps, scroller.clientWidth / 2, scroller.clientHeight / 2);
    const { primary } = this.controls.selection;
    if (primary !== undefined) {
      this.viewport.follow(this.#topology!.row(primary), this.#topology!.column(primary));
    }
    this.#port.viewChanged();
  }

  #playPort(): PlayPort {
    return {
      client: this.#port.client,
      send: (op) => this.#port.op(op),
      resync: (version) => this.#port.resync(version),
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    };
  }
}
