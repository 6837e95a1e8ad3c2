import { clock } from '../../board/companions/play-timer.js';
import { prefix } from '../../connection/prefix.js';
import type { Action, Card } from '../../play/card/types.js';
import { moves } from '../device/device-game.js';
import { waiting, type KeptGame } from '../device/kept-game.js';
import type { NextPuzzle } from '../new-game/next-puzzle.js';
import type { OfflineTexts } from '../device/texts.js';
import { gradeWord } from '../tile/grade-sign.js';

/** How many hints a game took, and what they cost. */
export function helpTaken(texts: OfflineTexts, kept: KeptGame): string {
  const { hints, hintCost } = kept.archived;
  return texts.say('play.finish.hints.count', { hints, cost: hintCost });
}

/**
 * The card of a finished game, as `play.ui.FinishCard` has it with a server: what the game took, and the ways on.
 *
 * @param isGuest of whom nothing is kept, and who stays on this page
 * @param next the way to the puzzle that comes next
 */
export function finishCard(texts: OfflineTexts, kept: KeptGame, isGuest: boolean, next: NextPuzzle | undefined): Card {
  const fact = (name: string, value: string) => ({ name: texts.say(`play.finish.${name}`), value });
  const way = (id: string, words: string, symbol: 'back' | 'next', address: string): Action => {
    return { id, words, notes: [], primary: symbol === 'next', asks: '', symbol, address: prefix + address };
  };
  const facts = [
    fact('time', clock(kept.archived.seconds)),
    fact('hints', helpTaken(texts, kept)),
    fact('moves', String(moves(kept.archived))),
    fact('grade', gradeWord(texts, kept) || texts.say('play.finish.grade.unknown')),
  ];
  const home = way('finish-home', texts.say('offline.finish.home'), 'back', '/');
  return {
    id: 'finish',
    look: 'finish',
    fold: '',
    close: isGuest ? '' : texts.say('play.finish.close'),
    eyebrow: texts.say('play.finish.eyebrow'),
    title: texts.say('play.finish.title.right'),
    body: [{ facts }, ...(isGuest || waiting(kept) === 0 ? [] : [{ text: texts.say('offline.finish.kept'), look: '' }])],
    told: 0,
    stages: 0,
    actions: isGuest ? [] : [...(next ? [way('finish-next', next.words, 'next', next.address)] : []), home],
    legend: [],
    links: [],
  };
}
