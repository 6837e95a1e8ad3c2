import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game } from '../puzzle/types.js';
import { square } from './pictures.js';
import { FOUR, FullStorage, MemoryStorage, NEW, Page, TWELVE } from './page.js';

describe('nothing is lost', () => {
  it('what was never confirmed is shown and sent by the next load of the page, in order', () => {
    const storage = new MemoryStorage();
    const first = new Page('a', storage, FOUR, NEW, 1);
    first.play.type(1, 'digit', [0], true, 0);
    first.play.type(2, 'digit', [1], true, 10);
    const second = new Page('b', storage, FOUR, NEW, 2);
    second.play.sendOrphans();
    second.play.type(3, 'digit', [2], true, 20);
    const third = new Page('c', storage, FOUR, NEW, 3);
    assert.deepEqual([0, 1, 2].map((cell) => third.digitOf(cell)), [1, 2, 3]);
    third.play.sendOrphans();
    assert.deepEqual(
      third.sent.map(({ client, seq }) => `${client}${seq}`),
      ['a1', 'a2', 'b1'],
    );
  });

  it('what any version before has kept is read', () => {
    const storage = new MemoryStorage();
    const entry = '{"client":"a","seq":1,"kind":"play","changes":[{"cell":0,"digit":1}]}';
    storage.setItem('crosscage.pending.g.a', `{"at":1764000000000,"ops":[${entry}]}`);
    const page = new Page('b', storage);
    assert.equal(page.digitOf(0), 1);
    page.play.sendOrphans();
    assert.deepEqual(page.sent, [JSON.parse(entry)]);
  });

  it('a first digit that still waits for its second is kept too', () => {
    const storage = new MemoryStorage();
    new Page('a', storage, TWELVE).play.type(1, 'digit', [0], true, 0);
    assert.equal(new Page('b', storage, TWELVE).digitOf(0), 1);
  });

  it('what was confirmed is forgotten, whoever made it', () => {
    const storage = new MemoryStorage();
    new Page('a', storage).play.type(1, 'digit', [0], true, 0);
    const page = new Page('b', storage);
    page.play.type(2, 'digit', [1], true, 0);
    page.play.receive({
      version: 2,
      entries: [
        { version: 1, client: 'a', seq: 1, kind: 'play', changes: [{ cell: 0, digit: 1 }] },
        { version: 2, client: 'b', seq: 1, kind: 'play', changes: [{ cell: 1, digit: 2 }] },
      ],
    });
    assert.equal(storage.length, 0);
    assert.equal(page.play.unconfirmed, 0);
  });

  it('what the snapshot has already is neither shown twice nor sent again', () => {
    const storage = new MemoryStorage();
    const first = new Page('a', storage);
    first.play.type(1, 'digit', [0], true, 0);
    first.play.undo();
    const game: Game = { id: 'g', version: 2, cursor: 0, turns: [{ kind: 'play', changes: [{ cell: 0, digit: 1 }] }], seen: { a: 2 } };
    const page = new Page('b', storage, FOUR, game);
    page.play.sendOrphans();
    assert.deepEqual(page.sent, []);
    assert.equal(storage.length, 0);
    assert.equal(page.play.canRedo, true);
  });

  it('a full storage is told about, and the game goes on', () => {
    const page = new Page('a', new FullStorage());
    page.play.type(1, 'digit', [0], true, 0);
    assert.equal(page.warnings, 1);
    assert.equal(page.digitOf(0), 1);
    assert.equal(page.sent.length, 1);
  });

  it('a full storage is told about when the server can store nothing either', () => {
    const page = new Page('a', new FullStorage());
    page.play.type(1, 'digit', [0], true, 0);
    page.warnings = 0;
    page.play.tryAgain();
    assert.equal(page.warnings, 1);
  });

  it('storage that keeps everything is nothing to tell about', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.type(1, 'digit', [0], true, 0);
    page.play.tryAgain();
    assert.equal(page.warnings, 0);
  });

  it('asks for entries that are missing', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.receive({ version: 5, entries: [] });
    assert.deepEqual(page.resyncs, [0]);
  });

  it('keeps the entries of another game apart', () => {
    const storage = new MemoryStorage();
    new Page('a', storage).play.type(1, 'digit', [0], true, 0);
    assert.equal(new Page('b', storage, FOUR, { ...NEW, id: 'g2' }).digitOf(0), null);
  });

  it('takes back what the server refuses, and never sends it again', () => {
    const storage = new MemoryStorage();
    const page = new Page('a', storage);
    page.play.enter(1, 'digit', [0], false);
    page.play.enter(2, 'digit', [1], false);
    page.play.refuse(page.sent[0]!);
    assert.deepEqual([page.digitOf(0), page.digitOf(1)], [null, 2]);
    const next = new Page('b', storage);
    next.play.sendOrphans();
    assert.deepEqual(next.sent, [page.sent[1]]);
  });

  it('takes back what the server refuses of an earlier page load', () => {
    const storage = new MemoryStorage();
    new Page('a', storage).play.enter(1, 'digit', [0], false);
    const page = new Page('b', storage);
    page.play.sendOrphans();
    page.play.refuse(page.sent[0]!);
    assert.equal(page.digitOf(0), null);
    assert.equal(storage.length, 0);
  });

  it('sends everything unconfirmed again, in order, after the server could not store something', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.enter(1, 'digit', [0], false);
    page.play.enter(2, 'digit', [1], false);
    const made = page.sent.splice(0);
    page.play.tryAgain();
    page.play.tryAgain();
    assert.deepEqual(page.sent, []);
    page.pass();
    assert.deepEqual(page.sent, made);
    assert.deepEqual([page.digitOf(0), page.digitOf(1)], [1, 2]);
  });

  it('keeps back what is played until the retry, so that the order stays', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.enter(1, 'digit', [0], false);
    page.play.tryAgain();
    page.play.enter(2, 'digit', [0], false);
    assert.deepEqual(page.sent.splice(0).map(({ seq }) => seq), [1]);
    page.pass();
    assert.deepEqual(page.sent.map(({ seq }) => seq), [1, 2]);
  });

  it('waits twice as long after each failure, but no longer than half a minute', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.enter(1, 'digit', [0], false);
    for (let failure = 0; failure < 7; failure++) {
      page.play.tryAgain();
      page.pass();
    }
    assert.deepEqual(page.waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('says that it waits until the server has everything, and begins with a short wait the next time', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.enter(1, 'digit', [0], false);
    page.play.tryAgain();
    page.pass();
    page.play.tryAgain();
    assert.equal(page.waiting, true);
    page.pass();
    page.play.receive({ version: 1, entries: [{ ...page.sent[0]!, version: 1 }] });
    assert.equal(page.waiting, false);
    page.play.enter(2, 'digit', [1], false);
    page.play.tryAgain();
    assert.equal(page.waits.at(-1), 1000);
  });

  it('asks again for what the server could not read', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.receive({ version: 5, entries: [] });
    page.play.tryAgain();
    page.pass();
    assert.deepEqual(page.resyncs, [0, 0]);
    assert.equal(page.waiting, false);
  });
});

describe('a board as large as a grid can be', () => {
  it('is filled at once by several moves, none larger than the server takes', () => {
    const side = 100;
    const page = new Page('a', new MemoryStorage(), square(side));
    const all = Array.from({ length: side * side }, (_, cell) => cell);
    const played = page.play.enter(5, 'digit', all, false);
    assert.equal(played?.touched.size, all.length);
    assert.ok(all.every((cell) => page.digitOf(cell) === 5));
    assert.ok(page.sent.length > 3);
    assert.ok(page.sent.every((entry) => JSON.stringify(entry).length < 50_000));
    page.sent.forEach(() => page.play.undo());
    assert.ok(all.every((cell) => page.digitOf(cell) === null));
    assert.equal(page.play.canUndo, false);
  });
});
