import '../../train/kept-mode.js';
import '../../train/run-results.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardCommand, LogEntry, Preferences } from '../../board/puzzle/types.js';
import type { CardPress } from '../../play/card/help-card.js';
import type { Card } from '../../play/card/types.js';
import { runDots } from '../../train/run-results.js';
import { cachedTechniques } from '../device/opened.js';
import { isMissed, isOf, topicOf, type OfflineAnswer, type OfflinePosition, type OfflineRun } from '../device/position.js';
import { draw, noteAsked, storeRun } from '../device/positions.js';
import type { PositionBoard, TrainingEvent, TrainingTurn } from '../teacher/teacher.js';
import { fail, teacherOf } from '../screen/asking.js';
import { BoardScreen } from '../screen/board-screen.js';
import { tool } from '../screen/frame.js';
import { foundOf, offlineResults } from './offline-results.js';
import { UNKNOWN } from '../screen/player-choices.js';

/** So many positions are begun for one that is asked. */
const MOST_TRIED = 5;

/** A position that is asked. */
interface Task extends PositionBoard {
  readonly asked: OfflinePosition;
}

/**
 * The trainer without a server, as `train.ui` has it: what is asked is chosen first, then one position comes after the other,
 * and in the end there are the results. The teacher decides what becomes of an entry and what is said
 * (org.crosscage.offline.TrainingSession); events reach it in order. Nothing is rated. What is stored is which positions were
 * asked and, until it is ended, the run, which goes on when its page is opened again: at the position that was asked, from its
 * beginning.
 */
export class TrainingScreen extends BoardScreen {
  static override properties = {
    positions: { attribute: false },
    run: { attribute: false },
    isRunWaiting: { attribute: false },
    kind: { state: true },
    technique: { state: true },
    task: { state: true },
    isStarting: { state: true },
    answers: { state: true },
    isDone: { state: true },
    isEnded: { state: true },
    card: { state: true },
    pages: { state: true },
  };

