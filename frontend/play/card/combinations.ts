import { prefix } from '../../connection/prefix.js';

/** Stands in a sentence for a combination, or for all that are left. */
const EACH = '\ufffc';

/** Parts of a combination stand closer to each other than two combinations do. */
const THIN = '\u2009';

/** Numbers of two figures would not be told apart by that. */
const EN = '\u2002';

/** The combinations of clues, as `org.crosscage.teach.words.ClueCombinations` has it: with all words of its card. */
export interface Combinations {
  readonly groups: readonly ClueGroup[];
  /** The combinations that a hint speaks of. */
  readonly lit: readonly string[];
  readonly title: string;
  /** The name of the closing button. */
  readonly close: string;
  /** Shown instead while the server, which knows the combinations, cannot be reached. */
  readonly away: string;
  readonly awayShort: string;
  /** How a combination is written, and how it is struck out: with mouse and keys, and with a finger. */
  readonly how: string;
  readonly howByTouch: string;
  /** Says what a press does to a combination, and to one that is struck out. */
  readonly note: string;
  readonly unstrike: string;
  /** The name of one that is struck out. */
  readonly out: string;
}

export interface ClueGroup {
  /** The place of the clue among the constraints of the puzzle. */
  readonly clue: number;
  readonly heading: string;
  /** The clue in the line of a phone. */
  readonly sign: string;
  /** For screen readers, around what is left. */
  readonly spoken: string;
  /** The sum or product that its open cells still make. */
  readonly left: string;
  readonly combinations: readonly string[];
  /** The digits that stand in it already. */
  readonly placed: readonly number[];
  /** Said where no combination is listed. */
  readonly none: string;
  /** Said in one line where none is left that is not struck out. */
  readonly noneLeft: string;
  /** A sentence about the open cells; may be empty. */
  readonly facts: string;
  /** The way to the table of all combinations. */
  readonly link: { readonly address: string; readonly words: string; readonly newTab: string } | null;
}

/** The combinations that a player struck out, which is a note of one's own: this browser keeps them. */
export class Struck {
  readonly #key: string;
  readonly #notes: Set<string>;

  /** @param game under which they are kept; empty for nowhere */
  constructor(game: string) {
    this.#key = game && `${prefix}crosscage.struck.${game}`;
    this.#notes = new Set(kept(this.#key));
  }

  has(clue: number, name: string): boolean {
    return this.#notes.size > 0 && this.#notes.has(`${clue}:${name}`);
  }

  /** Strikes one out, or puts it back. */
  toggle(clue: number, name: string): void {
    const note = `${clue}:${name}`;
    if (!this.#notes.delete(note)) {
      this.#notes.add(note);
    }
    try {
      if (this.#key !== '') {
        localStorage.setItem(this.#key, [...this.#notes].sort().join('\n'));
      }
    } catch {
      // kept in this page alone
    }
  }

  left({ clue, combinations }: ClueGroup): readonly string[] {
    return combinations.filter((name) => !this.has(clue, name));
  }
}

function kept(key: string): readonly string[] {
  try {
    return key === '' ? [] : (localStorage.getItem(key) ?? '').split('\n').filter((note) => note.trim() !== '');
  } catch {
    return [];
  }
}

/** All groups as one sentence for the ear. */
export function spoken(groups: readonly ClueGroup[], struck: Struck): string {
  return groups.map((group) => about(group.spoken, struck.left(group).join(', ') || group.noneLeft)).join('. ');
}

/** A sentence about a combination. */
export function about(sentence: string, name: string): string {
  return sentence.replace(EACH, name);
}

/** A group in one line, as close as its combinations can be told apart. */
export function close(group: ClueGroup, struck: Struck): readonly string[] {
  const left = struck.left(group);
  const gap = left.some((name) => /\d\d/.test(name)) ? EN : THIN;
  return left.map((name) => name.replaceAll(' ', gap));
}

/** The digits of a combination that do not stand on the board yet. */
export function leftOf(name: string, placed: readonly number[]): readonly number[] {
  const left = pieces(name, placed).filter((_, i) => i % 2 === 0);
  return left.flatMap((piece) => piece.split(' ').filter(Boolean)).map(Number);
}

/** A combination in pieces, of which the second, the fourth … are digits that stand on the board already. */
export function pieces(name: string, placed: readonly number[]): readonly string[] {
  const left = placed.map(String);
  const found = [''];
  name.split(' ').forEach((digit, i) => {
    const at = left.indexOf(digit);
    found[found.length - 1] += i === 0 ? '' : ' ';
    if (at >= 0) {
      left.splice(at, 1);
      found.push(digit, '');
    } else {
      found[found.length - 1] += digit;
    }
  });
  return found;
}
