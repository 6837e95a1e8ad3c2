import '../../play/card/combinations-card.js';
import '../../play/first-games.js';
import '../../play/menu-keys.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { BoardCommand, LogEntry, Preferences } from '../../board/puzzle/types.js';
import type { CardPoint, CardPress } from '../../play/card/help-card.js';
import type { Action } from '../../play/card/types.js';
import type { CombinationsCard } from '../../play/card/combinations-card.js';
import { isBegun, isFinished, type KeptGame, type Setting } from '../device/kept-game.js';
import { withRoom } from '../device/opened.js';
import * as store from '../device/store.js';
import { nextPuzzle, type NextPuzzle } from '../new-game/next-puzzle.js';
import type { Topic } from '../teacher/teacher.js';
import { askBeside } from './asking.js';
import { BoardMarks } from './board-marks.js';
import { BoardScreen } from './board-screen.js';
import { gradeSign, gradeWord } from '../tile/grade-sign.js';
import { ShownCombinations, type CombinationsScreen } from './combinations.js';
import { finishCard, finishSaid, nextAction } from './finish-card.js';
import { icon, toggleScheme, tool, type Line } from './frame.js';
import { GameKeeper } from './game-keeper.js';
import { HelpPanel, type HelpScreen } from './help-panel.js';
import { CHECK, offersHints, preferences, TEACHING, withoutHints } from './player-choices.js';
import { chosen, keepChoice, settingsDialog } from './settings.js';
import { isSolved, position, restart } from './standing.js';
import { prefix } from '../../connection/prefix.js';
import { whenIdle } from '../../shell/idle.js';

/** The grid of a finished game is not full and right any more. */
const CHANGED = 'play.finish.changed';

/** Without what keeps a size in one line. */
const plain = (title: string): string => title.replaceAll('\u00a0', ' ');

/** A game that is played without a server, as `play.ui.GameScreen` is with one. */
export class OfflineGame extends BoardScreen implements HelpScreen, CombinationsScreen {
  static override properties = {
    kept: { attribute: false },
    guest: { attribute: false },
    wait: { state: true },
    isOver: { state: true },
    isFinishClosed: { state: true },
    isTouched: { state: true },
    next: { state: true },
  };

  /** As it was when the page was opened. */
  declare kept: KeptGame;
  /** Where the game of a guest is, which nobody keeps; undefined for one of this device. */
  declare guest: store.GameStore | undefined;
  declare wait: HelpScreen['wait'];
  declare isOver: boolean;
  /** The card of the end was put away. */
  declare isFinishClosed: boolean;
  /** Something of it was touched, or a key was pressed. */
  declare isTouched: boolean;
  /** The way to the puzzle that comes next. */
  declare next: NextPuzzle | undefined;

