import type { Card } from '../../play/card/types.js';
import type { Asked, HelpEvent, HelpTurn, Teacher, Topic } from '../teacher/teacher.js';
import { askedOf, fail, teacherOf } from './asking.js';
import type { HelpScreen } from './help-screen.js';

/** The panel whose game the teacher has open. */
let opened: HelpPanel | undefined;

/**
 * Shows the help of a game, as `play.ui.help.HelpPanel` does with a server: tells the teacher, who decides what is shown and
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

  constructor(screen: HelpScreen) {
    this.#screen = screen;
  }

  ask(topic: Topic): void {
    this.#screen.trouble = undefined;
    this.#wait(topic);
    this.#happen({ event: 'ask', what: topic });
  }

  close(): void {
    if (this.#isWanted) {
      this.#show(null);
      this.#happen({ event: 'close' });
    }
  }

  /** The game may be another one. */
  changed(): void {
    if (this.#isWanted) {
      this.#happen({ event: 'changed' });
    }
  }

  get #isWanted(): boolean {
    return this.#card !== undefined || this.#waiting !== undefined;
  }

  /** The player is taught otherwise now, or not at all. */
  taughtOtherwise(): void {
    if (this.#isWanted) {
      this.#happen({ event: 'taught' });
    }
  }

  /** @param id of a button of the card */
  press(id: string): void {
    this.#happen({ event: 'press', what: id });
  }

  /** The card that is open. */
  get card(): Card | undefined {
    return this.#card;
  }

  #happen(event: HelpEvent): void {
    this.#queue = this.#queue.then(() => this.#tell(event)).catch((failure: unknown) => this.#fail(failure));
  }

  async #tell(event: HelpEvent): Promise<void> {
    const asked = await askedOf(this.#screen);
    const teacher = await teacherOf(this.#screen);
    await this.#open(teacher, asked);
    const { log, choices, terms, source, paidHelp = '' } = asked;
    const isGrown = this.#told.every((line, i) => line === log[i]);
    const from = isGrown ? this.#told.length : 0;
    this.#told = log;
    this.#follow(await teacher.tell({ ...event, choices, terms, source, paidHelp, from, log: log.slice(from) }), teacher);
  }

  /** A card is lost with the thread that had it; what is paid is kept with the game. */
  async #open(teacher: Teacher, asked: Asked): Promise<void> {
    if (opened !== this || this.#age !== teacher.age) {
      this.#show(null);
      this.#work = undefined;
      await teacher.open(asked);
      opened = this;
      this.#age = teacher.age;
      this.#told = [];
    }
  }

  #follow(turn: HelpTurn, teacher: Teacher): void {
    const { card, lights = null, wrong, work, waiting, price, told = false, rewindTo, entry, say, announce } = turn;
    const { keeper } = this.#screen;
    if (rewindTo === undefined) {
      keeper.pay(price);
    } else {
      keeper.teach(this.#undos(rewindTo), price);
    }
    if (told) {
      keeper.told();
    }
    if (wrong) {
      this.#screen.wrongDigits.show(wrong);
    }
    if (card !== undefined) {
      this.#show(card, lights);
    }
    this.#wait(waiting);
    if (entry) {
      keeper.teach([entry]);
    }
    if (say !== undefined) {
      this.#screen.say(say);
    }
    if (announce !== undefined) {
      this.#screen.board().announce(announce);
    }
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

  /** Lights that are not of this card stay. */
  #show(card: Card | null, lights: HelpTurn['lights'] = null): void {
    if (card === null && this.#card === undefined) {
      return;
    }
    if (card === null && this.#card?.id === 'check') {
      this.#screen.wrongDigits.show([]);
    }
    this.#card = card ?? undefined;
    this.#screen.board().highlights = lights;
    this.#screen.requestUpdate();
  }

  #wait(topic: Topic | undefined): void {
    if (topic !== this.#waiting) {
      this.#waiting = topic;
      this.#screen.wait = topic;
    }
  }

  #fail(failure: unknown): void {
    this.#wait(undefined);
    this.#show(null);
    opened = undefined;
    fail(this.#screen, failure);
  }
}
