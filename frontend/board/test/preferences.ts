import type { Preferences } from '../puzzle/types.js';

/** What the board of a game hears of a player who has chosen nothing. */
export const GAME_PREFERENCES: Preferences = {
  tidy: true,
  conflicts: true,
  peers: true,
  same: true,
  letterKeys: true,
  hints: true,
  squares: false,
  branches: true,
  question: false,
  game: true,
  hold: 'mark',
  highContrast: false,
  cageColours: false,
  sound: false,
  vibration: false,
  combinations: true,
  zen: false,
  keypad: 'right',
  digitOrder: 'phone',
  largeKeys: false,
};
