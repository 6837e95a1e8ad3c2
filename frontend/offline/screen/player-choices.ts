import { NO_PREFERENCES, type Preferences } from '../../board/puzzle/types.js';
import type { DevicePlayer, KeptGame } from '../kept-game.js';

/** Where nothing is known of the player. */
const UNKNOWN: Preferences = { ...NO_PREFERENCES, letterKeys: true, hints: true, conflicts: true };

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

/**
 * What the teacher is told. What differs from the solution is not marked here by itself, so that it is no secret that a check
 * tells.
 */
export function choices(player: DevicePlayer | undefined): Readonly<Record<string, string>> {
  const { check = '', ...others } = player?.choices ?? {};
  return { ...others, check: check === 'solution' ? 'rule-breaks' : check };
}
