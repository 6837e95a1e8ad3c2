/** The board and what stands beside it: one bundle. */
export { PuzzleBoard } from './element/puzzle-board.js';
export { DigitPad } from './companions/digit-pad.js';
export { BoardTools } from './companions/board-tools.js';
export { BranchBar } from './companions/branch-bar.js';
export { PlayTimer } from './companions/play-timer.js';
export { KeyHelp } from './companions/key-help.js';
