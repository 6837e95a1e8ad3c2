import type { PropertyValues, TemplateResult } from 'lit';
import { boardMediaStyle } from './board-media-style.js';
import { boardPointer } from '../input/board-pointer.js';
import type { BoardPort } from '../channel/board-port.js';
import { BoardProperties, REPAINT } from './board-properties.js';
import { boardStyle } from './board-style.js';
import { boardTemplate, viewportParts } from './board-template.js';
import { Board } from './board.js';
import { branchStyle } from './branch-style.js';
import { clientId } from '../channel/client-id.js';
import { arrowStyle } from '../draw/arrow-style.js';
import { drawingStyle } from '../draw/drawing-style.js';
import { lightStyle } from '../draw/light-style.js';
import { edgeStyle } from './edge-style.js';
import { FocusKeeper } from './focus-keeper.js';
import { ringWhileFocused } from './focus-ring.js';
import { commandOf, repeats, takes } from '../input/key-command.js';
import { SpokenNotes } from './spoken-notes.js';
import { message } from '../text/message.js';
import { PointerInput } from '../input/pointer-input.js';
import { RoomMeter } from '../view/room-meter.js';
import { SessionWatch } from '../channel/session-watch.js';
import { Announcer } from './announcer.js';
import { isZen, type BoardCommand, type Delivery, type EntryName, type Game } from '../puzzle/types.js';
import { Viewport } from '../view/viewport.js';

/**
 * A puzzle that is played, shown or solved before one's eyes. It knows cells, units and clues but no kind of puzzle.
 * Keys and pointers are answered at once; the server hears of them through events and orders them.
 *
 * Events: board-entry, board-select, board-tap, board-command, board-resync for the server; board-ready and board-view for the
 * companions in the page; board-received for whoever keeps the game on this device; board-escape, which whoever closes
 * something for it prevents.
 */
export class PuzzleBoard extends BoardProperties {
  static override styles = [boardStyle, boardMediaStyle, edgeStyle, branchStyle, drawingStyle, lightStyle, arrowStyle];

