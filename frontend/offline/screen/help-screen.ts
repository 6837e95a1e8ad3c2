import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { OfflineTexts } from '../device/texts.js';
import type { AskingScreen } from './asking.js';
import type { ShownCombinations } from './combinations.js';
import type { GameKeeper } from './game-keeper.js';
import type { WrongDigits } from './wrong-digits.js';

/** The screen around a game's help, as far as help needs it. */
export interface HelpScreen extends AskingScreen {
  readonly texts: OfflineTexts;
  readonly keeper: GameKeeper;
  readonly combinations: ShownCombinations;
  readonly wrongDigits: WrongDigits;
  /** The digits and candidate marks, as they stand. */
  readonly about: string;
  readonly isOver: boolean;
  /** `about` once all that was played is stored: a question is about that. */
  settled(): Promise<string>;
  board(): PuzzleBoard;
  say(words: string): void;
  requestUpdate(): void;
}
