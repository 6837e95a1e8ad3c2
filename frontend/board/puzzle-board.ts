import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { boardStyle } from './board-style.js';
import { Board, type BoardPort } from './board.js';
import { drawingStyle } from './draw/drawing-style.js';
import { commandOf } from './key-command.js';
import { message, type Texts } from './message.js';
import { SessionWatch } from './session-watch.js';
import {
  DEFAULT_PREFERENCES,
  type ClueState,
  type Delivery,
  type Game,
  type Highlights,
  type Mode,
  type Picture,
  type PositionCell,
  type Preferences,
} from './types.js';

/** Properties that may change the look of any cell. */
const REPAINT = [
  'picture',
  'position',
  'wrong',
  'highlights',
  'preferences',
  'texts',
  'finished',
  'paused',
  'readonly',
] as const;

/** Width of the frame around the cells in pixels, as in the style. */
const FRAME = 3;

/**
 * A puzzle that is played, shown or solved before one's eyes. It knows cells, units and clues but no kind of puzzle.
 * Keys and pointers are answered at once; the server hears of them through events and orders them.
 *
 * Events: board-op, board-select, board-command, board-resync for the server; board-ready and board-view for the
 * companions in the page.
 */
export class PuzzleBoard extends LitElement {
  static override styles = [boardStyle, drawingStyle];

  static override properties = {
    picture: { attribute: false },
    game: { attribute: false },
    clueStates: { attribute: false },
    wrong: { attribute: false },
    highlights: { attribute: false },
    position: { attribute: false },
    preferences: { attribute: false },
    texts: { attribute: false },
    finished: { type: Boolean, reflect: true },
    paused: { type: Boolean, reflect: true },
    readonly: { type: Boolean, reflect: true },
    ping: {},
    shown: { state: true },
    interrupted: { state: true },
  };

  declare picture: Picture | null;
  declare game: Game | null;
  declare clueStates: Readonly<Record<string, ClueState>>;
  declare wrong: readonly number[];
  declare highlights: Highlights | null;
  /** Shown instead of the game; the board can not be changed then. */
  declare position: readonly PositionCell[] | null;
  declare preferences: Partial<Preferences>;
  declare texts: Texts;
  declare finished: boolean;
  declare paused: boolean;
  declare readonly: boolean;
  /** Address that answers quickly while the server lives, without making a session. */
  declare ping: string;
  declare shown: string;
  declare interrupted: boolean;

  readonly #client = randomId();
  #board: Board | undefined;
  #watch: SessionWatch | undefined;
  #resizes: ResizeObserver | undefined;

  constructor() {
    super();
    this.picture = this.game = this.highlights = this.position = null;
    this.clueStates = {};
    this.wrong = [];
    this.preferences = {};
    this.texts = {};
    this.finished = this.paused = this.readonly = this.interrupted = false;
    this.ping = '/health';
    this.shown = '';
    this.addEventListener('keydown', (event) => this.#pressed(event));
    this.addEventListener('focusin', (event) => this.#board?.focused(event.composedPath()[0] ?? null));
  }

  /** The board at work, for the companions; undefined until there is a picture. */
  get board(): Board | undefined {
    return this.#board?.topology ? this.#board : undefined;
  }

  get settings(): { readonly preferences: Preferences; readonly texts: Texts; readonly editable: boolean } {
    const editable = !this.readonly && !this.finished && !this.paused && this.position === null;
    return { preferences: { ...DEFAULT_PREFERENCES, ...this.preferences }, texts: this.texts, editable };
  }

  /** Ops in the server's order. */
  receive(delivery: Delivery): void {
    this.#flush();
    this.#board?.receive(delivery);
  }

  /** A new snapshot of the game. */
  reset({ game }: { readonly game: Game }): void {
    this.game = game;
    this.#flush();
  }

  /** Says a sentence through the live region and shows it on the board for a moment. */
  announce(text: string): void {
    this.#board?.say(text, true);
  }

  /** Lights cells while a sentence that names them is pointed at; none puts the lights out. */
  light(cells: readonly number[] | null): void {
    this.#board?.light(cells ?? []);
  }

  /** Selects cells, the last one as the primary; for the page, as the player would. */
  select(cells: readonly number[]): void {
    this.#flush();
    this.#board?.controls.select(...cells);
  }

  setMode(mode: Mode): void {
    this.#board?.controls.setMode(mode);
  }

  override focus(): void {
    this.#flush();
    this.#board?.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) {
      this.#watchOver();
    }
    this.dispatchEvent(new CustomEvent('board-ready', { bubbles: true, composed: true }));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#board?.play?.flush();
    this.#watch?.stop();
    this.#resizes?.disconnect();
    window.removeEventListener('pagehide', this.#leaving);
  }

  protected override firstUpdated(): void {
    const part = (selector: string): HTMLElement => this.renderRoot.querySelector<HTMLElement>(selector)!;
    const parts = {
      root: part('.board'),
      scroller: part('.scroller'),
      stage: part('.stage'),
      columnNumbers: part('.numbers.columns > div'),
      rowNumbers: part('.numbers.rows > div'),
      live: part('.live'),
    };
    this.#board = new Board(parts, this.#port());
    this.#watchOver();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const board = this.#board!;
    if (this.picture === null) {
      return;
    }
    const newPicture = changed.has('picture');
    if (newPicture) {
      board.showPicture(this.picture);
      this.#measure();
    }
    if (changed.has('position') || newPicture) {
      board.showPosition(this.position);
    }
    if (changed.has('wrong') || newPicture) {
      board.wrong = this.wrong;
    }
    if (changed.has('highlights') || newPicture) {
      board.highlights = this.highlights;
      this.toggleAttribute('numbers', this.highlights?.numbers === true);
    }
    this.toggleAttribute('high-contrast', this.settings.preferences.highContrast);
    if (REPAINT.some((key) => changed.has(key))) {
      board.refresh();
    }
    if (this.game !== null && (changed.has('game') || newPicture)) {
      const before = changed.get('game') as Game | null | undefined;
      board.showGame(this.game, newPicture || before?.id !== this.game.id);
      board.refresh();
    }
    if (changed.has('clueStates') || newPicture) {
      board.clueStates = this.clueStates;
    }
    this.#tell(changed, newPicture);
  }

  protected override render(): TemplateResult {
    return html`
      <div class="board" dir="ltr">
        <div class="numbers columns" aria-hidden="true"><div></div></div>
        <div class="numbers rows" aria-hidden="true"><div></div></div>
        <div class="frame">
          <div class="scroller"><div class="stage"></div></div>
          ${this.paused ? this.#cover() : nothing}
        </div>
        ${this.interrupted ? this.#note('banner', this.#text('banner.reconnecting'), 'status') : nothing}
        ${this.shown ? this.#note('says', this.shown, 'presentation') : nothing}
      </div>
      <div class="live" role="status" aria-live="polite" aria-atomic="false"></div>
      <div class="probe" aria-hidden="true"></div>
    `;
  }

  #cover(): TemplateResult {
    return html`<div class="cover" dir="auto">
      <span>${this.#text('cover.paused')}</span>
      <button type="button" @click=${() => this.#fire('board-command', { name: 'pause' })}>
        ${this.#text('cover.resume')}
      </button>
    </div>`;
  }

  #note(kind: string, text: string, role: string): TemplateResult {
    return html`<div class="note ${kind}" role=${role} dir="auto"><span>${text}</span></div>`;
  }

