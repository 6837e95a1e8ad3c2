import { NO_PREFERENCES, type Preferences } from '../../board/puzzle/types.js';
import type { DevicePlayer, KeptGame } from '../device/kept-game.js';

/** Where nothing is known of the player. */
const UNKNOWN: Preferences = { ...NO_PREFERENCES, letterKeys: true, hints: true, conflicts: true };

/** The setting that says what is marked by itself. */
export const CHECK = 'check';

/** The settings by which a player is taught. */
export const TEACHING: readonly string[] = ['hints', 'techniques', 'marks-in-hints', 'tidy-marks'];

/** Whether there are hints; the terms of a set or a link hold here too. */
export function offersHints(player: DevicePlayer | undefined, { archived }: KeptGame): boolean {
  return player?.choices['hints'] !== 'no' && !archived.terms.split(' ').includes('no-hints');
}

/** What holds on the board of a game. */
export function preferences(player: DevicePlayer | undefined, kept: KeptGame): Preferences {
  return { ...UNKNOWN, ...player?.board, hints: offersHints(player, kept), branches: true, game: true };
}

/** Whether digits that no solution has are marked by themselves. */
export function marksWrongDigits(player: DevicePlayer | undefined): boolean {
  return player?.choices[CHECK] === 'solution';
}
