import { readFileSync } from 'node:fs';
import type { Texts } from '../text/message.js';

const BUNDLE = new URL('../../../src/main/resources/org/crosscage/texts/board.properties', import.meta.url);

/** The English texts of the board, from the bundle that Java reads. */
export function englishTexts(): Texts {
  const texts: Record<string, string> = {};
  for (const line of readFileSync(BUNDLE, 'utf8').split('\n')) {
    const [, key, text] = /^([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined && text !== undefined) {
      texts[key] = text.replace(/\\u(\w{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    }
  }
  return texts;
}
