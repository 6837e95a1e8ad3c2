import { practised, type KeptGame } from '../device/kept-game.js';
import { nextAfter } from '../device/opened.js';
import type { OfflineTexts } from '../device/texts.js';
import { isSupported } from '../teacher/module-thread.js';
import { gradeWord } from '../tile/grade-sign.js';
import { another, offer, writtenChoice, type Order } from './offer.js';

/** The parameter of the first page's address that has a puzzle made at once. */
export const ORDER = 'new';

/** Where a player goes on after a game, with the words for it. */
export interface NextPuzzle {
  readonly words: string;
  /** From where the game begins. */
  readonly address: string;
}

/** The puzzle that comes after a finished one; where none is left on this device, another one like it is made. Practice leads back to its technique. */
export async function nextPuzzle(texts: OfflineTexts, finished: KeptGame): Promise<NextPuzzle | undefined> {
  const technique = practised(finished);
  if (technique) {
    return { words: texts.say('play.finish.station', { technique: finished.facts }), address: `/learn/${technique}?kind=${finished.kind}` };
  }
  const next = await nextAfter(finished);
  if (next) {
    return { words: texts.say('offline.finish.next', { puzzle: named(texts, next) }), address: `/play/${next.id}` };
  }
  const order = isSupported() ? await offer().then(({ kinds }) => another(kinds, finished), () => undefined) : undefined;
  return order && { words: texts.say('offline.finish.another', { puzzle: named(texts, order) }), address: `/?${ORDER}=${writtenChoice(order)}` };
}

/** "KenKen 4 × 4, Easy". */
function named(texts: OfflineTexts, order: Order): string {
  const name = texts.puzzle(order);
  const grade = gradeWord(texts, order);
  return grade === '' ? name : texts.say('offline.finish.puzzle', { name, grade });
}
