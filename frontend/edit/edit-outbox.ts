import { clientId } from '../board/channel/client-id.js';
import type { Sheet, SketchEdit } from './types.js';
import { UnconfirmedEdits } from './unconfirmed-edits.js';

/** What is drawn, before this page says who it is and counts it. */
export type Drawn = Omit<SketchEdit, 'client' | 'seq'>;

/** Sends edits, and keeps each until the server says that it has it. */
export class EditOutbox {
  readonly #client = clientId();
  readonly #fire: (edit: SketchEdit) => void;
  #seq = 0;
  #unconfirmed: UnconfirmedEdits | undefined;

  constructor(fire: (edit: SketchEdit) => void) {
    this.#fire = fire;
  }

  /** Hears what the server has. The first time, whatever an earlier page could not send is sent again. */
  take(sheet: Sheet): void {
    const isFirst = this.#unconfirmed === undefined;
    this.#unconfirmed ??= new UnconfirmedEdits(sheet.draft);
    this.#unconfirmed.confirm(sheet.seen);
    if (isFirst) {
      this.#unconfirmed.edits.forEach((edit) => this.#fire(edit));
    }
  }

  send(edit: Drawn): void {
    const whole: SketchEdit = { client: this.#client, seq: ++this.#seq, ...edit };
    this.#unconfirmed?.add(whole);
    this.#fire(whole);
  }
}
