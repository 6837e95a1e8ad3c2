import assert from 'node:assert/strict';
import { it } from 'node:test';

(globalThis as { document?: unknown }).document ??= { addEventListener: () => {}, documentElement: { dataset: {} } };
const { withGame } = await import('../first-games.js');

it('the first three games of a browser are known, and no other', () => {
  const three = ['a', 'b', 'a', 'c', 'd', 'b'].reduce((known, game) => withGame(known, game).join('\n'), '');
  assert.equal(three, 'a\nb\nc');
  assert.ok(withGame(three, 'b').includes('b'));
  assert.ok(!withGame(three, 'd').includes('d'));
});