  keeper!: GameKeeper;
  readonly combinations = new ShownCombinations(this);
  readonly marks = new BoardMarks(this);
  /** The digits and candidate marks, as they stand. */
  #about = '';
  /** Whether the grid is full and right: that of a finished game may have been changed since. */
  #isSolved = true;
  #selected: number | undefined;
  readonly #help = new HelpPanel(this);
  readonly #touched = (): void => {
    this.isTouched = true;
  };

  constructor() {
    super();
    this.addEventListener('pointerdown', this.#touched);
    this.addEventListener('keydown', this.#touched);
    this.isOver = this.isFinishClosed = false;
    this.isTouched = false;
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
        withRoom,
        trouble: (failure) => this.#notKept(failure),
        changed: () => this.#changed(),
      });
    }
  }

  protected override firstUpdated(): void {
    const board = this.board();
    board.texts = this.texts.area('board');
    board.preferences = this.preferences;
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
    super.firstUpdated();
    if (this.kept.grade === '' && !this.guest) {
      whenIdle(() => void this.#findGrade());
    }
    if (this.isOver) {
      void this.#findNext();
    }
  }

  async #findGrade(): Promise<void> {
    const { grade = '' } = (await askBeside(this, (teacher, asked) => teacher.grade(asked))) ?? {};
    if (grade !== '') {
      await this.keeper.change((game) => game.rate(grade));
    }
  }

  /** The name of what the browser stores for the game; empty for a guest, who stores nothing. */
  get #name(): string {
    return this.guest ? '' : this.kept.id;
  }

  protected override get preferences(): Preferences {
    return preferences(this.player, this.kept);
  }

  combinationsCard(): CombinationsCard {
    return this.renderRoot.querySelector('combinations-card')!;
  }

  async asked(): Promise<{ readonly kept: KeptGame; readonly near: number | undefined }> {
    await this.keeper.settled();
    return { kept: this.keeper.game.kept, near: this.#selected };
  }

  /** It is said that something cannot be stored until it is; the teacher's words stay. */
  #notKept(failure: unknown): void {
    const key = failure === undefined ? undefined : `offline.trouble.${store.reason(failure)}`;
    if (key !== undefined || this.trouble?.startsWith('offline.trouble.') === true) {
      this.trouble = key;
    }
  }

  protected override enter({ elapsed = 0, ...entry }: LogEntry & { readonly elapsed?: number }): void {
    this.keeper.take(entry, elapsed);
  }

  protected override resync(): void {
    this.keeper.deliver(0);
  }

  /** The board shows something else, or the same again. */
  #changed(): void {
    const { board } = this.board();
    if (!board) {
      return;
    }
    const about = position(board.cells);
    const isOther = about !== this.#about;
    const wasOpened = this.#about !== '';
    this.#about = about;
    this.#isSolved = isSolved(board);
    this.#help.changed();
    if (isOther) {
      this.combinations.changed();
      this.marks.changed();
      if (this.#isSolved && (wasOpened || !this.isOver)) {
        void this.#finish();
      }
      this.isFinishClosed = false;
      this.#sayChanged();
    }
    this.requestUpdate();
  }

  /** The time and help of a finished game stay, whatever its grid is now. */
  #sayChanged(): void {
    if (this.trouble === undefined || this.trouble === CHANGED) {
      this.trouble = this.isOver && !this.#isSolved ? CHANGED : undefined;
    }
  }

  /** A finished game can be played on after starting over. */
  get #isLocked(): boolean {
    return this.isOver && this.#isSolved;
  }

  async #finish(): Promise<void> {
    this.isOver = true;
    this.#help.close();
    await this.keeper.change((game) => game.finish(new Date())); // the first time counts
    this.say(finishSaid(this.texts, this.keeper.game.kept));
    await this.#findNext();
  }

  async #findNext(): Promise<void> {
    this.next = this.guest ? undefined : await nextPuzzle(this.texts, this.keeper.game.kept);
  }

  readonly #ticked = (event: Event): void => {
    const { elapsed } = (event as CustomEvent<{ elapsed: number }>).detail;
    void this.keeper.change((game) => game.elapsed(elapsed));
  };

  protected override command(name: BoardCommand): void {
    if (name === 'hint' || name === 'fit' || name === 'check') {
      this.#ask(name);
    } else if (name === 'say-candidates') {
      this.combinationsCard().say();
    } else if (name === 'all-steps') {
      this.#ask('steps');
    } else if (name === 'why-branch') {
      this.#ask('branch');
    } else if (name === 'next' || (name === 'solve' && !this.#isLocked)) {
      this.querySelector<HTMLElement>(name === 'next' ? '#finish-next' : '#ask-solve')?.click();
    }
  }

  /** How hard the puzzle is, is of use after the end too; that and a check are no hints. */
  #ask(topic: Topic): void {
    const isHint = topic !== 'check' && topic !== 'difficulty';
    const why = isHint ? withoutHints(this.player, this.keeper.game.kept) : undefined;
    if (why !== undefined) {
      this.board().announce(this.texts.say(why));
    } else if (!this.wait && (topic === 'difficulty' || !this.#isLocked)) {
      this.#help.ask(topic);
    }
  }

  /** A wait for one ends too. */
  protected override closeCards(): boolean {
    const isOpen = this.#help.isOpen || this.renderRoot.querySelector('.combos-card.open') !== null;
    this.#help.close();
    this.combinationsCard().open = false;
    if (isOpen || !this.#isLocked || this.isFinishClosed || this.guest) {
      return isOpen;
    }
    this.#closeFinish(true);
    return true;
  }

  protected override select(cell: number | undefined, clue?: number): void {
    this.#selected = cell;
    this.combinations.select(cell, clue);
  }

  #restart(): void {
    const { board } = this.board();
    const entry = board && restart(board);
    if (entry) {
      this.keeper.teach([entry]);
      this.board().announce(this.texts.say('play.restarted'));
    }
  }

  #choose(setting: Setting, value: string): void {
    const player = chosen(this.player!, setting, value);
    this.player = player;
    this.board().preferences = this.preferences;
    if (setting.id === CHECK) {
      this.marks.found([]);
    }
    if (TEACHING.includes(setting.id)) {
      this.#help.taughtOtherwise();
    }
    void this.keeper.also(() => keepChoice(player, setting.id));
  }

  protected override render(): TemplateResult {
    const { texts, player, wait } = this;
    const isLocked = this.#isLocked;
    const { rows, columns, picture } = this.kept;
    const classes = [Math.max(rows, columns) > 9 ? 'large' : '', isLocked ? 'finished' : '', wait ? `for-${wait}` : ''];
    return html`${this.screen({
      look: classes.filter(Boolean).join(' '),
      head: this.#head(),
      picture,
      isFinished: isLocked,
      asks: this.#asks(),
      side: texts.say('play.side'),
      above: html`<branch-bar for="board"></branch-bar>`,
      cards: html`${this.#finishCard()} ${this.#helpCard()}
        <combinations-card .game=${this.#name}></combinations-card>`,
    })}
    ${player ? settingsDialog(texts, player, (setting, value) => this.#choose(setting, value)) : nothing}`;
  }

  #finishCard(): TemplateResult | typeof nothing {
    if (!this.#isLocked) {
      return nothing;
    }
    const { texts, next, isFinishClosed: isClosed } = this;
    const { kept } = this.keeper.game;
    const card = isClosed ? undefined : finishCard(texts, kept, this.guest !== undefined, next);
    return html`<help-card .card=${card} @card-close=${() => this.#closeFinish(true)}></help-card>
      ${isClosed
        ? html`<div class="finish-closed">
            ${next ? this.#onward(nextAction(next)) : nothing}
            ${tool('finish-show', 'list', texts.say('play.finish.show'), () => this.#closeFinish(false))}
          </div>`
        : nothing}`;
  }

  #onward({ id, words, address }: Action): TemplateResult {
    return html`<a class="tool primary" id=${id} href=${address!}>${icon('next')}<span>${words}</span></a>`;
  }

  #closeFinish(isClosed: boolean): void {
    this.isFinishClosed = isClosed;
    void this.updateComplete.then(() => (isClosed ? this.board() : this.querySelector('help-card')!).focus());
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
    const { title, facts } = this.kept;
    const name = this.texts.puzzle(this.kept);
    const isTitled = title !== '' && plain(title) !== plain(name);
    return html`<header class="play-head">
      <div class="play-title"><h1>${name}</h1>${this.#grade()}</div>
      ${facts === '' ? nothing : html`<span class="chip">${facts}</span>`}
      ${isTitled ? html`<span class="chip"><span class="puzzle-title" title=${title}>${title}</span></span>` : nothing}
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
        ${isTitled ? html`<p class="menu-title">${title}</p>` : nothing}
        ${this.guest
          ? nothing
          : html`<a class="tool only-on-a-phone" id="menu-home" href="${prefix}/">${icon('home')}<span>${this.texts.say('play.menu.home')}</span></a>`}
        ${this.#isLocked
          ? nothing
          : html`${this.#item('branch', 'branch', () => this.board().branch())}
            ${this.#item('fill', 'marks', () => this.board().fillMarks())}
            ${offersHints(this.player, this.kept) ? this.#item('steps', 'list', () => this.#ask('steps'), !this.preferences.zen) : nothing}`}
        ${this.#item('restart', 'again', () => this.#restart())}
        ${this.player ? this.#item('settings', 'settings', () => this.open('settings')) : nothing}
        ${this.#item('scheme', 'moon', toggleScheme)}
        ${this.#item('keys', 'keys', () => this.open('keys'))}
      </div>
    </header>`;
  }

  #grade(): TemplateResult {
    const { texts } = this;
    const { kept } = this.keeper.game;
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

  #item(key: string, line: Line, press: () => void, isPriced = false): TemplateResult {
    const words = this.texts.say(`play.menu.${key}`);
    return tool(`menu-${key}`, line, isPriced ? `${words} ${this.texts.say(`play.menu.${key}.cost`)}` : words, press);
  }

  #asks(): TemplateResult {
    const { texts } = this;
    const words = (key: string): string => texts.say(`play.ask.${key}`);
    return html`<button type="button" class="combo-line plain-button"></button>
      ${tool('ask-branch', 'branch', words('branch'), () => this.board().branch(), 'tool icon', words('branch.title'))}
      ${tool('ask-check', 'check', words('check'), () => this.#ask('check'), 'tool', words('check.title'))}
      ${offersHints(this.player, this.kept)
        ? tool('ask-hint', 'hint', words('hint'), () => this.#ask('hint'), 'tool primary', this.preferences.zen ? words('hint.title') : texts.say('play.ask.hint.title.cost', { cost: 1 }))
        : nothing}
      ${this.guest
        ? nothing
        : html`<a
            class="tool"
            id="ask-solve"
            href="${prefix}/play/${this.kept.id}/solve"
            title=${words('solve.title')}
            aria-label=${words('solve')}
          >
            ${icon('play')}<span>${words('solve')}</span>
          </a>`}`;
  }
}

customElements.define('offline-game', OfflineGame);
