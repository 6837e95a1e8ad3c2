import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EntryLog } from '../game/entry-log.js';
import type { Change, Game, LogEntry, StoredEntry, Turn } from '../puzzle/types.js';
import { NO_GIVENS, plainFold, plainTurns, randomChanges } from './plain.js';
import { Random } from './random.js';

const NEW: Game = { id: 'g', version: 0, cursor: 0, turns: [] };

/** The server as the contract describes it: order of arrival, each (client, seq) once. */
class Server {
  readonly entries: StoredEntry[] = [];

  store(entry: LogEntry): StoredEntry {
    const known = this.entries.find(({ client, seq }) => client === entry.client && seq === entry.seq);
    if (known) {
      return known;
    }
    const stored = { ...entry, version: this.entries.length + 1 };
    this.entries.push(stored);
    return stored;
  }

  snapshot(): Game {
    const { turns, cursor } = plainTurns(this.entries);
    const seen = Object.fromEntries(this.entries.map(({ client, seq }) => [client, seq]));
    return { id: 'g', version: this.entries.length, cursor, turns, seen };
  }
}

/** A browser with two queues: what it sent and what was sent to it. */
class Browser {
  readonly log: EntryLog;
  readonly outbox: LogEntry[];
  readonly inbox: StoredEntry[] = [];
  readonly #client: string;
  #seq = 0;

  constructor(client: string, game: Game, orphans: readonly LogEntry[] = []) {
    this.#client = client;
    this.log = new EntryLog(NO_GIVENS, game, orphans);
    this.outbox = this.log.pending.slice();
  }

  do(kind: LogEntry['kind'], more: Pick<LogEntry, 'level' | 'changes'> = {}): void {
    const entry: LogEntry = { client: this.#client, seq: ++this.#seq, kind, ...more };
    this.log.add(entry);
    this.outbox.push(entry);
  }
}

const turn = (...changes: Change[]): Turn => ({ kind: 'play', changes });

const play = (client: string, seq: number, ...changes: Change[]): LogEntry => ({ client, seq, kind: 'play', changes });

describe('the log', () => {
  it('goes on behind an entry that is not known here, which changes nothing', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    log.add(play('a', 1, { cell: 2, digit: 5 }));
    const other: StoredEntry = { client: 'b', seq: 1, kind: 'other', text: 'later naked-pair', version: 1 };
    const { gap, settled } = log.receive({ version: 1, entries: [other] });
    assert.deepEqual([gap, settled, log.version, log.cursor], [false, [other], 1, 1]);
    assert.equal(log.cells[2]!.digit, 5);
    log.receive({ version: 2, entries: [{ ...play('a', 1, { cell: 2, digit: 5 }), version: 2 }] });
    assert.deepEqual([log.pending, log.canUndo], [[], true]);
  });

  it('shows an own entry before the server has it', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    const touched = log.add(play('a', 1, { cell: 2, digit: 5 }));
    assert.deepEqual(touched, [2]);
    assert.equal(log.cells[2]!.digit, 5);
    assert.equal(log.pending.length, 1);
  });

