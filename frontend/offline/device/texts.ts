import { message, type Texts, type Values } from '../../board/text/message.js';
import { pageLanguage } from '../../board/text/page-language.js';
import { prefix } from '../../connection/prefix.js';

/** Where the words are that a page has without a server (org.crosscage.shell.document.OfflineServlet). */
const ADDRESS = `${prefix}/offline/texts`;

/** Texts by the parts of their keys. */
interface Nested {
  readonly [part: string]: string | Nested;
}

/** Texts by their whole keys: a text itself has an empty part, and a part that begins with a slash follows without a point. */
export function flat(before: string, nested: Nested): (readonly [string, string])[] {
  return Object.entries(nested).flatMap(([part, inside]) => {
    const key = part === '' || part.startsWith('/') || before === '' ? before + part : `${before}.${part}`;
    return typeof inside === 'string' ? [[key, inside] as const] : flat(key, inside);
  });
}

/** All words of the offline pages, by their whole keys: `offline.title`. */
export class OfflineTexts {
  readonly #all: Texts;

  constructor(all: Texts) {
    this.#all = all;
  }

  static async load(): Promise<OfflineTexts> {
    const response = await fetch(ADDRESS);
    if (!response.ok) {
      throw new Error(`the words cannot be read: ${response.status}`);
    }
    return new OfflineTexts(Object.fromEntries(flat('', (await response.json()) as Nested)));
  }

  /** For the teacher, which makes its own sentences. */
  get all(): Texts {
    return this.#all;
  }

  has(key: string): boolean {
    return key in this.#all;
  }

  say(key: string, values: Values = {}): string {
    return message(this.#all, key, values);
  }

  /** "KenKen 6 × 6". */
  puzzle({ kind, rows, columns }: { readonly kind: string; readonly rows: number; readonly columns: number }): string {
    return this.say('library.name', { kind: this.say(`shell.kind.${kind}`), rows, columns });
  }

  /** The words of one area without its name, as the board and its companions want them. */
  area(name: string): Texts {
    const prefix = `${name}.`;
    return Object.fromEntries(
      Object.entries(this.#all).flatMap(([key, text]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [])),
    );
  }

  /** "November 23, 2026". */
  date(day: Date): string {
    return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long' }).format(day);
  }
}
