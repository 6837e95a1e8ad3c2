import assert from 'node:assert/strict';
import { it } from 'node:test';
import { NO_PREFERENCES } from '../../board/puzzle/types.js';
import type { DevicePlayer } from '../device/kept-game.js';
import { withoutHints } from '../screen/player-choices.js';
import { keptGame } from './games.js';

const player = (hints: string): DevicePlayer => ({ player: '', settings: [], choices: { hints }, board: NO_PREFERENCES });

it('says whose terms leave out hints, or that the player does', () => {
  const terms = 'no-hints up-to-easy';
  assert.equal(withoutHints(undefined, keptGame()), undefined);
  assert.equal(withoutHints(player('yes'), keptGame({ terms: 'up-to-easy' })), undefined);
  assert.equal(withoutHints(player('no'), keptGame()), 'play.hints-off');
  assert.equal(withoutHints(player('no'), keptGame({ terms })), 'play.terms.link.no-hints');
  assert.equal(withoutHints(player('yes'), keptGame({ terms, source: 'set-12' })), 'play.terms.set.no-hints');
});
