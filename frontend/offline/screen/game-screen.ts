import '../../board/index.js';
import '../../play/escape.js';
import '../../play/keys-everywhere.js';
import '../../play/menu-keys.js';
import '../../play/references.js';
import '../../play/playback-player.js';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { clock } from '../../board/companions/play-timer.js';
import { clientId } from '../../board/channel/client-id.js';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import { NO_PREFERENCES, type BoardCommand, type LogEntry, type OpName, type Preferences, type StoredEntry } from '../../board/puzzle/types.js';
import type { Playback } from '../../play/playback.js';
import { DeviceGame, inAll, type Payment } from '../device-game.js';
import { icon, type Line } from './frame.js';
import { helpCard, proof } from './help-card.js';
import { isBegun, isFinished, isOpen, type DevicePlayer, type KeptGame, type Setting } from '../kept-game.js';
import { chosen, keepChoice, settingsDialog } from './settings.js';
import { clueStates, isSolved, position, restart } from './standing.js';
import * as store from '../store.js';
import { teacher, TeacherError, type Asked, type Check, type Hint, type Teacher } from '../teacher.js';
import type { OfflineTexts } from '../texts.js';

/** Tells other tabs of the game that its log has grown. */
const CHANNEL = 'crosscage-games';

/** A hint as far as it is told. */
interface Told {
  readonly hint: Hint;
  /** What it is about. */
  readonly about: string;
  readonly stages: number;
  readonly isDone: boolean;
}

/** A check, and how far it is shown. */
interface Checked {
  readonly check: Check;
  readonly about: string;
  readonly isShown: boolean;
}

/**
 * A game that is played without a server, as `play.ui.GameScreen` is with one: this device stores what is played and confirms
 * it to the board, and the teacher answers here.
 */
export class OfflineGame extends LitElement {
  static override properties = {
    texts: { attribute: false },
    kept: { attribute: false },
    player: { attribute: false },
    isWalkthrough: { attribute: false },
    told: { state: true },
    checked: { state: true },
    walkthrough: { state: true },
    wait: { state: true },
    trouble: { state: true },
    spoken: { state: true },
    isOver: { state: true },
    isFolded: { state: true },
    next: { state: true },
  };

  declare texts: OfflineTexts;
  declare kept: KeptGame;
  declare player: DevicePlayer | undefined;
  declare isWalkthrough: boolean;
  declare told: Told | undefined;
  declare checked: Checked | undefined;
  declare walkthrough: Playback | undefined;
  /** What the teacher is thinking about. */
  declare wait: 'hint' | 'check' | 'walkthrough' | undefined;
  /** Why something did not work: a key of the texts. */
  declare trouble: string | undefined;
  declare spoken: string;
  declare isOver: boolean;
  declare isFolded: boolean;
  /** The puzzle that comes next. */
  declare next: KeptGame | undefined;

  #game!: DeviceGame;
  /** Up to which version the board has the log. */
  #delivered = 0;
  /** The last entry that it has. */
  #last: OpName | undefined;
  #queue: Promise<void> = Promise.resolve();
  #selected: number | undefined;
  #seq = 0;
  #about = '';
  #teacher: Promise<Teacher> | undefined;
  readonly #client = `teacher-${clientId()}`;
  readonly #channel = new BroadcastChannel(CHANNEL);

