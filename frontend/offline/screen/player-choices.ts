import { NO_PREFERENCES, type Preferences } from '../../board/puzzle/types.js';
import type { DevicePlayer, KeptGame } from '../device/kept-game.js';

/** Where nothing is known of the player: as the server has it until a player chooses. */
export const UNKNOWN: Preferences = {
  ...NO_PREFERENCES,
  tidy: true,
  conflicts: true,
  peers: true,
  same: true,
  letterKeys: true,
  hints: true,
};

/** The setting that says what is marked by itself. */
export const CHECK = 'check';

/** The settings by which a player is taught. */
export const TEACHING: readonly string[] = ['hints', 'techniques', 'marks-in-hints', 'tidy-marks'];

/** Why there are no hints: a key of the texts; undefined where there are. The terms of a set or a link hold here too. */
export function withoutHints(player: DevicePlayer | undefined, { archived }: KeptGame): string | undefined {
  if (archived.terms.split(' ').includes('no-hints')) {
    return archived.source.startsWith('set-') ? 'play.terms.set.no-hints' : 'play.terms.link.no-hints';
  }
  return player?.choices['hints'] === 'no' ? 'play.hints-off' : undefined;
}

export function offersHints(player: DevicePlayer | undefined, kept: KeptGame): boolean {
  return withoutHints(player, kept) === undefined;
}

/** What holds on the board of a game. */
export function preferences(player: DevicePlayer | undefined, kept: KeptGame): Preferences {
  return { ...UNKNOWN, ...player?.board, hints: offersHints(player, kept), branches: true, game: true };
}

/** Whether digits that no solution has are marked by themselves. */
export function marksWrongDigits(player: DevicePlayer | undefined): boolean {
  return player?.choices[CHECK] === 'solution';
}