  /** All that can be asked. */
  declare positions: readonly OfflinePosition[];
  /** The one that was not ended when the page was opened. */
  declare run: OfflineRun | undefined;
  /** Whether this is the page of a run that only the server can go on with. */
  declare isRunWaiting: boolean;
  /** Empty for all. */
  declare kind: string;
  /** Empty for all. */
  declare technique: string;
  /** Undefined before the first position and after the session. */
  declare task: Task | undefined;
  /** The first position is not there yet. */
  declare isStarting: boolean;
  declare answers: readonly OfflineAnswer[];
  declare isDone: boolean;
  /** Whether the results are shown. */
  declare isEnded: boolean;
  declare card: Card | undefined;
  declare pages: Awaited<ReturnType<typeof cachedTechniques>>;
  /** How many positions were begun: what a board could not send to one must not reach another. */
  #begun = 0;
  /** That of the teacher who has the position. */
  #age = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.kind = '';
    this.technique = '';
    this.answers = [];
    this.isDone = this.isStarting = this.isEnded = false;
    this.pages = new Map();
  }

  /** Chooses what the address asks for; one that asks for nothing goes on with the run. */
  protected override firstUpdated(): void {
    super.firstUpdated();
    void cachedTechniques().then((pages) => (this.pages = pages));
    const { run } = this;
    const topic = new URLSearchParams(location.search).get('topic');
    if (topic !== null) {
      const { kind, technique } = topicOf(topic);
      this.technique = technique;
      this.#chooseKind(this.positions.some((each) => each.kind === kind) ? kind : '');
    } else if (run) {
      this.kind = run.kind;
      this.technique = run.technique;
      this.#begin(run.answers, run.asked);
    }
  }

  protected override render(): TemplateResult {
    return this.task ? this.#position(this.task) : this.isEnded ? this.#results() : this.#start();
  }

  #start(): TemplateResult {
    const { texts, positions, kind, technique } = this;
    const kinds = [...new Set(positions.map((each) => each.kind))];
    const ofKind = positions.filter((each) => kind === '' || each.kind === kind);
    const techniques = [...new Set(ofKind.map((each) => each.technique))];
    const words = (id: string): string => texts.say(id === '' ? 'train.topic.level' : `hints.technique-name.${id}`);
    const kindWords = (id: string): string => texts.say(id === '' ? 'train.start.kind.all' : `shell.kind.${id}`);
    return html`<div class="page">
      <h1 tabindex="-1">${texts.say('train.title')}</h1>
      <p class="lead">${this.isRunWaiting ? texts.say('offline.train.waiting') : html`${texts.say('train.lead')} ${texts.say('offline.train.lead')}`}</p>
      <section class="card train-form">
        ${positions.length === 0
          ? html`<p>${texts.say('offline.train.none')}</p>`
          : html`${this.#picker('train-kind', 'train.start.kind', ['', ...kinds], kind, kindWords, (id) => this.#chooseKind(id))}
              ${this.#picker('train-what', 'train.start.what', ['', ...techniques], technique, words, (id) => (this.technique = id))}
              <div class="row">${tool('train-start', 'play', texts.say('train.start.button'), () => this.#begin([]), 'tool primary')}</div>
              ${this.isStarting ? html`<div class="progress-line" role="progressbar" aria-label=${texts.say('train.title')}></div>` : nothing}`}
        ${this.note}
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
    if (!this.positions.some(isOf(this))) {
      this.technique = '';
    }
  }

  /**
   * @param answers that the run has already
   * @param asked the position that it goes on with; another one where that cannot be
   */
  #begin(answers: readonly OfflineAnswer[], asked?: OfflinePosition): void {
    this.answers = answers;
    this.isStarting = true;
    this.isEnded = false;
    history.replaceState(null, '', location.pathname); // or a reload would ask for the topic again
    const begin = (): Promise<void> => (asked ? this.#ask(asked, undefined).catch(() => this.#next()) : this.#next());
    // it may be pressed again while the teacher is loaded
    this.#later(() => (this.task ? Promise.resolve() : begin()).finally(() => (this.isStarting = false)));
  }

  #runAt(asked: OfflinePosition | undefined): OfflineRun {
    const { kind, technique, answers } = this;
    return { kind, technique, answers, asked };
  }

  /**
   * Goes on to a position, unless the run is ended meanwhile. One to which the techniques of this version do not come is
   * passed over.
   */
  async #next(): Promise<void> {
    const { task } = this;
    const { age } = await teacherOf(this);
    const passed: string[] = [];
    for (;;) {
      const asked = await draw(this, passed);
      if (!asked) {
        throw new Error('there is no position');
      }
      try {
        await this.#ask(asked, task, () => noteAsked(this, asked, this.isEnded ? undefined : this.#runAt(asked)));
        return;
      } catch (failure) {
        passed.push(asked.line);
        if ((await teacherOf(this)).age !== age || passed.length === MOST_TRIED) {
          throw failure;
        }
        await noteAsked(this, asked); // or it would be drawn again and again
      }
    }
  }

  /** @param before the position that is left */
  async #ask(asked: OfflinePosition, before: Task | undefined, begins?: () => Promise<void>): Promise<void> {
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
    this.say('');
    this.selected = undefined;
    await this.updateComplete;
    if (this.task !== task) {
      return; // the run has been ended
    }
    const board = this.board();
    board.texts = this.texts.area('board');
    board.preferences = this.preferences;
    board.picture = task.picture;
    board.game = { ...task.game, id: `${task.game.id} ${(this.#begun += 1)}` };
    await board.updateComplete;
    board.focus();
  }

  protected override get preferences(): Preferences {
    return { ...UNKNOWN, ...this.player?.board, conflicts: false, hints: true, question: true };
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
      this.board().refuse(event.entry);
    }
  }

  async #follow(turn: TrainingTurn, event: TrainingEvent): Promise<void> {
    const { card, lights, say, announce, version, result, seconds = 0, position, next } = turn;
    const board = this.board();
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
      this.say(say);
    }
    if (announce !== undefined) {
      board.announce(announce);
    }
    if (result && position && this.task) {
      const { kind, technique } = this.task.asked;
      this.answers = [...this.answers, { kind, technique, result, seconds }];
      void storeRun(this.#runAt(undefined));
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
      this.#tell({ event: 'hint', ...(this.selected === undefined ? {} : { near: this.selected }) });
    }
  }

  async #end(): Promise<void> {
    this.task = undefined;
    this.isEnded = true;
    await storeRun(undefined);
  }

  async #backToStart(): Promise<void> {
    this.isEnded = false;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
  }

  #results(): TemplateResult {
    const { texts, answers, pages } = this;
    const ways = html`<div class="row">
      ${tool('train-again', 'again', texts.say('train.again'), () => this.#begin([]), 'tool primary')}
      ${tool('train-back', 'back', texts.say('train.back'), () => void this.#backToStart())}
    </div>`;
    return html`<run-results class="page train-results" .results=${offlineResults(texts, this, answers, pages)} .ways=${ways}></run-results>`;
  }

  protected override command(name: BoardCommand): void {
    if (name === 'hint') {
      this.#hint();
    }
  }

  protected override closeCards(): boolean {
    if (!this.card) {
      return false;
    }
    this.#tell({ event: 'close' });
    return true;
  }

  protected override enter({ kind, level, changes, client, seq }: LogEntry): void {
    this.#tell({ event: 'enter', entry: { client, seq, kind, ...(level === undefined ? {} : { level }), ...(changes && { changes }) } });
  }

  #position(task: Task): TemplateResult {
    const { texts, isDone, technique, card, answers } = this;
    const { picture, asked, tier } = task;
    const title =
      technique === ''
        ? texts.say('train.find.tier', { tier: texts.say(`learn.tier.${tier}`) })
        : texts.say('train.find.technique', { technique: texts.say(`hints.technique-name.${technique}`) });
    return this.screen({
      look: `training ${isDone ? 'answered' : ''}`,
      head: html`<header class="play-head">
        <h1>${title}</h1>
        <span class="chip">${texts.say('play.name', { kind: texts.say(`shell.kind.${asked.kind}`), rows: picture.rows, columns: picture.columns })}</span>
        <span class="chip">${texts.say('offline.train.practice')}</span>
        ${tool('train-end', 'close', texts.say('train.end'), () => void this.#end(), 'icon-button train-end', texts.say('train.end'))}
      </header>`,
      picture,
      board: task,
      isFinished: false,
      asks: this.#asks(),
      side: texts.say('train.tools'),
      above: html`<div class="train-question">
        ${runDots(answers.map((each) => ({ isMissed: isMissed(each) })), foundOf(texts, answers), !isDone)}
        <p>${texts.say(task.marked ? 'train.ask.marks' : 'train.ask.digit')}</p>
      </div>`,
      cards: html`<help-card
        .card=${card}
        @card-press=${({ detail }: CardPress) => this.#tell({ event: 'press', what: detail.id })}
        @card-close=${() => this.#tell({ event: 'close' })}
      ></help-card>`,
    });
  }

  #asks(): TemplateResult {
    const { texts } = this;
    return this.isDone
      ? tool('ask-next', 'next', texts.say('train.next'), () => this.#tell({ event: 'press', what: 'train-next' }), 'tool primary')
      : html`${tool('ask-show', 'play', texts.say('train.show'), () => this.#tell({ event: 'show' }), 'tool', texts.say('train.show.title'))}
        ${tool('ask-hint', 'hint', texts.say('train.hint'), () => this.#hint(), 'tool primary')}`;
  }
}

customElements.define('offline-training', TrainingScreen);
