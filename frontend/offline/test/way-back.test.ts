import assert from 'node:assert/strict';
import { it } from 'node:test';
import { NOTHING_PAID, type Paid } from '../kept-game.js';
import { after } from '../way-back.js';
import { keptGame } from './games.js';

const PAID: Paid = { hints: 2, cost: 5, solutionShown: false, techniques: [{ technique: 'naked-pair', hints: 2, cost: 5 }] };
const LINE = { line: '2026-11-23T09:31:00Z page 2 play r1c1=5', why: 'It cannot be played.' };
const sent = keptGame({}, { paid: PAID });
const { id } = sent;

it('a game that came, without room in the answer, is not paid for again', () => {
  assert.deepEqual(after(sent, sent, { id, game: null, counted: true }, 'me')?.paid, NOTHING_PAID);
  assert.deepEqual(after(sent, sent, { id, game: null }, 'me')?.paid, NOTHING_PAID);
});

it('nor where a line of it was refused', () => {
  const kept = after(sent, sent, { id, game: null, counted: true, refused: [LINE] }, 'me');

  assert.deepEqual(kept?.paid, NOTHING_PAID);
  assert.deepEqual(kept?.archived.log, sent.archived.log);
});

it('what is paid while a game is sent is told the next time', () => {
  const now = { ...sent, paid: { ...PAID, hints: 3, cost: 6 } };

  assert.deepEqual(after(now, sent, { id, game: null, counted: true, refused: [LINE] }, 'me')?.paid, { ...NOTHING_PAID, hints: 1, cost: 1 });
});

it('a game that did not come stays as it is', () => {
  assert.equal(after(sent, sent, { id, game: null, counted: false, refused: [LINE] }, 'me'), undefined);
  assert.equal(after(sent, sent, { id, game: null, refused: [LINE] }, 'me'), undefined);
  assert.equal(after(sent, sent, { id, game: sent, counted: false, refused: [{ line: '', why: 'It is no game.' }] }, 'me'), undefined);
});

it('what the server has takes the place of what was sent, and nothing is to be paid', () => {
  const kept = after(sent, sent, { id, game: { ...sent, stored: 1 }, counted: true }, 'me');

  assert.equal(kept?.owner, 'me');
  assert.deepEqual(kept?.paid, NOTHING_PAID);
});
