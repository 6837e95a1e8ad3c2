import '../../board/index.js';
import '../../play/card/combinations-card.js';
import '../../play/escape.js';
import '../../play/keys-everywhere.js';
import '../../play/menu-keys.js';
import '../../play/card/help-card.js';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { BoardCommand, LogEntry } from '../../board/puzzle/types.js';
import type { CardPoint, CardPress } from '../../play/card/help-card.js';
import type { CombinationsCard } from '../../play/card/combinations-card.js';
import { isBegun, isFinished, type DevicePlayer, type KeptGame, type Setting } from '../device/kept-game.js';
import { nextAfter } from '../device/opened.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';
import type { Topic } from '../teacher/teacher.js';
import { prepareTeacher } from './asking.js';
import { BoardMarks } from './board-marks.js';
import { gradeSign, gradeWord } from '../tile/grade-sign.js';
import { ShownCombinations, type CombinationsScreen } from './combinations.js';
import { finishCard, helpTaken } from './finish-card.js';
import { icon, type Line } from './frame.js';
import { GameKeeper } from './game-keeper.js';
import { HelpPanel, type HelpScreen } from './help-panel.js';
import { keySheet } from './key-sheet.js';
import { note } from './note.js';
import { CHECK, offersHints, preferences, TEACHING, withoutHints } from './player-choices.js';
import { chosen, keepChoice, settingsDialog } from './settings.js';
import { isSolved, position, restart } from './standing.js';
import { prefix } from '../../connection/prefix.js';

/** A game that is played without a server, as `play.ui.GameScreen` is with one. */
export class OfflineGame extends LitElement implements HelpScreen, CombinationsScreen {
  static override properties = {
    texts: { attribute: false },
    kept: { attribute: false },
    player: { attribute: false },
    guest: { attribute: false },
    wait: { state: true },
    trouble: { state: true },
    spoken: { state: true },
    isOver: { state: true },
    isFinishClosed: { state: true },
    isTouched: { state: true },
    next: { state: true },
  };

  declare texts: OfflineTexts;
  /** As it was when the page was opened. */
  declare kept: KeptGame;
  declare player: DevicePlayer | undefined;
  /** Where the game of a guest is, which nobody keeps; undefined for one of this device. */
  declare guest: store.GameStore | undefined;
  declare wait: HelpScreen['wait'];
  declare trouble: string | undefined;
  declare spoken: string;
  declare isOver: boolean;
  /** The card of the end was put away. */
  declare isFinishClosed: boolean;
  /** Something of it was touched, or a key was pressed. */
  declare isTouched: boolean;
  /** The puzzle that comes next. */
  declare next: KeptGame | undefined;

  keeper!: GameKeeper;
  readonly combinations = new ShownCombinations(this);
  readonly marks = new BoardMarks(this);
  /** The digits and candidate marks, as they stand. */
  #about = '';
  #selected: number | undefined;
  /** Whether the grid is full and right: that of a finished game may have been changed since. */
  #isSolved = true;
  readonly #help = new HelpPanel(this);