  constructor() {
    super();
    this.isWalkthrough = this.isOver = this.isFolded = false;
    this.spoken = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#channel.addEventListener('message', this.#grown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#channel.removeEventListener('message', this.#grown);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('kept') && changed.get('kept') === undefined) {
      this.#game = new DeviceGame(this.kept);
      this.isOver = isFinished(this.kept);
    }
  }

  protected override firstUpdated(): void {
    const board = this.#board;
    board.texts = this.texts.area('board');
    board.preferences = this.#preferences;
    board.picture = this.kept.picture;
    if (this.isWalkthrough) {
      board.readonly = true;
      board.position = this.kept.picture.tiles.flatMap((tile) => (tile.kind === 'white' ? [{ digit: tile.given ?? null }] : []));
      if (inAll(this.#game.kept).solutionShown || this.isOver) {
        void this.#show();
      }
      return;
    }
    board.game = this.#game.snapshot;
    void board.updateComplete.then(() => {
      this.#deliver();
      board.focus();
    });
    if (this.isOver) {
      void this.#findNext();
    }
  }

  protected override render(): TemplateResult {
    return this.isWalkthrough ? this.#walkthroughPage() : this.#playPage();
  }

  get #board(): PuzzleBoard {
    return this.renderRoot.querySelector<PuzzleBoard>('#board')!;
  }

  get #preferences(): Preferences {
    const unknown = { ...NO_PREFERENCES, letterKeys: true, hints: true, conflicts: true };
    const { hints, ...others } = { ...unknown, ...this.player?.board };
    return { ...others, hints: hints && this.#offersHints, branches: true, game: true };
  }

  /** What differs from the solution is not marked here by itself, so that it is no secret that a check tells. */
  get #choices(): Readonly<Record<string, string>> {
    const { check = '', ...others } = this.player?.choices ?? {};
    return { ...others, check: check === 'solution' ? 'rule-breaks' : check };
  }

  /** The terms of a set or a link hold here too. */
  get #offersHints(): boolean {
    return this.player?.choices['hints'] !== 'no' && !this.kept.archived.terms.includes('no-hints');
  }

  // ---- what is played

  readonly #played = (event: Event): void => {
    const { elapsed = 0, ...entry } = (event as CustomEvent<LogEntry & { elapsed?: number }>).detail;
    this.#take(entry, elapsed);
  };

  /** Stores an entry, and only then confirms it to the board, as a server does. */
  #take(entry: LogEntry, elapsed = 0): void {
    this.#later(async () => {
      let stored: StoredEntry | undefined;
      await this.#change((game) => {
        stored = game.take(entry, elapsed, new Date());
      });
      if (stored!.version <= this.#delivered) {
        this.#board.receive({ version: this.#delivered, ops: [stored!] }); // it was sent again
      } else {
        this.#deliver();
        this.#channel.postMessage(this.kept.id);
      }
    });
  }

  /** One after the other. What cannot be stored is sent again by the board, and said. */
  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((failure: unknown) => {
      this.trouble = `offline.trouble.${store.reason(failure)}`;
      this.#board.tryAgain();
    });
  }

  /** Changes the game as it is stored now, which another tab may have played on. It is another one here only when that is kept. */
  async #change(by: (game: DeviceGame) => void): Promise<void> {
    const changed = (before: KeptGame): DeviceGame => {
      const game = new DeviceGame(before);
      by(game);
      return game;
    };
    let game: DeviceGame | undefined;
    await store.change(this.#game.kept.id, (now) => {
      game = changed(now);
      return game.kept;
    });
    if (!game) {
      // it was taken away meanwhile, as a finished one is: it comes back with what is played
      const back = changed(this.#game.kept);
      await store.changeAll((all) => [...all, back.kept]);
      game = back;
    }
    this.#game = game;
    this.trouble = undefined;
  }

  /** Whether all that was played is kept, or cannot be. */
  async settled(): Promise<void> {
    this.#board.board?.play?.flush();
    await this.#queue;
  }

  readonly #grown = (event: MessageEvent): void => {
    if (event.data === this.kept.id && !this.isWalkthrough) {
      this.#later(() => this.catchUp());
    }
  };

  #deliver(from = this.#delivered): void {
    const entries = this.#game.entries();
    const last = entries[from - 1];
    // what others played may have come before it, when the game was on the server
    const isMoved = from > 0 && (last?.client !== this.#last?.client || last?.seq !== this.#last?.seq);
    if (isMoved) {
      this.#board.reset({ game: this.#game.snapshot });
    }
    const ops = isMoved ? entries : entries.slice(from);
    this.#delivered = entries.length;
    this.#last = entries.at(-1);
    this.#board.receive({ version: this.#delivered, ops });
    this.#changed();
  }

  /** What was played elsewhere meanwhile is shown too. */
  async catchUp(): Promise<void> {
    const now = await store.game(this.#game.kept.id);
    if (now) {
      this.#game = new DeviceGame(now);
      this.#deliver();
    }
  }

  /** The board shows something else, or the same again. */
  #changed(): void {
    const board = this.#board.board;
    if (!board) {
      return;
    }
    this.#board.clueStates = clueStates(board, this.#preferences.conflicts);
    const about = position(board.cells);
    if (about !== this.#about) {
      this.#about = about;
      if (this.told && !this.told.isDone && this.told.about !== about) {
        this.#closeHint();
      }
      if (this.checked && this.checked.about !== about) {
        this.#closeCheck();
      }
      if (isSolved(board) && !this.isOver) {
        this.#finish();
      }
    }
    this.requestUpdate();
  }

  #finish(): void {
    this.isOver = true;
    this.#closeHint();
    this.#closeCheck();
    this.#later(async () => {
      await this.#change((game) => game.finish(new Date()));
      this.requestUpdate();
      this.spoken = this.texts.say('play.finish.said', { hints: this.#help() });
    });
    void this.#findNext();
  }

  /** Another puzzle that is here, of the same group if there is one. */
  async #findNext(): Promise<void> {
    const others = (await store.games()).filter((game) => game.id !== this.kept.id && isOpen(game) && !isFinished(game));
    this.next = others.find(({ group }) => group === this.kept.group) ?? others[0];
  }

  readonly #ticked = (event: Event): void => {
    const { elapsed } = (event as CustomEvent<{ elapsed: number }>).detail;
    if (isBegun(this.#game.kept)) {
      this.#later(async () => {
        await this.#change((game) => game.elapsed(elapsed));
        this.requestUpdate();
      });
    }
  };

  readonly #commanded = (event: Event): void => {
    const { name } = (event as CustomEvent<{ name: BoardCommand }>).detail;
    if (name === 'hint') {
      void this.#hint();
    } else if (name === 'check') {
      void this.#check();
    } else if (name === 'help') {
      this.#open('keys');
    } else if (name === 'escape') {
      this.#closeHint();
      this.#closeCheck();
    } else if (name === 'all-steps' || name === 'why-branch' || name === 'say-candidates') {
      this.#board.announce(this.texts.say('offline.needs-connection'));
    }
  };

  readonly #select = (event: Event): void => {
    const cell = (event as CustomEvent<{ cell: number | null }>).detail.cell ?? undefined;
    if (cell !== this.#selected) {
      this.#selected = cell;
      this.isFolded = true; // on a phone: whoever chooses a cell wants the keypad
    }
  };

  #restart(): void {
    const board = this.#board.board;
    const entry = board && restart(board);
    if (entry) {
      this.#teach(entry);
      this.#board.announce(this.texts.say('play.restarted'));
    }
  }

  /** Plays what the teacher does, in its name. */
  #teach(entry: Omit<LogEntry, 'client' | 'seq'>): void {
    this.#seq += 1;
    this.#take({ ...entry, client: this.#client, seq: this.#seq }, this.#board.played?.());
  }

  // ---- what is asked

  #asked(more: Partial<Asked> = {}): Asked {
    const { code, archived } = this.#game.kept;
    return {
      code,
      source: archived.source,
      log: archived.log,
      ...(this.#selected === undefined ? {} : { near: this.#selected }),
      choices: this.#choices,
      terms: archived.terms,
      paidHint: archived.paidHint,
      ...more,
    };
  }

  /** Asks the teacher, once all that is shown is stored. Says why there is no answer. */
  async #ask<T>(what: 'hint' | 'check' | 'walkthrough', question: (teacher: Teacher) => Promise<T>): Promise<T | undefined> {
    if (this.wait) {
      return undefined;
    }
    this.wait = what;
    this.trouble = undefined;
    try {
      await this.settled();
      this.#teacher ??= teacher(this.texts.all);
      return await question(await this.#teacher);
    } catch (failure) {
      this.#teacher = undefined;
      this.trouble = `offline.teacher.${failure instanceof TeacherError ? failure.why : 'failed'}`;
      return undefined;
    } finally {
      this.wait = undefined;
    }
  }

  /** The next stage of the hint that is open; else a hint, at the stage that was paid for if it was asked before. */
  async #hint(isStandard = false): Promise<void> {
    if (!this.#offersHints) {
      this.#board.announce(this.texts.say('play.hints-off'));
      return;
    }
    if (this.told && !this.told.isDone && this.told.about === this.#about && this.told.stages < this.told.hint.stages.length) {
      this.#more(this.told);
      return;
    }
    const about = this.#about;
    const hint = await this.#ask('hint', (asked) => asked.hint(this.#asked(isStandard ? { standard: true } : {})));
    if (hint && about === this.#about) {
      this.#closeCheck();
      const before: Told = { hint, about: this.#about, stages: hint.paid, isDone: false };
      if (hint.sort === 'nothing') {
        this.#tell({ ...before, stages: hint.stages.length });
      } else if (hint.paid > 0) {
        this.#tell(before);
      } else {
        this.#more(before);
      }
    }
  }

  #more(before: Told): void {
    const told: Told = { ...before, stages: before.stages + 1 };
    const stage = told.hint.stages[told.stages - 1]!;
    const { technique } = told.hint;
    this.#pay({
      hints: told.stages === 1 ? 1 : 0,
      cost: stage.cost,
      paidHint: stage.paidHint,
      ...(technique ? { technique: technique.id } : {}),
    });
    if (told.stages === told.hint.stages.length) {
      this.#do(told);
    } else {
      this.#tell(told);
    }
  }

  #do({ hint, ...told }: Told): void {
    this.told = { ...told, hint, isDone: true };
    this.#board.highlights = null;
    if (hint.changes) {
      this.#teach({ kind: 'play', changes: hint.changes });
    }
    for (let i = 0; i < (hint.undo ?? 0); i++) {
      this.#teach({ kind: 'undo' });
    }
    this.spoken = hint.done;
    this.isFolded = false;
  }

  #tell(told: Told): void {
    const stage = told.hint.stages[told.stages - 1];
    this.told = told;
    this.isFolded = false;
    this.#board.highlights = stage?.highlights ?? null;
    this.spoken = stage?.spoken ?? '';
  }

  #pay(payment: Payment): void {
    this.#later(() => this.#change((game) => game.pay(payment)));
  }

  #closeHint(): void {
    if (this.told) {
      this.told = undefined;
      this.#board.highlights = null;
    }
  }

  async #check(): Promise<void> {
    const about = this.#about;
    const check = await this.#ask('check', (asked) => asked.check(this.#asked()));
    if (check && about === this.#about) {
      this.#closeHint();
      this.checked = { check, about: this.#about, isShown: check.where === undefined };
      this.isFolded = false;
      this.#board.wrong = check.where === undefined ? check.wrong : []; // what is red already is no secret
      this.spoken = `${check.title} ${check.text}`;
    }
  }

  #where({ check, about }: Checked): void {
    this.#pay({ hints: check.where!.cost > 0 ? 1 : 0, cost: check.where!.cost });
    this.checked = { check, about, isShown: true };
    this.#board.wrong = check.wrong;
    this.spoken = check.where!.text;
  }

  #rewind({ check }: Checked): void {
    const { cost, moves, done } = check.rewind!;
    this.#pay({ hints: 0, cost });
    this.#closeCheck();
    for (let i = 0; i < moves; i++) {
      this.#teach({ kind: 'undo' });
    }
    this.spoken = done;
  }

  #closeCheck(): void {
    if (this.checked) {
      this.checked = undefined;
      this.#board.wrong = [];
    }
  }

  async #show(): Promise<void> {
    const walkthrough = await this.#ask('walkthrough', (asked) => asked.walkthrough(this.#asked({ log: [] })));
    if (walkthrough) {
      this.walkthrough = walkthrough;
      this.#later(() => this.#change((game) => game.showedSolution()));
    }
  }

  #open(dialog: 'keys' | 'settings'): void {
    this.renderRoot.querySelector<HTMLDialogElement>(`#${dialog}`)?.showModal();
  }

  #choose(setting: Setting, value: string): void {
    this.player = chosen(this.player!, setting, value);
    this.#board.preferences = this.#preferences;
    this.#later(() => keepChoice(this.player!, setting.id));
  }

  // ---- what is seen

  #playPage(): TemplateResult {
    const { rows, columns, picture } = this.kept;
    const classes = [
      'play',
      'playable',
      Math.max(rows, columns) > 9 ? 'large' : '',
      this.isOver ? 'finished' : '',
      this.wait ? `for-${this.wait}` : '',
    ];
    return html`<div class=${classes.filter(Boolean).join(' ')}>
      ${this.#head()}
      <div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
        <puzzle-board
          id="board"
          .finished=${this.isOver}
          @board-op=${this.#played}
          @board-select=${this.#select}
          @board-command=${this.#commanded}
          @board-resync=${() => this.#deliver(0)}
        ></puzzle-board>
      </div>
      <div class="play-tools">
        <board-tools for="board"></board-tools>
        <div class="asks">${this.#asks()}</div>
      </div>
      <aside class="play-side" aria-label=${this.texts.say('play.side')}>
        <branch-bar for="board"></branch-bar>
        ${this.#note()} ${this.isOver ? this.#finishCard() : nothing} ${this.#hintCard()} ${this.#checkCard()}
        <digit-pad for="board"></digit-pad>
      </aside>
      <span class="visually-hidden" role="status">${this.spoken}</span>
      ${this.#keyHelp()}
      ${this.player ? settingsDialog(this.texts, this.player, (setting, value) => this.#choose(setting, value)) : nothing}
    </div>`;
  }

  #head(): TemplateResult {
    const { name, title, facts, id } = this.kept;
    return html`<header class="play-head">
      <div class="play-title"><h1>${name}</h1></div>
      ${facts === '' ? nothing : html`<span class="chip">${facts}</span>`}
      ${title === '' || title === name ? nothing : html`<span class="chip"><span class="puzzle-title">${title}</span></span>`}
      <play-timer
        for="board"
        .game=${id}
        .elapsed=${this.#game.kept.archived.seconds}
        .stopped=${this.isOver}
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
          : html`${this.#item('branch', 'branch', () => this.#board.branch())}
            ${this.#item('fill', 'marks', () => this.#board.fillMarks())}`}
        ${this.#item('restart', 'again', () => this.#restart())}
        ${this.player ? this.#item('settings', 'settings', () => this.#open('settings')) : nothing}
        ${this.#item('keys', 'keys', () => this.#open('keys'))}
      </div>
    </header>`;
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
    return html`<button
        type="button"
        class="tool icon"
        id="ask-branch"
        title=${texts.say('play.ask.branch.title')}
        aria-label=${branch}
        @click=${() => this.#board.branch()}
      >
        ${icon('branch')}
      </button>
      <button
        type="button"
        class="tool"
        id="ask-check"
        title=${texts.say('play.ask.check.cost')}
        aria-label=${texts.say('play.ask.check')}
        @click=${() => void this.#check()}
      >
        ${icon('check')}<span>${texts.say('play.ask.check')}</span>
      </button>
      ${this.#offersHints
        ? html`<button
            type="button"
            class="tool primary"
            id="ask-hint"
            title=${texts.say('play.ask.hint.cost')}
            @click=${() => void this.#hint()}
          >
            ${icon('hint')}<span>${texts.say('play.ask.hint')}</span>
          </button>`
        : nothing}
      <a
        class="tool"
        id="ask-solve"
        href="/play/${this.kept.id}/solve"
        title=${texts.say('play.ask.solve.title')}
        aria-label=${texts.say('play.ask.solve')}
      >
        ${icon('play')}<span>${texts.say('play.ask.solve')}</span>
      </a>`;
  }

  #note(): TemplateResult | typeof nothing {
    const close = this.texts.say('shell.close');
    return this.trouble === undefined
      ? nothing
      : html`<div class="notes">
          <div class="note" role="alert">
            <p>${this.texts.say(this.trouble)}</p>
            <button type="button" class="icon-button close" title=${close} aria-label=${close} @click=${() => (this.trouble = undefined)}>
              ${icon('close')}
            </button>
          </div>
        </div>`;
  }

  #hintCard(): TemplateResult | typeof nothing {
    if (!this.told) {
      return nothing;
    }
    const { hint, stages, isDone } = this.told;
    const stage = hint.stages[stages - 1]!;
    const isNothing = hint.sort === 'nothing';
    return helpCard(this.texts, {
      id: 'hint',
      eyebrow: stage.eyebrow,
      title: stage.title,
      body: isDone ? html`<p>${hint.done}</p>` : proof(this.texts, stage.sentences),
      ...(isNothing ? {} : { stages: [stages, hint.stages.length] as const }),
      actions: this.#hintActions(),
      legend: isDone ? [] : stage.legend,
      isFolded: this.isFolded,
      fold: () => (this.isFolded = !this.isFolded),
      close: () => this.#closeHint(),
    });
  }

  #hintActions(): TemplateResult | typeof nothing {
    const { hint, stages, isDone } = this.told!;
    if (isDone) {
      return this.#action('hint-next', this.texts.say('play.hint.another'), 1, () => void this.#hint());
    }
    if (hint.sort === 'nothing') {
      return hint.standard === undefined ? nothing : this.#action('hint-standard', hint.standard, 1, () => void this.#hint(true));
    }
    const next = hint.stages[stages];
    return next ? this.#action('hint-next', next.next, next.cost, () => void this.#hint()) : nothing;
  }

  #action(id: string, words: string, cost: number, press: () => void, isFree = false): TemplateResult {
    const price = isFree ? this.texts.say('play.check.cost', { cost }) : this.texts.say('play.hint.cost', { cost });
    return html`<button type="button" class="tool primary" id=${id} aria-describedby="${id}-cost" @click=${press}>
        <span>${words}</span></button
      ><span class="quiet" id="${id}-cost">${price}</span>`;
  }

  #checkCard(): TemplateResult | typeof nothing {
    if (!this.checked) {
      return nothing;
    }
    const { checked } = this;
    const { check, isShown } = checked;
    const { where, rewind } = check;
    const actions =
      where && !isShown
        ? this.#action('check-where', where.button, where.cost, () => this.#where(checked), true)
        : rewind
          ? this.#action('check-rewind', rewind.button, rewind.cost, () => this.#rewind(checked), true)
          : nothing;
    return helpCard(this.texts, {
      id: 'check',
      eyebrow: this.texts.say('play.check.eyebrow'),
      title: check.title,
      body: html`<p>${where && isShown ? where.text : check.text}</p>`,
      actions,
      isFolded: this.isFolded,
      fold: () => (this.isFolded = !this.isFolded),
      close: () => this.#closeCheck(),
    });
  }

  #help(): string {
    const { hints, hintCost } = inAll(this.#game.kept);
    return this.texts.say('play.finish.hints.count', { hints, cost: hintCost });
  }

  #finishCard(): TemplateResult {
    const { texts, next } = this;
    const { archived } = this.#game.kept;
    const fact = (name: string, value: string): TemplateResult =>
      html`<div><dt>${texts.say(`play.finish.${name}`)}</dt><dd>${value}</dd></div>`;
    return helpCard(texts, {
      id: 'finish',
      eyebrow: texts.say('play.finish.eyebrow'),
      title: texts.say('play.finish.title.right'),
      body: html`<dl class="facts">
          ${fact('time', clock(archived.seconds))}${fact('hints', this.#help())}${fact('moves', String(archived.log.length))}
        </dl>
        <p>${texts.say('offline.finish.kept')}</p>`,
      actions: html`${next
          ? html`<a class="tool primary" id="next-puzzle" href="/play/${next.id}">${icon('next')}<span>${texts.say('play.finish.next')}</span></a>`
          : nothing}
        <a class="tool" href="/">${icon('back')}<span>${texts.say('offline.finish.home')}</span></a>`,
      close: () => location.assign('/'),
    });
  }

  #keyHelp(): TemplateResult {
    const { letterKeys, hints } = this.#preferences;
    return html`<dialog id="keys" class="offline-dialog" aria-label=${this.texts.say('play.menu.keys')}>
      <form method="dialog">
        <h2>${this.texts.say('play.menu.keys')}</h2>
        <button class="icon-button" title=${this.texts.say('shell.close')} aria-label=${this.texts.say('shell.close')}>
          ${icon('close')}
        </button>
      </form>
      <key-help
        .texts=${this.texts.area('board')}
        .letters=${letterKeys}
        .hints=${hints}
        .branches=${true}
        .game=${true}
        .largest=${Math.max(...this.kept.picture.digits)}
      ></key-help>
    </dialog>`;
  }

  #walkthroughPage(): TemplateResult {
    const { texts } = this;
    const { id, name, picture } = this.kept;
    return html`<div class="play solving">
      <header class="play-head">
        <h1>${texts.say('play.solve.title')}</h1>
        <span class="chip">${name}</span><span class="space"></span>
        <a class="tool" href="/play/${id}">${icon('undo')}<span>${texts.say('play.solve.back')}</span></a>
      </header>
      <div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
        <puzzle-board id="board" readonly></puzzle-board>
      </div>
      <aside class="play-side">${this.#note()} ${this.#walkthroughCard()}</aside>
    </div>`;
  }

  #walkthroughCard(): TemplateResult {
    const { texts } = this;
    if (this.walkthrough) {
      return html`<playback-player
        for="board"
        .texts=${texts.area('play')}
        .letters=${this.#preferences.letterKeys}
        .playback=${this.walkthrough}
      ></playback-player>`;
    }
    if (this.wait === 'walkthrough') {
      return html`<section class="card playback-card patient"><p>${texts.say('play.solve.working')}</p></section>`;
    }
    return html`<section class="card playback-card" id="solve-ask">
      <h2>${texts.say('play.solve.ask.title')}</h2>
      <p>${texts.say('play.solve.ask.text')}</p>
      <div class="row">
        <button type="button" class="tool primary" id="solve-yes" @click=${() => void this.#show()}>
          ${icon('play')}<span>${texts.say('play.solve.ask.yes')}</span>
        </button>
        <a class="tool" href="/play/${this.kept.id}"><span>${texts.say('play.solve.ask.no')}</span></a>
      </div>
    </section>`;
  }
}

customElements.define('offline-game', OfflineGame);