  /** Seconds played, by the clock of the game; the server hears of them with each entry. Without a clock it does not. */
  played: (() => number) | undefined;
  readonly #client = clientId();
  #board: Board | undefined;
  #viewport: Viewport | undefined;
  #live: SpokenNotes | undefined;
  #pointer: PointerInput | undefined;
  #watch: SessionWatch | undefined;
  #meter: RoomMeter | undefined;
  readonly #announcer = new Announcer(this);
  readonly #focus = new FocusKeeper(
    () => this.shadowRoot,
    () => this.#board?.focus(),
  );

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#pressed(event));
  }

  /** The board at work, for the companions; undefined until there is a picture. */
  get board(): Board | undefined {
    return this.#board;
  }

  /** Entries in the server's order. */
  receive(delivery: Delivery): void {
    this.#flush();
    this.#board?.receive(delivery);
    this.dispatchEvent(new CustomEvent('board-received', { bubbles: true, detail: delivery }));
  }

  /** An entry that the server can not store and never will. */
  refuse(entry: EntryName): void {
    this.#flush();
    this.#board?.refuse(entry);
  }

  /** The server could not store or read something just now. */
  tryAgain(): void {
    this.#flush();
    this.#board?.tryAgain();
  }

  /** A new snapshot of the game. */
  reset({ game }: { readonly game: Game }): void {
    this.game = game;
    this.#flush();
  }

  /** Says a sentence through the live region and shows it on the board for a moment, at most up to the next move. */
  announce(text: string): void {
    this.#live?.sayAndShow(text, true);
  }

  /** Lights cells and a clue while a sentence that names them is pointed at; none puts the lights out. */
  light(cells: readonly number[], clue?: number): void {
    this.#board?.light(cells, clue);
  }

  /** Brings the arrows of a hint's chain with this number out; none all of them again. */
  point(number?: number): void {
    this.#board?.point(number);
  }

  /** Selects cells, the last one as the primary; for the page, as the player would. */
  select(cells: readonly number[]): void {
    this.#flush();
    this.#board?.controls.select(...cells);
  }

  /** Asks for something as a key would. */
  ask(name: BoardCommand): void {
    this.#board?.command(name);
  }

  /** Begins a branch, as the key does. */
  branch(): void {
    this.#flush();
    this.#board?.controls.branch();
  }

  /** Fills in the marks that are possible, as the key does. */
  fillMarks(): void {
    this.#flush();
    this.#board?.controls.fill();
  }

  /** Notes digits as marks in the open cells of a clue, or takes them away there. */
  note(clue: number, digits: readonly number[]): void {
    this.#flush();
    this.#board?.controls.note(clue, digits);
  }

  override focus(): void {
    this.#flush();
    this.#focus.take();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) {
      this.#watchOver();
      // the router moves a view to its place after it was filled, which takes the focus away
      this.#focus.regain();
    }
    this.dispatchEvent(new CustomEvent('board-ready', { bubbles: true, composed: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#board?.play?.flush();
    this.#watch?.stop();
    this.#meter?.stop();
  }

  protected override firstUpdated(): void {
    const scroller = this.#part('.scroller');
    this.#viewport = new Viewport(viewportParts((selector) => this.#part(selector)));
    // inside: the host does not hear of a focus that goes from one cell to another, as a screen reader moves it
    this.renderRoot.addEventListener('focusin', (event) => this.#board?.focused(event.target));
    ringWhileFocused(this.shadowRoot!, this.#part('.frame'));
    this.#live = new SpokenNotes(this.#part('.live'), (text) => (this.shown = text));
    this.#pointer = new PointerInput(scroller);
    this.#meter = new RoomMeter(this, this.#part('.board'), this.#part('.probe'), () => this.#measure());
    this.#watchOver();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#announcer.expect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const newPicture = changed.has('picture') && this.picture !== null;
    if (newPicture) {
      this.#board = new Board(this.picture!, this.#port(), {
        stage: this.#part('.stage'),
        viewport: this.#viewport!,
        live: this.#live!,
      });
      const tapped = (): void => this.#fire('board-tap', undefined);
      this.#pointer!.port = boardPointer(this.#part('.scroller'), this.#board, tapped);
      this.#measure();
    }
    const board = this.#board;
    if (!board) {
      return;
    }
    if (REPAINT.some((key) => changed.has(key))) {
      board.position = this.position;
      if (changed.has('finished')) {
        board.state.selectionRests = this.finished;
      }
      board.state.positionClues = this.positionClues;
      board.wrong = this.wrong;
      board.highlights = this.highlights;
      this.toggleAttribute('numbers', this.highlights?.numbers === true);
      const { preferences } = this.settings;
      const isAlone = isZen(preferences);
      this.toggleAttribute('high-contrast', preferences.highContrast);
      this.toggleAttribute('zen', isAlone);
      this.toggleAttribute('no-combinations', isAlone || !preferences.combinations);
      board.refresh();
    }
    if (this.game !== null && (changed.has('game') || newPicture)) {
      const before = changed.get('game') as Game | null | undefined;
      board.showGame(this.game, newPicture || before?.id !== this.game.id);
    }
    // how clues stand is worked out here while the server is away, from the moment on when that is known
    if (changed.has('clueStates') || changed.has('interrupted') || newPicture) {
      board.clueStates = this.clueStates;
    }
    this.#announcer.tell(board, changed, newPicture);
    if (newPicture) {
      this.#focus.regain();
    }
  }

  protected override render(): TemplateResult {
    return boardTemplate({
      paused: this.paused,
      interrupted: this.interrupted,
      shown: this.shown,
      branch: this.branchLevel,
      text: (key) => message(this.texts, key),
      resume: () => this.#fire('board-command', { name: 'pause' }),
    });
  }

  #pressed(event: KeyboardEvent): void {
    this.#focus.forget();
    const board = this.#board;
    const { preferences } = this.settings;
    // in a game without hints the page says that there are none
    const wanted = { ...preferences, hints: preferences.hints || preferences.game };
    const command = board ? commandOf(event, wanted) : undefined;
    const { paused, readonly } = this;
    if (!command || !takes({ paused, readonly, digits: this.picture?.digits ?? [] }, command)) {
      return;
    }
    event.preventDefault();
    if (!event.repeat || repeats(command)) {
      board!.controls.perform(command, event.timeStamp);
    }
  }

  /** Applies properties that were set just now, so that a call from the server finds them. */
  #flush(): void {
    if (this.isUpdatePending && this.isConnected) {
      this.performUpdate();
    }
  }

  #watchOver(): void {
    this.#meter?.start();
    if (!this.readonly) {
      this.#watch = new SessionWatch(this.ping, {
        interrupted: (interrupted) => this.#interrupt(interrupted),
        reconnected: () => this.#board?.play?.sendAgain(),
        owed: () => {
          const since = this.#board?.play?.owedSince;
          return since === undefined ? undefined : performance.now() - since;
        },
        leaving: () => this.#leave(),
      });
      this.#watch.start();
    }
  }

  /** Keeps what the next load of the page needs. */
  #leave(): void {
    this.#board?.play?.flush();
    if (this.game) {
      this.#board?.saveView(this.game.id);
    }
  }

  #interrupt(interrupted: boolean): void {
    const begins = interrupted && !this.interrupted;
    this.interrupted = interrupted;
    if (!interrupted) {
      // after what is unconfirmed has been sent again
      queueMicrotask(() => this.#board?.requests.grant());
    }
    if (begins) {
      this.#live?.say(message(this.texts, 'banner.reconnecting'));
    }
  }

  #measure(): void {
    if (this.#meter && this.#viewport) {
      (this.#board ?? this.#viewport).resize(this.#meter.room());
    }
  }

  #part(selector: string): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>(selector)!;
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #port(): BoardPort {
    return {
      client: this.#client,
      settings: () => this.settings,
      send: (entry) => this.#fire('board-entry', this.played ? { ...entry, elapsed: this.played() } : entry),
      resync: (version) => this.#fire('board-resync', { version }),
      waiting: (waits) => this.#interrupt(waits),
      selected: (cells, cell, clueId) =>
        this.#fire('board-select', { cells, cell, ...(clueId === undefined ? {} : { clueId }) }),
      command: (name) => this.#fire('board-command', { name }),
      closesSomething: () => !this.dispatchEvent(new Event('board-escape', { bubbles: true, cancelable: true })),
      branched: (level) => (this.branchLevel = level),
      viewChanged: () => this.#fire('board-view', undefined),
      hasFocus: () => this.#focus.isHere,
      regainFocus: () => this.#focus.takeBack(),
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
    };
  }
}

customElements.define('puzzle-board', PuzzleBoard);
