import '../../train/kept-mode.js';
import '../../train/run-results.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardCommand, LogEntry, Preferences } from '../../board/puzzle/types.js';
import type { CardPress } from '../../play/card/help-card.js';
import type { Card } from '../../play/card/types.js';
import { cachedTechniques, type CachedTechniques } from '../device/opened.js';
import { asking, fits, newRun, outcome, topicOf, type OfflinePosition, type OfflineRun } from '../device/position.js';
import { draw, noteAsked, storeRun } from '../device/positions.js';
import type { PositionBoard, TrainingEvent, TrainingTurn } from '../teacher/teacher.js';
import { fail, heed, teacherOf } from '../screen/asking.js';
import { BoardScreen } from '../screen/board-screen.js';
import { tool } from '../screen/frame.js';
import { offlineResults, progressWords, topicWords } from './offline-results.js';
import { UNKNOWN } from '../screen/player-choices.js';

/** So many positions are begun for one that is asked. */
const MOST_TRIED = 5;

/** A position that is asked. */
interface Task extends PositionBoard {
  readonly position: OfflinePosition;
}

/**
 * The trainer without a server, as `train.ui` has it: the player chooses a topic, answers one position after the other, and sees
 * the results at the end. The teacher decides what becomes of an entry and what is said (org.crosscage.offline.TrainingSession);
 * events reach it in order. Nothing is rated. The device stores which positions were asked and, until it is ended, the run,
 * which goes on when its page is opened again: at the position that was asked, from its beginning, with the help and the time that
 * it took.
 */
export class TrainingScreen extends BoardScreen {
  static override properties = {
    positions: { attribute: false },
    run: { attribute: false },
    kind: { state: true },
    technique: { state: true },
    task: { state: true },
    isStarting: { state: true },
    isDone: { state: true },
    isEnded: { state: true },
    card: { state: true },
    pages: { state: true },
  };

