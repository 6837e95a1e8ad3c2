import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StaleConnection } from '../channel/stale-connection.js';
import { MemoryStorage, Page } from './page.js';

const storage = (): Storage => new MemoryStorage() as unknown as Storage;

test('a page is given up when the server answers others twice, but not it for a quarter of a minute', () => {
  const staleConnection = new StaleConnection(storage());
  assert.equal(staleConnection.isLate(14_000), false);
  assert.equal(staleConnection.isLate(16_000), true);
  assert.equal(staleConnection.giveUp(true), false);
  assert.equal(staleConnection.giveUp(true), true);
});

test('a server that answers nobody is waited for', () => {
  const staleConnection = new StaleConnection(storage());
  assert.equal(staleConnection.giveUp(true), false);
  assert.equal(staleConnection.giveUp(false), false);
  assert.equal(staleConnection.giveUp(true), false);
});

test('each load of the page that did not help makes it wait twice as long, until an answer comes', () => {
  const kept = storage();
  const first = new StaleConnection(kept);
  first.giveUp(true);
  first.giveUp(true);
  const second = new StaleConnection(kept);
  assert.equal(second.isLate(16_000), false);
  assert.equal(second.isLate(31_000), true);
  assert.equal(second.isLate(undefined), false);
  assert.equal(second.isLate(16_000), true);
});

test('the server owes an answer from the moment something is sent until it is heard of', () => {
  const page = new Page('a', new MemoryStorage());
  assert.equal(page.play.owedSince, undefined);
  page.now = 5;
  page.play.type(1, 'digit', [0], false, 0);
  page.now = 9;
  page.play.type(2, 'digit', [1], false, 5000);
  assert.equal(page.play.owedSince, 5);

  page.now = 12;
  page.play.receive({ version: 1, entries: [{ ...page.sent[0]!, version: 1 }] });
  assert.equal(page.play.owedSince, 12);
  page.play.receive({ version: 2, entries: [{ ...page.sent[1]!, version: 2 }] });
  assert.equal(page.play.owedSince, undefined);
});

test('who was told that the server cannot store something waits for what is sent again', () => {
  const page = new Page('a', new MemoryStorage());
  page.play.type(1, 'digit', [0], false, 0);
  page.play.tryAgain();
  assert.equal(page.play.owedSince, undefined);
  page.now = 7;
  page.pass();
  assert.equal(page.play.owedSince, 7);
});
