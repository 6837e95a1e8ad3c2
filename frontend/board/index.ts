/** The board and what stands beside it: one bundle. */
export { PuzzleBoard } from './puzzle-board.js';
export { DigitPad } from './digit-pad.js';
export { BoardTools } from './board-tools.js';
export { BranchBar } from './branch-bar.js';
export { PlayTimer } from './play-timer.js';
export { KeyHelp } from './key-help.js';