  /** All that can be asked. */
  declare positions: readonly OfflinePosition[];
  /** The one that goes on, waits to go on, or has the results. */
  declare run: OfflineRun | undefined;
  /** The chosen one; empty for all. */
  declare kind: string;
  /** The chosen one; empty for all. */
  declare technique: string;
  /** Undefined before the first position and after the session. */
  declare task: Task | undefined;
  /** The first position is not there yet. */
  declare isStarting: boolean;
  declare isDone: boolean;
  /** Whether the results are shown. */
  declare isEnded: boolean;
  declare card: Card | undefined;
  declare pages: CachedTechniques;
  /** How many positions were begun: what a board could not send to one must not reach another. */
  #begun = 0;
  /** That of the teacher who has the position. */
  #age = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.kind = '';
    this.technique = '';
    this.isDone = this.isStarting = this.isEnded = false;
    this.pages = new Map();
  }

  /** Chooses the topic of the address; one without a topic goes on with the run. */
  protected override firstUpdated(): void {
    super.firstUpdated();
    void cachedTechniques().then((pages) => (this.pages = pages));
    const { run } = this;
    const written = new URLSearchParams(location.search).get('topic');
    const topic = written === null ? run : topicOf(written);
    if (topic) {
      this.technique = topic.technique;
      this.#chooseKind(this.positions.some(({ kind }) => kind === topic.kind) ? topic.kind : '');
    }
    if (written === null && run) {
      this.#begin(run);
    }
  }

  protected override render(): TemplateResult {
    const { task, run, isEnded } = this;
    return run && task ? this.#position(run, task) : run && isEnded ? this.#results(run) : this.#start();
  }

  #start(): TemplateResult {
    const { texts, positions } = this;
    return html`<div class="page">
      <h1 tabindex="-1">${texts.say('train.title')}</h1>
      <p class="lead">${texts.say('train.lead')}${positions.length === 0 ? nothing : ` ${texts.say('offline.train.lead')}`}</p>
      <section class="card train-form">
        ${positions.length === 0 ? html`<p>${texts.say('offline.train.none')}</p>` : this.isStarting ? this.#progress() : this.#form()}${this.note}
      </section>
    </div>`;
  }

  #progress(): TemplateResult {
    return html`<div class="progress-line" role="progressbar" aria-label=${this.texts.say('train.title')}></div>`;
  }

  #form(): TemplateResult {
    const { texts, positions, kind, technique, run } = this;
    const kinds = [...new Set(positions.map((each) => each.kind))];
    const ofKind = positions.filter((each) => kind === '' || each.kind === kind);
    const techniques = [...new Set(ofKind.map((each) => each.technique))];
    const words = (id: string): string => texts.say(id === '' ? 'train.topic.level' : `hints.technique-name.${id}`);
    const goOn = (before: OfflineRun): string =>
      texts.say('offline.train.go-on', { topic: topicWords(texts, before), done: before.answers.length });
    const kindWords = (id: string): string => texts.say(id === '' ? 'train.start.kind.all' : `shell.kind.${id}`);
    return html`${this.#picker('train-kind', 'train.start.kind', ['', ...kinds], kind, kindWords, (id) => this.#chooseKind(id))}
      ${this.#picker('train-what', 'train.start.what', ['', ...techniques], technique, words, (id) => (this.technique = id))}
      <div class="row">
        ${tool('train-start', 'play', texts.say('train.start.button'), () => this.#begin(newRun({ kind, technique })), 'tool primary')}
        ${run ? tool('train-go-on', 'next', goOn(run), () => this.#begin(run)) : nothing}
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
    if (!this.positions.some(fits({ kind, technique: this.technique }))) {
      this.technique = '';
    }
  }

  /** Begins a run, or goes on with it. */
  #begin(run: OfflineRun): void {
    if (this.isStarting) {
      return; // the teacher is being loaded
    }
    this.isStarting = true;
    history.replaceState(null, '', location.pathname); // or a reload would ask for the topic again
    const begin = (): Promise<void> => (run.position ? this.#ask(run, run.position, undefined).catch(() => this.#next(run)) : this.#next(run));
    this.#later(() => begin().finally(() => (this.isStarting = false)));
  }

  /**
   * Goes on to a position, unless the run is ended meanwhile; one of whose topic nothing is left is ended. One to which the
   * techniques of this version do not come is skipped.
   */
  async #next(run: OfflineRun): Promise<void> {
    const { task } = this;
    const { age } = await teacherOf(this);
    const skipped: string[] = [];
    for (;;) {
      const position = await draw(run, skipped);
      if (!position) {
        return this.task === task ? this.#end(run) : undefined;
      }
      try {
        await this.#ask(run, position, task);
        return;
      } catch (failure) {
        skipped.push(position.line);
        if ((await teacherOf(this)).age !== age || skipped.length === MOST_TRIED) {
          throw failure;
        }
        await noteAsked(run, position); // or it would be drawn again and again
      }
    }
  }

  /**
   * @param position the one that the run has already, or another one
   * @param before the position that is left
   */
  async #ask(run: OfflineRun, position: OfflinePosition, before: Task | undefined): Promise<void> {
    const teacher = await teacherOf(this);
    const moment = Date.now();
    const now = asking(run, position, moment);
    const begun = await teacher.begin(position, { ...now.effort, seconds: Math.floor((moment - now.opened) / 1000) });
    this.#age = teacher.age;
    if (position !== run.position) {
      await noteAsked(run, position);
    }
    await storeRun(now, run.position || run.answers.length > 0 ? 'on' : 'begun');
    if (this.task === before) {
      this.run = now;
      await this.#show({ ...begun, position });
    }
  }

  async #show(task: Task): Promise<void> {
    this.task = task;
    this.isDone = this.isEnded = this.isStarting = false;
    this.card = undefined;
    this.trouble = undefined;
    this.say('');
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
    return { ...UNKNOWN, ...this.player?.board, branches: false, conflicts: false, game: false, hints: true, question: true };
  }

  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((failure: unknown) => {
      fail(this, failure);
      return this.#focusTitle();
    });
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
    const { run } = this;
    if (run && task === this.task && age !== this.#age) {
      await (this.isDone ? this.#next(run) : this.#ask(run, task.position, task));
    } else if (task === this.task && event.event === 'enter') {
      this.board().refuse(event.entry);
    }
  }

  async #follow(turn: TrainingTurn, event: TrainingEvent): Promise<void> {
    const { card, version, wrong, told, result, seconds = 0, position, next } = turn;
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
    heed(this, turn);
    const { effort } = this.run ?? {};
    if (effort && (wrong ?? told) !== undefined) {
      this.run = { ...this.run!, effort: { wrong: wrong ?? effort.wrong, told: told ?? effort.told } };
      void storeRun(this.run, 'on');
    }
    if (result && position && this.run?.position) {
      const { kind, technique } = this.run.position;
      this.run = { ...this.run, answers: [...this.run.answers, { kind, technique, result, seconds }], position: undefined };
      void storeRun(this.run, 'on');
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
    if (next && this.run) {
      await this.#next(this.run);
    }
  }

  #hint(): void {
    if (!this.isDone) {
      this.#tell({ event: 'hint' });
    }
  }

  async #end(run: OfflineRun): Promise<void> {
    this.run = run;
    this.task = undefined;
    this.isEnded = true;
    await storeRun(run, 'ended');
  }

  async #backToStart(): Promise<void> {
    this.run = undefined;
    this.isEnded = false;
    await this.#focusTitle();
  }

  /** Where what had the focus is gone. */
  async #focusTitle(): Promise<void> {
    await this.updateComplete;
    if (document.activeElement === document.body) {
      this.renderRoot.querySelector<HTMLElement>('h1')?.focus();
    }
  }

  #results(run: OfflineRun): TemplateResult {
    const { texts, pages } = this;
    const ways = html`<div class="row">
        ${tool('train-again', 'again', texts.say('train.again'), () => this.#begin(newRun(run)), 'tool primary')}
        ${tool('train-back', 'back', texts.say('train.back'), () => void this.#backToStart())}
      </div>
      ${this.isStarting ? this.#progress() : nothing}${this.note}`;
    return html`<run-results class="page train-results" .results=${offlineResults(texts, run, pages)} .ways=${ways}></run-results>`;
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

  #position(run: OfflineRun, task: Task): TemplateResult {
    const { texts, isDone, card } = this;
    const { technique, answers } = run;
    const { picture, position, tier } = task;
    const title =
      technique === ''
        ? texts.say('train.find.tier', { tier: texts.say(`learn.tier.${tier}`) })
        : texts.say('train.find.technique', { technique: texts.say(`hints.technique-name.${technique}`) });
    return this.screen({
      look: `training ${isDone ? 'answered' : ''}`,
      head: html`<header class="play-head">
        <h1>${title}</h1>
        <span class="chip">${texts.puzzle({ ...picture, kind: position.kind })}</span>
        <span class="chip">${texts.say('offline.train.practice')}</span>
        ${tool('train-end', 'close', texts.say('train.end'), () => void this.#end(run), 'icon-button train-end', texts.say('train.end'))}
      </header>`,
      picture,
      board: task,
      isFinished: false,
      asks: this.#asks(),
      side: texts.say('train.tools'),
      above: html`<div class="train-question">
        <run-dots
          role="img"
          aria-label=${progressWords(texts, answers)}
          .answers=${answers.map(outcome)}
          .rest=${isDone ? [] : ['now']}
        ></run-dots>
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