  constructor() {
    super();
    this.isOver = this.isFinishClosed = false;
    this.isTouched = false;
    this.spoken = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.keeper.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('kept') && changed.get('kept') === undefined) {
      this.isOver = isFinished(this.kept);
      this.keeper = new GameKeeper(this.kept, this.guest ?? store, {
        board: () => this.board(),
        trouble: (why) => this.#notKept(why),
        changed: () => this.#changed(),
      });
    }
  }

  protected override firstUpdated(): void {
    const board = this.board();
    board.texts = this.texts.area('board');
    board.preferences = preferences(this.player, this.kept);
    board.picture = this.kept.picture;
    board.game = this.keeper.game.snapshot;
    void board.updateComplete.then(() => {
      this.keeper.deliver();
      if (!this.guest) {
        board.focus(); // in a frame, it would be taken from the page around
      }
      if (!isBegun(this.kept)) {
        void this.keeper.change((game) => game.open(new Date()));
      }
    });
    prepareTeacher(this);
    if (this.isOver) {
      void this.#findNext();
    }
  }

  /** The name of what the browser stores for the game; empty for a guest, who stores nothing. */
  get #name(): string {
    return this.guest ? '' : this.kept.id;
  }

  board(): PuzzleBoard {
    return this.renderRoot.querySelector<PuzzleBoard>('#board')!;
  }

  combinationsCard(): CombinationsCard {
    return this.renderRoot.querySelector('combinations-card')!;
  }

  say(words: string): void {
    this.spoken = words;
  }

  async asked(): Promise<{ readonly kept: KeptGame; readonly near: number | undefined }> {
    await this.keeper.settled();
    return { kept: this.keeper.game.kept, near: this.#selected };
  }

  /** What cannot be stored is said until it is; what the teacher said stays. */
  #notKept(why: ReturnType<typeof store.reason> | undefined): void {
    const key = why && `offline.trouble.${why}`;
    if (key !== undefined || this.trouble?.startsWith('offline.trouble.') === true) {
      this.trouble = key;
    }
  }

  readonly #touched = (): void => {
    this.isTouched = true;
  };

  readonly #played = (event: Event): void => {
    const { elapsed = 0, ...entry } = (event as CustomEvent<LogEntry & { elapsed?: number }>).detail;
    this.keeper.take(entry, elapsed);
  };

  /** The board shows something else, or the same again. */
  #changed(): void {
    const { board } = this.board();
    if (!board) {
      return;
    }
    const about = position(board.cells);
    const isOther = about !== this.#about;
    this.#about = about;
    this.#isSolved = isSolved(board);
    this.#help.changed();
    if (isOther) {
      this.combinations.changed();
      this.marks.changed();
      if (this.#isSolved && !this.isOver) {
        void this.#finish();
      }
    }
    this.requestUpdate();
  }

  async #finish(): Promise<void> {
    this.isOver = true;
    this.#help.close();
    await this.keeper.change((game) => game.finish(new Date()));
    this.say(this.texts.say('play.finish.said', { hints: helpTaken(this.texts, this.keeper.game.kept) }));
    await this.#findNext();
  }

  async #findNext(): Promise<void> {
    this.next = this.guest ? undefined : await nextAfter(this.kept);
  }

  readonly #ticked = (event: Event): void => {
    const { elapsed } = (event as CustomEvent<{ elapsed: number }>).detail;
    void this.keeper.change((game) => game.elapsed(elapsed));
  };

  readonly #commanded = (event: Event): void => {
    const { name } = (event as CustomEvent<{ name: BoardCommand }>).detail;
    if (name === 'hint') {
      this.#ask('hint');
    } else if (name === 'check') {
      this.#ask('check');
    } else if (name === 'help') {
      this.#open('keys');
    } else if (name === 'escape') {
      this.#escape();
    } else if (name === 'say-candidates') {
      this.combinationsCard().say();
    } else if (name === 'all-steps') {
      this.#ask('steps');
    } else if (name === 'why-branch') {
      this.#ask('branch');
    }
  };

  /** A check, and how hard the puzzle is, are no hints, and of use after the end too. */
  #ask(topic: Topic): void {
    const isHint = topic !== 'check' && topic !== 'difficulty';
    const why = isHint ? withoutHints(this.player, this.keeper.game.kept) : undefined;
    if (why !== undefined) {
      this.board().announce(this.texts.say(why));
    } else if (!this.wait && !(isHint && this.isOver)) {
      this.#help.ask(topic);
    }
  }

  /** Closes the cards that are open, and ends a wait for one; where there is none, what went wrong is put away. */
  #escape(): void {
    if (this.#help.isOpen || this.renderRoot.querySelector('.combos-card.open')) {
      this.#help.close();
      this.combinationsCard().open = false;
    } else {
      this.trouble = undefined;
    }
  }

  readonly #select = (event: Event): void => {
    const { cell: chosen, clueId } = (event as CustomEvent<{ cell: number | null; clueId?: number }>).detail;
    const cell = chosen ?? undefined;
    this.#selected = cell;
    this.combinations.select(cell, clueId);
  };

  #restart(): void {
    const { board } = this.board();
    const entry = board && restart(board);
    if (entry) {
      this.keeper.teach([entry]);
      this.board().announce(this.texts.say('play.restarted'));
    }
  }

  #open(dialog: 'keys' | 'settings'): void {
    this.renderRoot.querySelector<HTMLDialogElement>(`#${dialog}`)?.showModal();
  }

  #choose(setting: Setting, value: string): void {
    const player = chosen(this.player!, setting, value);
    this.player = player;
    this.board().preferences = preferences(player, this.kept);
    if (setting.id === CHECK) {
      this.marks.found([]);
    }
    if (TEACHING.includes(setting.id)) {
      this.#help.taughtOtherwise();
    }
    void this.keeper.also(() => keepChoice(player, setting.id));
  }

  protected override render(): TemplateResult {
    const { texts, player, isOver, wait } = this;
    const { rows, columns, picture } = this.kept;
    const classes = ['play', 'playable', Math.max(rows, columns) > 9 ? 'large' : '', isOver ? 'finished' : '', wait ? `for-${wait}` : ''];
    return html`<div class=${classes.filter(Boolean).join(' ')} @pointerdown=${this.#touched} @keydown=${this.#touched}>
      ${this.#head()}
      <div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
        <puzzle-board
          id="board"
          .finished=${isOver}
          @board-entry=${this.#played}
          @board-select=${this.#select}
          @board-command=${this.#commanded}
          @board-resync=${() => this.keeper.deliver(0)}
        ></puzzle-board>
      </div>
      <div class="play-tools">
        <board-tools for="board"></board-tools>
        <div class="asks">${this.#asks()}</div>
      </div>
      <aside class="play-side" aria-label=${texts.say('play.side')}>
        <branch-bar for="board"></branch-bar>
        ${note(texts, this.trouble, () => (this.trouble = undefined))}
        ${this.#finishCard()} ${this.#helpCard()}
        <combinations-card .game=${this.#name}></combinations-card>
        <digit-pad for="board"></digit-pad>
      </aside>
      <span class="visually-hidden" role="status">${this.spoken}</span>
      ${this.#keys()}
      ${player ? settingsDialog(texts, player, (setting, value) => this.#choose(setting, value)) : nothing}
    </div>`;
  }

  #finishCard(): TemplateResult | typeof nothing {
    if (!this.isOver) {
      return nothing;
    }
    const { texts, isFinishClosed: isClosed } = this;
    const turn = (isNowClosed: boolean): void => {
      this.isFinishClosed = isNowClosed;
      void this.updateComplete.then(() => (isNowClosed ? this.board() : this.querySelector('help-card')!).focus());
    };
    const card = isClosed ? undefined : finishCard(texts, this.keeper.game.kept, this.#isSolved, this.guest !== undefined, this.next);
    return html`<help-card .card=${card} @card-close=${() => turn(true)}></help-card>
      ${isClosed
        ? html`<button type="button" class="tool" id="finish-show" @click=${() => turn(false)}>
            ${icon('list')}<span>${texts.say('play.finish.show')}</span>
          </button>`
        : nothing}`;
  }

  #helpCard(): TemplateResult {
    return html`<help-card
      .card=${this.#help.card}
      .folds=${true}
      @card-press=${({ detail }: CardPress) => this.#help.press(detail.id)}
      @card-point=${({ detail }: CardPoint) => this.#help.point(detail.row)}
      @card-close=${() => this.#help.close()}
    ></help-card>`;
  }

  #head(): TemplateResult {
    const { name, title, facts } = this.kept;
    return html`<header class="play-head">
      <div class="play-title"><h1>${sizeInOneLine(name)}</h1>${this.#grade()}</div>
      ${facts === '' ? nothing : html`<span class="chip">${facts}</span>`}
      ${title === '' || title === name ? nothing : html`<span class="chip"><span class="puzzle-title">${title}</span></span>`}
      <play-timer
        for="board"
        .game=${this.#name}
        .elapsed=${this.keeper.game.kept.archived.seconds}
        .stopped=${this.isOver || (this.guest !== undefined && !this.isTouched)}
        .concealed=${this.player?.choices['timer'] === 'no'}
        @timer-tick=${this.#ticked}
      ></play-timer>
      <button
        type="button"
        class="icon-button menu-anchor"
        popovertarget="game-menu"
        title=${this.texts.say('play.menu')}
        aria-label=${this.texts.say('play.menu')}
      >
        ${icon('more')}
      </button>
      <div class="popmenu" popover="auto" id="game-menu" @click=${this.#chosen}>
        ${this.isOver
          ? nothing
          : html`${this.#item('branch', 'branch', () => this.board().branch())}
            ${this.#item('fill', 'marks', () => this.board().fillMarks())}
            ${offersHints(this.player, this.kept) ? this.#item('steps', 'list', () => this.#ask('steps')) : nothing}`}
        ${this.#item('restart', 'again', () => this.#restart())}
        ${this.player ? this.#item('settings', 'settings', () => this.#open('settings')) : nothing}
        ${this.#item('keys', 'keys', () => this.#open('keys'))}
      </div>
    </header>`;
  }

  #grade(): TemplateResult {
    const { texts, kept } = this;
    const words = kept.grade === '' ? texts.say('play.difficulty.ask') : texts.say('play.difficulty.ask.grade', { grade: gradeWord(texts, kept) });
    return html`<button type="button" class="chip grade-chip" id="grade" aria-label=${words} @click=${() => this.#ask('difficulty')}>
      ${gradeSign(texts, kept)}
    </button>`;
  }

  readonly #chosen = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('button')) {
      (event.currentTarget as HTMLElement).hidePopover();
    }
  };

  #item(key: string, line: Line, press: () => void): TemplateResult {
    return html`<button type="button" class="tool" id="menu-${key}" @click=${press}>
      ${icon(line)}<span>${this.texts.say(`play.menu.${key}`)}</span>
    </button>`;
  }

  #asks(): TemplateResult {
    const { texts } = this;
    const branch = texts.say('play.ask.branch');
    return html`<button type="button" class="combo-line plain-button"></button>
      <button
        type="button"
        class="tool icon"
        id="ask-branch"
        title=${texts.say('play.ask.branch.title')}
        aria-label=${branch}
        @click=${() => this.board().branch()}
      >
        ${icon('branch')}
      </button>
      <button
        type="button"
        class="tool"
        id="ask-check"
        title=${texts.say('play.ask.check.cost')}
        aria-label=${texts.say('play.ask.check')}
        @click=${() => this.#ask('check')}
      >
        ${icon('check')}<span>${texts.say('play.ask.check')}</span>
      </button>
      ${offersHints(this.player, this.kept)
        ? html`<button
            type="button"
            class="tool primary"
            id="ask-hint"
            title=${texts.say('play.ask.hint.cost')}
            @click=${() => this.#ask('hint')}
          >
            ${icon('hint')}<span>${texts.say('play.ask.hint')}</span>
          </button>`
        : nothing}
      ${this.guest
        ? nothing
        : html`<a
            class="tool"
            id="ask-solve"
            href="${prefix}/play/${this.kept.id}/solve"
            title=${texts.say('play.ask.solve.title')}
            aria-label=${texts.say('play.ask.solve')}
          >
            ${icon('play')}<span>${texts.say('play.ask.solve')}</span>
          </a>`}`;
  }

  #keys(): TemplateResult {
    const { letterKeys: letters, hints } = preferences(this.player, this.kept);
    return keySheet(this.texts, { letters, hints, game: true, largest: Math.max(...this.kept.picture.digits) });
  }
}

/** As the server writes it (`play.ui.parts.PlayHead`): the name may take two lines, its size stays on one. */
function sizeInOneLine(name: string): string {
  return name.replace(' × ', '\u00a0×\u00a0');
}

customElements.define('offline-game', OfflineGame);
