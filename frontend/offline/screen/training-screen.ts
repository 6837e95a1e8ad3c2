import '../../board/index.js';
import '../../play/card/help-card.js';
import '../../play/escape.js';
import '../../play/keys-everywhere.js';
import '../../train/kept-mode.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { BoardCommand, LogEntry } from '../../board/puzzle/types.js';
import type { CardPress } from '../../play/card/help-card.js';
import type { Card } from '../../play/card/types.js';
import type { DevicePlayer } from '../device/kept-game.js';
import type { Position } from '../device/drawn-position.js';
import { draw } from '../device/positions.js';
import type { OfflineTexts } from '../device/texts.js';
import type { BegunPosition, TrainingEvent, TrainingTurn } from '../teacher/teacher.js';
import { fail, prepareTeacher, teacherOf } from './asking.js';
import { icon, type Line } from './frame.js';
import { keySheet } from './key-sheet.js';
import { note } from './note.js';
import { UNKNOWN } from './player-choices.js';

/** So many results are shown. */
const MOST_DOTS = 12;

/** A position that is asked. */
interface Task extends BegunPosition {
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
  declare results: readonly ('found' | 'missed')[];
  declare isDone: boolean;
  declare card: Card | undefined;
  declare trouble: string | undefined;
  declare spoken: string;
  #selected: number | undefined;
  /** How many positions were begun: what a board could not send to one must not reach another. */
  #begun = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.kind = '';
    this.technique = '';
    this.results = [];
    this.isDone = false;
    this.spoken = '';
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
              </div>`}
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
    this.#later(async () => (this.task ? undefined : this.#next())); // it may be pressed again while the teacher is loaded
  }

  /** A position to which the techniques of this version do not come is passed over. */
  async #next(): Promise<void> {
    const teacher = await teacherOf(this);
    const { kind, technique } = this;
    const fits = (each: Position): boolean => (kind === '' || each.kind === kind) && (technique === '' || each.technique === technique);
    for (let tries = this.positions.length; tries > 0; tries -= 1) {
      const asked = await draw(fits);
      const begun = asked && (await teacher.begin(asked).catch(() => undefined));
      if (begun) {
        await this.#show({ ...begun, asked });
        return;
      }
    }
    fail(this, undefined);
  }

  async #show(task: Task): Promise<void> {
    this.task = task;
    this.isDone = false;
    this.card = undefined;
    this.trouble = undefined;
    this.spoken = '';
    this.#selected = undefined;
    await this.updateComplete;
    const board = this.#board;
    board.texts = this.texts.area('board');
    board.preferences = { ...UNKNOWN, ...this.player?.board, conflicts: false, hints: true, question: true };
    board.picture = task.picture;
    board.game = { ...task.game, id: `${task.game.id} ${(this.#begun += 1)}` };
    await board.updateComplete;
    board.focus();
  }

  get #board(): PuzzleBoard {
    return this.renderRoot.querySelector<PuzzleBoard>('#board')!;
  }

  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((failure: unknown) => fail(this, failure));
  }

  /** What the teacher had is lost when it fails, so the position begins anew. */
  #tell(event: TrainingEvent): void {
    const { task } = this;
    this.#later(async () => {
      if (!task || task !== this.task) {
        return; // it came too late
      }
      const teacher = await teacherOf(this);
      try {
        await this.#follow(await teacher.train(event), event);
      } catch (failure) {
        await this.#show({ ...(await teacher.begin(task.asked)), asked: task.asked });
        throw failure;
      }
    });
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
      this.spoken = say;
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
      this.#tell({ event: 'close' });
    }
  };

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
        <span class="chip">${texts.say(`shell.kind.${asked.kind}`)}</span>
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
      <span class="visually-hidden" role="status">${this.spoken}</span>
      ${keySheet(texts, { letters: true, hints: true, game: false, largest: Math.max(...picture.digits) })}
    </div>`;
  }

  #asks(): TemplateResult {
    return this.isDone
      ? this.#ask('next', 'next', () => this.#tell({ event: 'press', what: 'train-next' }), 'tool primary')
      : html`${this.#ask('show', 'play', () => this.#tell({ event: 'show' }))}
        ${this.#ask('hint', 'hint', () => this.#hint(), 'tool primary')}`;
  }

  #ask(name: string, line: Line, press: () => void, look = 'tool'): TemplateResult {
    return html`<button type="button" class=${look} id="ask-${name}" @click=${press}>
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
