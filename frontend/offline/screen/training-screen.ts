import '../../board/index.js';
import '../../play/card/help-card.js';
import '../../play/escape.js';
import '../../play/keys-everywhere.js';
import '../../train/kept-mode.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { BoardCommand, LogEntry, Preferences } from '../../board/puzzle/types.js';
import type { CardPress } from '../../play/card/help-card.js';
import type { Card } from '../../play/card/types.js';
import type { DevicePlayer } from '../device/kept-game.js';
import type { Position } from '../device/position.js';
import { draw, noteAsked } from '../device/positions.js';
import type { OfflineTexts } from '../device/texts.js';
import type { PositionBoard, TrainingEvent, TrainingTurn } from '../teacher/teacher.js';
import { fail, prepareTeacher, teacherOf } from './asking.js';
import { icon, type Line } from './frame.js';
import { keySheet } from './key-sheet.js';
import { note } from './note.js';
import { UNKNOWN } from './player-choices.js';

/** So many results are shown. */
const MOST_DOTS = 12;
/** So many positions are begun for one that is asked. */
const MOST_TRIED = 5;

/** A position that is asked. */
interface Task extends PositionBoard {
  readonly asked: Position;
}

/**
 * The trainer without a server, as `train.ui` has it: what is asked is chosen first, then one position comes after the other.
 * The teacher decides what becomes of an entry and what is said (org.crosscage.offline.TrainingSession); events reach it in
 * order. Nothing is rated, and nothing is stored but which positions were asked.
 */
export class TrainingScreen extends LitElement {
  static override properties = {
    texts: { attribute: false },
    player: { attribute: false },
    positions: { attribute: false },
    kind: { state: true },
    technique: { state: true },
    task: { state: true },
    isStarting: { state: true },
    results: { state: true },
    isDone: { state: true },
    card: { state: true },
    trouble: { state: true },
    spoken: { state: true },
  };