  it('keeps the cell objects when its own entry comes back, so that nothing is painted twice', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    const entry = play('a', 1, { cell: 2, digit: 5 });
    log.add(entry);
    const before = log.cells[2];
    const { touched, settled } = log.receive({ version: 1, entries: [{ ...entry, version: 1 }] });
    assert.deepEqual(touched, []);
    assert.equal(settled.length, 1);
    assert.equal(log.cells[2], before);
    assert.deepEqual(log.pending, []);
  });

  it('puts the entry of another client under its own unconfirmed ones', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    log.add(play('a', 1, { cell: 0, digit: 5 }));
    log.receive({ version: 1, entries: [{ ...play('b', 1, { cell: 0, digit: 9 }, { cell: 1, digit: 3 }), version: 1 }] });
    assert.equal(log.cells[0]!.digit, 5);
    assert.equal(log.cells[1]!.digit, 3);
  });

  it('follows the server when it stores pending entries in another order', () => {
    const [orphan, own] = [play('a', 1, { cell: 0, digit: 1 }), play('b', 1, { cell: 0, digit: 2 })];
    const log = new EntryLog(NO_GIVENS, NEW, [orphan]);
    log.add(own);
    const { touched } = log.receive({ version: 1, entries: [{ ...own, version: 1 }] });
    assert.deepEqual(touched, [0]);
    assert.equal(log.cells[0]!.digit, 1);
  });

  it('does not take back what is fixed', () => {
    const begin = { kind: 'play' as const, changes: [{ cell: 0, digit: 5 }] };
    const log = new EntryLog(NO_GIVENS, { ...NEW, version: 1, cursor: 1, fixed: 1, turns: [begin] });
    assert.equal(log.canUndo, false);
    log.add(play('a', 1, { cell: 1, digit: 2 }));
    assert.equal(log.canUndo, true);
    log.add({ client: 'a', seq: 2, kind: 'undo' });
    assert.equal(log.canUndo, false);
    const own = play('a', 3, { cell: 1, digit: 4 });
    log.add(own);
    log.add({ client: 'a', seq: 4, kind: 'undo' });
    log.drop(own);
    assert.equal(log.cells[0]!.digit, 5);
    log.drop({ client: 'a', seq: 4 });
    log.reset({ ...NEW, version: 1, cursor: 1, turns: [begin] });
    assert.equal(log.canUndo, true);
  });

  it('undoes and redoes to the ends and no further', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    log.add(play('a', 1, { cell: 0, digit: 5 }));
    log.add({ client: 'a', seq: 2, kind: 'undo' });
    log.add({ client: 'a', seq: 3, kind: 'undo' });
    assert.equal(log.cells[0]!.digit, null);
    log.add({ client: 'a', seq: 4, kind: 'redo' });
    log.add({ client: 'a', seq: 5, kind: 'redo' });
    assert.equal(log.cells[0]!.digit, 5);
    assert.deepEqual([log.canUndo, log.canRedo], [true, false]);
  });

  it('undoes moves of the snapshot too, to the start of the game', () => {
    const turns = [turn({ cell: 0, digit: 1 }), turn({ cell: 0, digit: 2 })];
    const log = new EntryLog(NO_GIVENS, { id: 'g', version: 2, cursor: 2, turns });
    log.add({ client: 'a', seq: 1, kind: 'undo' });
    assert.equal(log.cells[0]!.digit, 1);
    log.add({ client: 'a', seq: 2, kind: 'undo' });
    assert.equal(log.cells[0]!.digit, null);
    assert.equal(log.canUndo, false);
  });

  it('drops the redo tail at a new move', () => {
    const turns = [turn({ cell: 0, digit: 1 }), turn({ cell: 1, digit: 2 })];
    const log = new EntryLog(NO_GIVENS, { id: 'g', version: 3, cursor: 1, turns });
    log.add(play('a', 1, { cell: 2, digit: 3 }));
    assert.equal(log.canRedo, false);
    assert.equal(log.cells[1]!.digit, null);
  });

  it('never changes a given digit', () => {
    const log = new EntryLog([7, null], NEW);
    log.add(play('a', 1, { cell: 0, digit: 5, colour: 2 }));
    assert.deepEqual([log.cells[0]!.digit, log.cells[0]!.colour], [7, 2]);
  });

  it('leaves out pending entries that the snapshot has seen', () => {
    const game: Game = { id: 'g', version: 1, cursor: 0, turns: [{ kind: 'play', changes: [{ cell: 0, digit: 1 }] }], seen: { a: 2 } };
    const orphans: LogEntry[] = [play('a', 1, { cell: 0, digit: 1 }), { client: 'a', seq: 2, kind: 'undo' }];
    const log = new EntryLog(NO_GIVENS, game, orphans);
    assert.deepEqual(log.pending, []);
    assert.equal(log.cells[0]!.digit, null);
  });

  it('takes a duplicate that the server sends again out of the pending entries', () => {
    const log = new EntryLog(NO_GIVENS, { id: 'g', version: 1, cursor: 1, turns: [turn({ cell: 0, digit: 1 })] }, [
      play('a', 1, { cell: 0, digit: 1 }),
    ]);
    log.receive({ version: 1, entries: [{ ...play('a', 1, { cell: 0, digit: 1 }), version: 1 }] });
    assert.deepEqual(log.pending, []);
    log.add({ client: 'b', seq: 1, kind: 'undo' });
    assert.equal(log.cells[0]!.digit, null);
  });

  it('reports a gap and applies nothing behind it', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    const { gap } = log.receive({ version: 2, entries: [{ ...play('b', 2, { cell: 0, digit: 1 }), version: 2 }] });
    assert.equal(gap, true);
    assert.equal(log.version, 0);
    assert.equal(log.cells[0]!.digit, null);
  });

  it('gives the newest entry other changes, counted from the position before it', () => {
    const log = new EntryLog(NO_GIVENS, NEW);
    log.add(play('a', 1, { cell: 0, digit: 1 }, { cell: 1, candidates: [] }));
    assert.equal(log.cellsBefore()[0]!.digit, null);
    log.amend([{ cell: 0, digit: 12 }]);
    assert.equal(log.cells[0]!.digit, 12);
    assert.deepEqual(log.pending, [play('a', 1, { cell: 0, digit: 12 })]);
    log.add({ client: 'a', seq: 2, kind: 'undo' });
    assert.equal(log.cells[0]!.digit, null);
  });

  it('shows in every browser, at any time, the confirmed entries and its own on top; in the end the same everywhere', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const random = new Random(seed);
      const server = new Server();
      let browsers = [new Browser('a', NEW), new Browser('b', NEW)];
      let loads = 0;
      for (let step = 0; step < 60; step++) {
        const at = random.below(browsers.length);
        const browser = browsers[at]!;
        switch (random.below(9)) {
          case 0:
          case 1:
            browser.do('play', { changes: randomChanges(random) });
            break;
          case 2:
            browser.do(random.chance(60) ? 'undo' : 'redo');
            break;
          case 8: {
            // mostly as a player would, sometimes what another tab has made stale by now
            const depth = browser.log.branches.length + (random.chance(20) ? 1 - random.below(3) : 0);
            const kind = random.pick(['branch', 'branch', 'accept', 'drop'] as const);
            const level = Math.max(1, kind === 'branch' ? depth + 1 : depth);
            browser.do(kind, { level, ...(kind === 'drop' && random.chance(30) ? { changes: randomChanges(random) } : {}) });
            break;
          }
          case 3:
          case 4: {
            const entry = browser.outbox.shift();
            if (entry) {
              const stored = server.store(entry);
              browsers.forEach(({ inbox }) => inbox.push(stored));
              if (random.chance(20)) {
                browser.outbox.unshift(entry); // the answer got lost: it will be sent again
              }
            }
            break;
          }
          case 5:
          case 6: {
            const entry = browser.inbox.shift();
            if (entry) {
              browser.log.receive({ version: entry.version, entries: [entry] });
            }
            break;
          }
          default:
            if (random.chance(25)) {
              // the page is loaded again: what it had not confirmed is left behind for the next client
              const next = new Browser(`${'ab'[at]}${++loads}`, server.snapshot(), browser.log.pending);
              browsers = browsers.map((other) => (other === browser ? next : other));
            }
        }
        browsers.forEach(({ log }) => {
          const confirmed = server.entries.slice(0, log.version);
          const plain = plainFold([...confirmed, ...log.pending]);
          assert.deepEqual(log.cells, plain.cells, `seed ${seed}, step ${step}`);
          assert.deepEqual(log.branches, plain.branches, `seed ${seed}, step ${step}`);
        });
      }
      while (browsers.some(({ outbox, inbox }) => outbox.length + inbox.length > 0)) {
        for (const { log, outbox, inbox } of browsers) {
          outbox.splice(0).map((entry) => server.store(entry)).forEach((entry) => browsers.forEach((other) => other.inbox.push(entry)));
          inbox.splice(0).forEach((entry) => log.receive({ version: entry.version, entries: [entry] }));
        }
      }
      browsers.forEach(({ log }) => {
        assert.deepEqual(log.pending, [], `seed ${seed}`);
        assert.deepEqual(log.cells, plainFold(server.entries).cells, `seed ${seed}`);
        assert.deepEqual(log.branches, plainFold(server.entries).branches, `seed ${seed}`);
      });
    }
  });
});