  /** Says and celebrates what became of the game. */
  #tell(changed: PropertyValues<this>, newPicture: boolean): void {
    const became = (key: 'finished' | 'paused', value: boolean): boolean =>
      !newPicture && changed.get(key) === !value && this[key] === value;
    if (became('finished', true)) {
      this.setAttribute('celebrate', '');
      this.#board!.say(this.#text('said.finished'));
    } else if (!this.finished) {
      this.removeAttribute('celebrate');
    }
    if (became('paused', true)) {
      this.#board!.say(this.#text('said.paused'));
    } else if (became('paused', false)) {
      this.#board!.say(this.#text('said.resumed'));
      this.#board!.focus();
    }
  }

  #pressed(event: KeyboardEvent): void {
    const board = this.board;
    const command = board ? commandOf(event, this.settings.preferences.letterKeys) : undefined;
    if (!command || (this.paused && command.kind !== 'ask')) {
      return;
    }
    event.preventDefault();
    const repeats = ['move', 'jump', 'undo', 'redo', 'zoom-in', 'zoom-out'];
    if (!event.repeat || repeats.includes(command.kind)) {
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
    this.#resizes = new ResizeObserver(() => this.#measure());
    this.#resizes.observe(this);
    this.#resizes.observe(this.renderRoot.querySelector('.probe')!);
    if (!this.readonly) {
      this.#watch = new SessionWatch(this.ping, {
        interrupted: (interrupted) => (this.interrupted = interrupted),
        reconnected: () => this.#board?.play?.sendAgain(),
        leaving: () => this.#leaving(),
      });
      this.#watch.start();
      window.addEventListener('pagehide', this.#leaving);
    }
  }

  readonly #leaving = (): void => {
    this.#board?.play?.flush();
    if (this.game) {
      this.#board?.saveView(this.game.id);
    }
  };

  #measure(): void {
    const probe = this.renderRoot.querySelector<HTMLElement>('.probe')!;
    const board = this.renderRoot.querySelector<HTMLElement>('.board')!;
    const around = 2 * (parseFloat(getComputedStyle(board).paddingLeft) + FRAME);
    this.#board?.resize({
      width: this.clientWidth - around,
      height: probe.offsetHeight - around,
      largest: probe.offsetWidth,
    });
  }

  #text(key: string): string {
    return message(this.texts, key);
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #port(): BoardPort {
    return {
      client: this.#client,
      settings: () => this.settings,
      op: (op) => this.#fire('board-op', op),
      resync: (version) => this.#fire('board-resync', { version }),
      selected: (cells, cell, clueId) =>
        this.#fire('board-select', { cells, cell, ...(clueId === undefined ? {} : { clueId }) }),
      command: (name) => this.#fire('board-command', { name }),
      viewChanged: () => this.#fire('board-view', undefined),
      show: (text) => (this.shown = text),
      hasFocus: () => this.shadowRoot!.activeElement !== null,
    };
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

customElements.define('puzzle-board', PuzzleBoard);