  declare texts: OfflineTexts;
  declare player: DevicePlayer | undefined;
  /** All that can be asked. */
  declare positions: readonly Position[];
  /** Empty for all. */
  declare kind: string;
  /** Empty for all. */
  declare technique: string;
  /** Undefined before the first position and after the session. */
  declare task: Task | undefined;
  /** The first position is not there yet. */
  declare isStarting: boolean;
  declare results: readonly ('found' | 'missed')[];
  declare isDone: boolean;
  declare card: Card | undefined;
  declare trouble: string | undefined;
  /** Another value each time, so that the same words are heard a second time. */
  declare spoken: { readonly words: string };
  #selected: number | undefined;
  /** How many positions were begun: what a board could not send to one must not reach another. */
  #begun = 0;
  /** That of the teacher who has the position. */
  #age = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.kind = '';
    this.technique = '';
    this.results = [];
    this.isDone = this.isStarting = false;
    this.spoken = { words: '' };
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    prepareTeacher(this);
  }

  protected override render(): TemplateResult {
    return this.task ? this.#screen(this.task) : this.#start();
  }

  #start(): TemplateResult {
    const { texts, positions, kind, technique, results } = this;
    const kinds = [...new Set(positions.map((each) => each.kind))];
    const ofKind = positions.filter((each) => kind === '' || each.kind === kind);
    const techniques = [...new Set(ofKind.map((each) => each.technique))];
    const words = (id: string): string => texts.say(id === '' ? 'train.start.level' : `hints.technique-name.${id}`);
    const kindWords = (id: string): string => texts.say(id === '' ? 'train.start.kind.all' : `shell.kind.${id}`);
    return html`<div class="page">
      <h1 tabindex="-1">${texts.say('train.title')}</h1>
      <p class="lead">${texts.say('train.lead')} ${texts.say('offline.train.lead')}</p>
      <section class="card train-form">
        ${results.length === 0 ? nothing : html`<p role="status">${this.#progress}</p>`}
        ${positions.length === 0
          ? html`<p>${texts.say('offline.train.none')}</p>`
          : html`${this.#picker('train-kind', 'train.start.kind', ['', ...kinds], kind, kindWords, (id) => this.#chooseKind(id))}
              ${this.#picker('train-what', 'train.start.what', ['', ...techniques], technique, words, (id) => (this.technique = id))}
              <div class="row">
                <button type="button" class="tool primary" id="train-start" @click=${() => this.#begin()}>
                  ${icon('play')}<span>${texts.say('train.start.button')}</span>
                </button>
              </div>
              ${this.isStarting ? html`<div class="progress-line" role="progressbar" aria-label=${texts.say('train.title')}></div>` : nothing}`}
        ${note(texts, this.trouble, () => (this.trouble = undefined))}
      </section>
    </div>`;
  }

  #picker(
    id: string,
    label: string,
    values: readonly string[],
    chosen: string,
    words: (value: string) => string,
    choose: (value: string) => void,
  ): TemplateResult {
    return html`<label class="picker" id=${id}>
      <span>${this.texts.say(label)}</span>
      <select @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
        ${values.map((each) => html`<option value=${each} .selected=${each === chosen}>${words(each)}</option>`)}
      </select>
    </label>`;
  }

  #chooseKind(kind: string): void {
    this.kind = kind;
    if (!this.positions.some((each) => each.technique === this.technique && (kind === '' || each.kind === kind))) {
      this.technique = '';
    }
  }

  #begin(): void {
    this.results = [];
    this.isStarting = true;
    // it may be pressed again while the teacher is loaded
    this.#later(() => (this.task ? Promise.resolve() : this.#next()).finally(() => (this.isStarting = false)));
  }

  /**
   * Goes on to a position, unless the session is ended meanwhile. One to which the techniques of this version do not come is
   * passed over.
   */
  async #next(): Promise<void> {
    const { kind, technique, task } = this;
    const fits = (each: Position): boolean => (kind === '' || each.kind === kind) && (technique === '' || each.technique === technique);
    const { age } = await teacherOf(this);
    const passed: string[] = [];
    for (;;) {
      const asked = await draw((each) => fits(each) && !passed.includes(each.line));
      if (!asked) {
        throw new Error('there is no position');
      }
      try {
        await this.#ask(asked, task, () => noteAsked(fits, asked));
        return;
      } catch (failure) {
        passed.push(asked.line);
        if ((await teacherOf(this)).age !== age || passed.length === MOST_TRIED) {
          throw failure;
        }
        await noteAsked(fits, asked); // or it would be drawn again and again
      }
    }
  }

  /** @param before the position that is left */
  async #ask(asked: Position, before: Task | undefined, begins?: () => Promise<void>): Promise<void> {
    const teacher = await teacherOf(this);
    const begun = await teacher.begin(asked);
    this.#age = teacher.age;
    await begins?.();
    if (this.task === before) {
      await this.#show({ ...begun, asked });
    }
  }

  async #show(task: Task): Promise<void> {
    this.task = task;
    this.isDone = false;
    this.card = undefined;
    this.trouble = undefined;
    this.spoken = { words: '' };
    this.#selected = undefined;
    await this.updateComplete;
    if (this.task !== task) {
      return; // the session has been ended
    }
    const board = this.#board;
    board.texts = this.texts.area('board');
    board.preferences = this.#preferences;
    board.picture = task.picture;
    board.game = { ...task.game, id: `${task.game.id} ${(this.#begun += 1)}` };
    await board.updateComplete;
    board.focus();
  }

  get #preferences(): Preferences {
    return { ...UNKNOWN, ...this.player?.board, conflicts: false, hints: true, question: true };
  }

  get #board(): PuzzleBoard {
    return this.renderRoot.querySelector<PuzzleBoard>('#board')!;
  }

  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((failure: unknown) => fail(this, failure));
  }

  /** A press is about the card that was there then. */
  #tell(event: TrainingEvent): void {
    const { task, card } = this;
    this.#later(async () => {
      const isLate = card !== this.card && (event.event === 'press' || event.event === 'hint');
      if (!task || task !== this.task || isLate) {
        return;
      }
      const teacher = await teacherOf(this);
      const turn = await teacher.train(event).catch(async (failure: unknown) => {
        await this.#resume(task, event, teacher.age);
        throw failure;
      });
      if (task === this.task) {
        await this.#follow(turn, event);
      }
    });
  }

  /** A teacher that failed has lost the position, which begins anew if it is not done. */
  async #resume(task: Task, event: TrainingEvent, age: number): Promise<void> {
    if (task === this.task && age !== this.#age) {
      await (this.isDone ? this.#next() : this.#ask(task.asked, task));
    } else if (task === this.task && event.event === 'enter') {
      this.#board.refuse(event.entry);
    }
  }

  async #follow(turn: TrainingTurn, event: TrainingEvent): Promise<void> {
    const { card, lights, say, announce, version, result, position, next } = turn;
    const board = this.#board;
    if (event.event === 'enter') {
      const { entry } = event;
      if (version === undefined) {
        board.refuse(entry);
      } else {
        board.receive({ version, entries: [{ ...entry, version }] });
      }
    }
    if (card !== undefined) {
      this.card = card ?? undefined;
    }
    if (lights !== undefined) {
      board.highlights = lights;
    }
    if (say !== undefined) {
      this.spoken = { words: say };
    }
    if (announce !== undefined) {
      board.announce(announce);
    }
    if (result && position) {
      this.results = [...this.results, result];
      this.isDone = true;
      board.readonly = true;
      board.position = position;
      await this.updateComplete;
      await this.renderRoot.querySelector('help-card')?.updateComplete;
      this.renderRoot.querySelector<HTMLElement>('#train-next')?.focus({ preventScroll: true });
    }
    if (event.event === 'close' || (event.event === 'press' && card === null)) {
      board.focus();
    }
    if (next) {
      await this.#next();
    }
  }

  #hint(): void {
    if (!this.isDone) {
      this.#tell({ event: 'hint', ...(this.#selected === undefined ? {} : { near: this.#selected }) });
    }
  }

  /** Back to what is asked. */
  async #end(): Promise<void> {
    this.task = undefined;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  readonly #commanded = ({ detail: { name } }: CustomEvent<{ readonly name: BoardCommand }>): void => {
    if (name === 'hint') {
      this.#hint();
    } else if (name === 'help') {
      this.renderRoot.querySelector<HTMLDialogElement>('#keys')?.showModal();
    } else if (name === 'escape') {
      this.#escape();
    }
  };

  /** Closes the card; where there is none, what went wrong is put away. */
  #escape(): void {
    if (this.card) {
      this.#tell({ event: 'close' });
    } else {
      this.trouble = undefined;
    }
  }

  readonly #entered = ({ detail: { kind, level, changes, client, seq } }: CustomEvent<LogEntry>): void =>
    this.#tell({ event: 'enter', entry: { client, seq, kind, ...(level === undefined ? {} : { level }), ...(changes && { changes }) } });

  readonly #select = ({ detail: { cell } }: CustomEvent<{ readonly cell: number | null }>): void => {
    this.#selected = cell ?? undefined;
  };

  #screen(task: Task): TemplateResult {
    const { texts, isDone, technique, card } = this;
    const { picture, asked, tier } = task;
    const title =
      technique === ''
        ? texts.say('train.find.tier', { tier: texts.say(`learn.tier.${tier}`) })
        : texts.say('train.find.technique', { technique: texts.say(`hints.technique-name.${technique}`) });
    return html`<div class="play playable training ${isDone ? 'answered' : ''}">
      <header class="play-head">
        <h1>${title}</h1>
        <span class="chip">${texts.say('play.name', { kind: texts.say(`shell.kind.${asked.kind}`), rows: picture.rows, columns: picture.columns })}</span>
        <span class="chip">${texts.say('offline.train.practice')}</span>
        <button
          type="button"
          class="icon-button train-end"
          id="train-end"
          title=${texts.say('train.end')}
          aria-label=${texts.say('train.end')}
          @click=${() => void this.#end()}
        >
          ${icon('close')}
        </button>
      </header>
      ${keyed(
        task,
        html`<div class="play-board" style="--aspect: ${picture.columns / picture.rows}">
            <puzzle-board
              id="board"
              @board-entry=${this.#entered}
              @board-select=${this.#select}
              @board-command=${this.#commanded}
            ></puzzle-board>
          </div>
          <div class="play-tools">
            <board-tools for="board"></board-tools>
            <div class="asks">${this.#asks()}</div>
          </div>
          <aside class="play-side" aria-label=${texts.say('train.tools')}>
            <div class="train-question">
              ${this.#dots()}
              <p>${texts.say(task.marked ? 'train.ask.marks' : 'train.ask.digit')}</p>
            </div>
            ${note(texts, this.trouble, () => (this.trouble = undefined))}
            <help-card
              .card=${card}
              @card-press=${({ detail }: CardPress) => this.#tell({ event: 'press', what: detail.id })}
              @card-close=${() => this.#tell({ event: 'close' })}
            ></help-card>
            <digit-pad for="board"></digit-pad>
          </aside>`,
      )}
      <span class="visually-hidden" role="status">${keyed(this.spoken, this.spoken.words)}</span>
      ${keySheet(texts, { letters: this.#preferences.letterKeys, hints: true, game: false, largest: Math.max(...picture.digits) })}
    </div>`;
  }

  #asks(): TemplateResult {
    return this.isDone
      ? this.#tool('next', 'next', () => this.#tell({ event: 'press', what: 'train-next' }), 'tool primary')
      : html`${this.#tool('show', 'play', () => this.#tell({ event: 'show' }), 'tool', this.texts.say('train.show.title'))}
        ${this.#tool('hint', 'hint', () => this.#hint(), 'tool primary')}`;
  }

  #tool(name: string, line: Line, press: () => void, look = 'tool', title: string | typeof nothing = nothing): TemplateResult {
    return html`<button type="button" class=${look} id="ask-${name}" title=${title} @click=${press}>
      ${icon(line)}<span>${this.texts.say(`train.${name}`)}</span>
    </button>`;
  }

  get #progress(): string {
    const { results } = this;
    return this.texts.say('train.progress', { found: results.filter((each) => each === 'found').length, done: results.length });
  }

  #dots(): TemplateResult {
    const { results, isDone } = this;
    return html`<div class="run-dots" role="img" aria-label=${this.#progress}>
      ${results.slice(-MOST_DOTS).map((each) => html`<span class=${each}></span>`)}${isDone ? nothing : html`<span class="now"></span>`}
    </div>`;
  }
}

customElements.define('offline-training', TrainingScreen);
