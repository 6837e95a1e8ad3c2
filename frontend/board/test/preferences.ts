import { NO_PREFERENCES, type Preferences } from '../puzzle/types.js';

/** What the board of a game hears of a player who has chosen nothing. */
export const GAME_PREFERENCES: Preferences = {
  ...NO_PREFERENCES,
  tidy: true,
  conflicts: true,
  peers: true,
  same: true,
  letterKeys: true,
  hints: true,
  branches: true,
  game: true,
};
