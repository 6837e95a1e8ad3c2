import type { SketchEdit } from './types.js';
import { prefix } from '../connection/prefix.js';

/**
 * The edits of one draft that the server has not confirmed, in the browser's storage, so that a page that is loaded again
 * sends them again. Where nothing can be stored they live as long as the page.
 */
export class UnconfirmedEdits {
  readonly #key: string;
  #edits: readonly SketchEdit[];

  constructor(draft: string) {
    this.#key = `${prefix}crosscage-sketch-${draft}`;
    this.#edits = this.#read();
  }

  get edits(): readonly SketchEdit[] {
    return this.#edits;
  }

  add(edit: SketchEdit): void {
    this.#keep([...this.#edits, edit]);
  }

  /** Forgets everything up to an edit that the server has. */
  confirm({ client, seq }: Pick<SketchEdit, 'client' | 'seq'>): void {
    const at = this.#edits.findLastIndex((edit) => edit.client === client && edit.seq <= seq);
    if (at >= 0) {
      this.#keep(this.#edits.slice(at + 1));
    }
  }

  #keep(edits: readonly SketchEdit[]): void {
    this.#edits = edits;
    try {
      if (edits.length === 0) {
        localStorage.removeItem(this.#key);
      } else {
        localStorage.setItem(this.#key, JSON.stringify(edits));
      }
    } catch {
      // private windows may refuse
    }
  }

  #read(): readonly SketchEdit[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? (kept as SketchEdit[]) : [];
    } catch {
      return [];
    }
  }
}
