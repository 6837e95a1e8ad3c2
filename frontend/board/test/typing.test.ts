import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemoryStorage, Page, TWELVE } from './page.js';
import { numbers, square } from './pictures.js';

describe('typing', () => {
  it('sends a digit at once where no value has two', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.type(3, 'digit', [0], true, 0);
    assert.deepEqual(page.sent, [{ client: 'a', seq: 1, kind: 'play', changes: [{ cell: 0, digit: 3 }] }]);
  });

  it('makes one move of two digits within 700 ms', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    assert.equal(page.digitOf(0), 1);
    page.play.type(2, 'digit', [0], true, 700);
    assert.equal(page.digitOf(0), 12);
    assert.deepEqual(page.sent, [{ client: 'a', seq: 1, kind: 'play', changes: [{ cell: 0, digit: 12 }] }]);
    page.play.undo();
    assert.equal(page.digitOf(0), null);
  });

  it('awaits the second digit longer than it keeps the first from the server, and takes nothing back for it', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.enter(3, 'digit', [1], true);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.flush();
    assert.deepEqual(page.play.awaiting([0])?.value, 1);
    page.play.type(0, 'digit', [0], true, 1500);
    assert.equal(page.digitOf(0), 10);
    assert.equal(page.play.awaiting([0]), undefined);
    assert.deepEqual(
      page.sent.map(({ kind }) => kind),
      ['play', 'play', 'play'],
    );
    page.play.undo();
    assert.deepEqual([page.digitOf(0), page.digitOf(1)], [1, 3]);
    page.play.undo();
    assert.deepEqual([page.digitOf(0), page.digitOf(1)], [null, 3]);
  });

  it('makes one mark of two digits that come late, and brings back the marks that the first one tidied away', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.enter(1, 'mark', [1], true);
    page.play.type(1, 'mark', [0], true, 0);
    page.play.flush();
    page.play.type(2, 'mark', [0], true, 1000);
    assert.deepEqual(page.play.cells[0]!.candidates, [12]);
    page.play.type(1, 'digit', [2], true, 3000);
    assert.deepEqual(page.play.cells[1]!.candidates, []);
    page.play.flush();
    page.play.type(0, 'digit', [2], true, 4000);
    assert.equal(page.digitOf(2), 10);
    assert.deepEqual(page.play.cells[1]!.candidates, [1]);
  });

  it('keeps what another tab writes between two digits, of marks too', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'mark', [0], true, 0);
    page.play.flush();
    page.play.receive({
      version: 2,
      entries: [
        { ...page.sent[0]!, version: 1 },
        { client: 'b', seq: 1, kind: 'play', changes: [{ cell: 50, digit: 7 }], version: 2 },
      ],
    });
    page.play.type(0, 'mark', [0], true, 1000);
    assert.deepEqual([page.play.cells[0]!.candidates, page.digitOf(50)], [[10], 7]);
    assert.equal(page.play.canRedo, false);
  });

  it('keeps marks that another tab writes into a cell whose marks the first digit tidied', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.enter(1, 'mark', [1], true);
    page.play.flush();
    page.play.type(1, 'digit', [0], true, 0);
    page.play.flush();
    page.play.receive({
      version: 3,
      entries: [
        ...page.sent.map((entry, i) => ({ ...entry, version: i + 1 })),
        { client: 'b', seq: 1, kind: 'play', changes: [{ cell: 1, candidates: [7] }], version: 3 },
      ],
    });
    page.play.type(0, 'digit', [0], true, 1000);
    assert.deepEqual([page.digitOf(0), page.play.cells[1]!.candidates], [10, [1, 7]]);
  });

  it('says when a digit awaits no second one because something else was done', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.fill([3, 4]);
    assert.deepEqual(page.settled, [0]);
  });

  it('clears with 0 when the digit before does not await a second any more', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.pass();
    assert.deepEqual(page.settled, [0]);
    assert.equal(page.play.awaiting([0]), undefined);
    page.play.type(0, 'digit', [0], true, 1501);
    assert.equal(page.digitOf(0), null);
  });

  it('awaits no second digit after something else was done', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.clear([0]);
    page.play.type(2, 'digit', [0], true, 20);
    assert.equal(page.digitOf(0), 2);
  });

  it('takes a late second digit for a new one', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.pass();
    page.play.type(2, 'digit', [0], true, 1501);
    assert.equal(page.digitOf(0), 2);
    assert.equal(page.sent.length, 2);
  });

  it('takes a second digit in another cell for a new one', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.type(2, 'digit', [1], true, 10);
    assert.deepEqual([page.digitOf(0), page.digitOf(1)], [1, 2]);
  });

  it('takes two digits that make no value for two entries', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.type(5, 'digit', [0], true, 10);
    assert.equal(page.digitOf(0), 5);
    assert.equal(page.sent.length, 2);
  });

  it('clears a value of two digits that is typed again', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.enter(12, 'digit', [0], true);
    page.play.type(1, 'digit', [0], true, 0);
    page.play.type(2, 'digit', [0], true, 10);
    assert.equal(page.digitOf(0), null);
    page.play.undo();
    assert.equal(page.digitOf(0), 12);
  });

  it('makes 10 of 1 and 0 although 0 alone clears', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'mark', [0], true, 0);
    page.play.type(0, 'mark', [0], true, 10);
    assert.deepEqual(page.play.cells[0]!.candidates, [10]);
  });

  it('clears with 0 where 0 is no value, and writes 0 where it is', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.type(3, 'digit', [0], true, 0);
    page.play.type(0, 'digit', [0], true, 10);
    assert.equal(page.digitOf(0), null);
    const zeros = new Page('a', new MemoryStorage(), square(4, numbers(4, 0)));
    zeros.play.type(0, 'digit', [0], true, 0);
    assert.equal(zeros.digitOf(0), 0);
  });

  it('does nothing for a digit that is no value here', () => {
    const page = new Page('a', new MemoryStorage());
    assert.equal(page.play.type(7, 'digit', [0], true, 0), undefined);
    assert.deepEqual(page.sent, []);
  });

  it('sends a waiting first digit before anything that follows', () => {
    const page = new Page('a', new MemoryStorage(), TWELVE);
    page.play.type(1, 'digit', [0], true, 0);
    assert.deepEqual(page.sent, []);
    page.play.undo();
    assert.deepEqual(
      page.sent.map(({ seq, kind }) => [seq, kind]),
      [
        [1, 'play'],
        [2, 'undo'],
      ],
    );
  });
});
