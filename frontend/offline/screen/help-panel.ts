import type { Card } from '../../play/card/types.js';
import type { Asked, HelpEvent, HelpTurn, Teacher, Topic } from '../teacher/teacher.js';
import { askedOf, fail, heed, teacherOf, type AskingScreen, type SpeakingScreen } from './asking.js';
import type { ShownCombinations } from './combinations.js';
import type { GameKeeper } from './game-keeper.js';
import type { BoardMarks } from './board-marks.js';

/** The screen around help. */
export interface HelpScreen extends AskingScreen, SpeakingScreen {
  readonly keeper: GameKeeper;
  readonly combinations: ShownCombinations;
  readonly marks: BoardMarks;
  requestUpdate(): void;
}

/** The panel whose game the teacher has open. */
let opened: HelpPanel | undefined;

/**
 * Shows the help of a game, as `play.ui.HelpPanel` does with a server: tells the teacher, who decides what is shown and
 * paid, what happens in the page, and does what follows. Events come in order. Work does not hold them up here, and so what
 * is played during it is told before what it found.
 */
export class HelpPanel {
  readonly #screen: HelpScreen;
  #queue: Promise<void> = Promise.resolve();
  /** The lines of the log that the teacher was told, and the teacher's age then. */
  #told: readonly string[] = [];
  #age = 0;
  #card: Card | undefined;
  #work: number | undefined;
  #waiting: Topic | undefined;
  /** The row that is to be lit, until the teacher is told. */
  #row: string | undefined;

  constructor(screen: HelpScreen) {
    this.#screen = screen;
  }

  ask(topic: Topic): void {
    this.#screen.trouble = undefined;
    this.#wait(topic);
    this.#happen({ event: 'ask', what: topic });
  }

  /** Whether a card is open, or waited for. */
  get isOpen(): boolean {
    return this.#card !== undefined || this.#waiting !== undefined;
  }

  close(): void {
    if (this.isOpen) {
      this.#hide();
      this.#happen({ event: 'close' });
    }
  }

  /** The game may be another one. */
  changed(): void {
    if (this.isOpen) {
      this.#happen({ event: 'changed' });
    }
  }

  /** The player is taught otherwise now, or not at all. */
  taughtOtherwise(): void {
    if (this.isOpen) {
      this.#happen({ event: 'taught' });
    }
  }

  /** @param id of a button or row of the card */
  press(id: string): void {
    const card = this.#card;
    if (!this.#screen.wait) {
      this.#screen.trouble = undefined;
      // a second press of the same card came too late
      this.#later(async () => (card === this.#card ? this.#tell({ event: 'press', what: id }) : undefined));
    }
  }

  /** Finding the lights of a row takes longer than a pointer stays on it: of several rows only the last one is told. */
  point(row: string): void {
    const isTold = this.#row === undefined;
    this.#row = row;
    if (isTold) {
      this.#later(async () => {
        const what = this.#row!;
        this.#row = undefined;
        if (this.#card) {
          await this.#tell({ event: 'point', what }).catch(() => undefined); // nobody waits for it
        }
      });
    }
  }

  /** The card that is open. */
  get card(): Card | undefined {
    return this.#card;
  }

  #happen(event: HelpEvent): void {
    this.#later(() => this.#tell(event));
  }

  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((failure: unknown) => this.#fail(failure));
  }

  async #tell(event: HelpEvent): Promise<void> {
    const teacher = await teacherOf(this.#screen);
    const isOpened = opened === this && this.#age === teacher.age;
    if (!isOpened && event.event !== 'ask') {
      this.#hide(); // it is lost with the thread that had it
      this.#wait(undefined);
      return;
    }
    const asked = await askedOf(this.#screen);
    if (!isOpened) {
      await this.#open(teacher, asked);
    }
    const { log, choices, terms, source, near } = asked;
    const now = { choices, terms, source, ...(near === undefined ? {} : { near }) };
    const isGrown = this.#told.every((line, i) => line === log[i]);
    const from = isGrown ? this.#told.length : 0;
    if (event.event === 'changed' && isGrown && from === log.length) {
      return;
    }
    this.#told = log;
    this.#follow(await teacher.tell({ ...event, ...now, from, log: log.slice(from) }), teacher);
  }

  async #open(teacher: Teacher, asked: Asked): Promise<void> {
    this.#hide();
    this.#work = undefined;
    await teacher.open(asked);
    opened = this;
    this.#age = teacher.age;
    this.#told = [];
  }

  #follow(turn: HelpTurn, teacher: Teacher): void {
    const { card, combinations, wrong, work, waiting, price, rewindTo, entry } = turn;
    const { keeper } = this.#screen;
    if (entry) {
      keeper.teach([entry], price);
    } else if (rewindTo !== undefined) {
      keeper.teach(this.#undos(rewindTo), price);
    } else {
      keeper.note(price);
    }
    if (wrong) {
      this.#screen.marks.found(wrong);
    }
    if (card !== undefined) {
      this.#show(card);
    }
    if (combinations !== undefined) {
      this.#screen.combinations.light(combinations ?? undefined);
    }
    this.#wait(waiting);
    heed(this.#screen, turn);
    if (work !== undefined && work !== this.#work) {
      teacher.work(work).then(
        () => this.#happen({ event: 'deliver', what: work }),
        (failure: unknown) => this.#fail(failure),
      );
    }
    this.#work = work;
  }

  /** Undoes all but so many turns: a colour may have come since they were counted. */
  #undos(turns: number): { readonly kind: 'undo' }[] {
    const { cursor = turns } = this.#screen.board().board?.play ?? {};
    return Array.from({ length: cursor - turns }, () => ({ kind: 'undo' }));
  }

  #show(card: Card | null): void {
    this.#card = card ?? undefined;
    this.#screen.requestUpdate();
  }

  /** Takes away the card and what belongs to it. */
  #hide(): void {
    if (!this.#card) {
      return;
    }
    if (this.#card.id === 'check') {
      this.#screen.marks.found([]);
    }
    this.#show(null);
    this.#screen.board().highlights = null;
    this.#screen.combinations.light(undefined);
  }

  #wait(topic: Topic | undefined): void {
    if (topic !== this.#waiting) {
      this.#waiting = topic;
      this.#screen.wait = topic;
    }
  }

  #fail(failure: unknown): void {
    this.#wait(undefined);
    this.#hide();
    opened = undefined;
    fail(this.#screen, failure);
  }
}
