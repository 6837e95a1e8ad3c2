import { clientId } from '../board/channel/client-id.js';
import type { Sheet, SketchEdit } from './types.js';
import { Unsent } from './unsent.js';

/** What is drawn, before this page says who it is and counts it. */
export type Drawn = Omit<SketchEdit, 'client' | 'seq'>;

/** Sends edits, and keeps each until the server says that it has it. */
export class Post {
  readonly #client = clientId();
  readonly #fire: (edit: SketchEdit) => void;
  #seq = 0;
  #unsent: Unsent | undefined;

  constructor(fire: (edit: SketchEdit) => void) {
    this.#fire = fire;
  }

  /** Hears what the server has. The first time, whatever an earlier page could not send is sent again. */
  take(sheet: Sheet): void {
    const isFirst = this.#unsent === undefined;
    this.#unsent ??= new Unsent(sheet.draft);
    this.#unsent.confirm(sheet.seen);
    if (isFirst) {
      this.#unsent.edits.forEach((edit) => this.#fire(edit));
    }
  }

  send(edit: Drawn): void {
    const whole: SketchEdit = { client: this.#client, seq: ++this.#seq, ...edit };
    this.#unsent?.add(whole);
    this.#fire(whole);
  }
}
