import { clock } from '../../board/companions/play-timer.js';
import { prefix } from '../../connection/prefix.js';
import type { Action, Card } from '../../play/card/types.js';
import { waiting, type KeptGame } from '../device/kept-game.js';
import type { NextPuzzle } from '../new-game/next-puzzle.js';
import type { OfflineTexts } from '../device/texts.js';

/** The cost of one hint with all its stages, as `game.GameTotals` has it. */
const ONE_HINT = 8;

function helpTaken(texts: OfflineTexts, { archived: { hints, hintCost, solutionShown } }: KeptGame): string {
  const isMuch = solutionShown || hintCost > ONE_HINT;
  return texts.say(`play.finish.help.${isMuch ? 'much' : hints > 0 ? 'few' : 'none'}`);
}

/** A move that writes a digit, by somebody else than the teacher. */
const OWN_DIGIT = /^\S+ (?!teacher)\S+ \d+ play .*=\d/;

/** Whether the player has written a digit, and did not watch the solution. */
function isPraised({ archived: { solutionShown, log } }: KeptGame): boolean {
  return !solutionShown && log.some((line) => OWN_DIGIT.test(line));
}

/** The words that are spoken when a game is finished. */
export function finishSaid(texts: OfflineTexts, kept: KeptGame): string {
  return texts.say('play.finish.said', { time: clock(kept.archived.seconds), help: helpTaken(texts, kept) });
}

/** The way to the next puzzle. */
export function nextAction({ words, address }: NextPuzzle): Action {
  return way('finish-next', words, 'next', address);
}

function way(id: string, words: string, symbol: 'back' | 'next', address: string): Action {
  return { id, words, notes: [], primary: symbol === 'next', asks: '', symbol, address: prefix + address };
}

/**
 * The card of a finished game: what the game took, and the ways on. `play.ui.FinishCard` says besides why a game is not praised;
 * a device keeps too few games to say what is usual.
 *
 * @param isGuest of whom nothing is kept, and who stays on this page
 * @param next the way to the puzzle that comes next
 */
export function finishCard(texts: OfflineTexts, kept: KeptGame, isGuest: boolean, next: NextPuzzle | undefined): Card {
  const isWaiting = !isGuest && waiting(kept) > 0;
  const home = way('finish-home', texts.say('offline.finish.home'), 'back', '/');
  return {
    id: 'finish',
    look: 'finish',
    fold: '',
    close: isGuest ? '' : texts.say('play.finish.close'),
    eyebrow: '',
    title: texts.say(isPraised(kept) ? 'play.finish.title' : 'play.finish.title.right'),
    body: [
      { text: clock(kept.archived.seconds), look: 'finish-time' },
      { text: helpTaken(texts, kept), look: 'finish-help' },
      ...(isWaiting ? [{ text: texts.say('offline.finish.kept'), look: '' }] : []),
    ],
    told: 0,
    stages: 0,
    actions: isGuest ? [] : [...(next ? [nextAction(next)] : []), home],
    legend: [],
    links: [],
  };
}
