import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { Card } from '../../play/card/types.js';
import type { HelpTurn } from '../teacher/teacher.js';
import type { ToTeacher } from '../teacher/teacher-messages.js';
import { OfflineTexts } from '../device/texts.js';
import { keptGame } from './games.js';

type Asked = Extract<ToTeacher, { id: number }>;

/** The questions to the teacher, such as "tell ask branch"; a number is that of the first line of the log that came. */
let asked: string[];
/** The answers of the events, in order; where there is none, nothing follows. */
let turns: (HelpTurn | { readonly error: string })[];
/** Work that is being done: ends it. */
let working: ((answer: object) => void) | undefined;

class Thread extends EventTarget {
  postMessage(message: ToTeacher): void {
    if ('id' in message) {
      queueMicrotask(() => this.#hear(message));
    }
  }

  terminate(): void {}

  #hear({ id, what, request }: Asked): void {
    const { event, what: object, from, log, work } = JSON.parse(request);
    const answer = (more: object): boolean => this.dispatchEvent(new MessageEvent('message', { data: { id, ...more } }));
    if (what === 'work') {
      asked.push(`work ${work}`);
      working = answer;
    } else if (what === 'tell') {
      asked.push(['tell', event, object, from, log.length].filter((word) => word !== undefined).join(' '));
      answer({ answer: JSON.stringify(turns.shift() ?? {}) });
    } else {
      asked.push(what);
      answer({ answer: '{}' });
    }
  }
}

Object.assign(globalThis, { Worker: Thread });
const { HelpPanel } = await import('../screen/help-panel.js');
const { ask } = await import('../screen/asking.js');
type Screen = ConstructorParameters<typeof HelpPanel>[0];

const CARD = { id: 'branch', title: 'why' } as Card;
const LIGHTS = { numbers: true, cells: [], candidates: [], clues: [] };

let log: string[];
let board: { highlights: unknown; board: unknown; announce(words: string): void };
let done: unknown[];
let screen: Screen;
let panel: InstanceType<typeof HelpPanel>;

beforeEach(() => {
  asked = [];
  turns = [];
  working = undefined;
  done = [];
  log = ['t page 1 branch 1', 't page 2 play r1c2=5'];
  board = { highlights: null, board: { play: { cursor: 4 } }, announce: (words) => done.push({ announce: words }) };
  screen = {
    texts: new OfflineTexts({}),
    player: undefined,
    wait: undefined,
    trouble: undefined,
    asked: () => Promise.resolve({ kept: keptGame({ log: [...log] }) }),
    keeper: {
      note: (price: unknown) => price && done.push({ price }),
      teach: (entries: unknown, paid?: unknown) => done.push({ entries, ...(paid ? { paid } : {}) }),
    },
    combinations: { light: (lit: unknown) => done.push({ lit }) },
    marks: { found: (wrong: unknown) => done.push({ wrong }) },
    board: () => board,
    say: (say: string) => done.push({ say }),
    requestUpdate: () => {},
  } as unknown as Screen;
  panel = new HelpPanel(screen);
});

/** All that can happen by itself has happened. */
function quiet(): Promise<void> {
  return new Promise((settled) => setTimeout(settled));
}

async function open(): Promise<void> {
  turns = [{ card: CARD, lights: LIGHTS, say: 'why' }];
  panel.ask('branch');
  await quiet();
  asked = [];
  done = [];
}

describe('the help of a game', () => {
  it('is looked for, delivered and shown, once it is paid', async () => {
    const price = { kind: 'other', text: 'help paid 1 2 - x 0 - chain' } as const;
    turns = [{ work: 1, waiting: 'branch' }, { card: CARD, lights: LIGHTS, say: 'why', price }];
    panel.ask('branch');
    assert.equal(screen.wait, 'branch');
    await quiet();
    assert.deepEqual(asked, ['open', 'tell ask branch 0 2', 'work 1']);
    assert.equal(screen.wait, 'branch');

    working!({ answer: '{}' });
    await quiet();
    assert.equal(asked.at(-1), 'tell deliver 1 2 0');
    assert.deepEqual(panel.card, CARD);
    assert.deepEqual(board.highlights, LIGHTS);
    assert.deepEqual(done, [{ price }, { say: 'why' }]);
    assert.equal(screen.wait, undefined);
  });

  it('hears of a move before what was found during it', async () => {
    turns = [{ work: 1, waiting: 'branch' }, {}, {}];
    panel.ask('branch');
    await quiet();
    log.push('t page 3 play r2c1=1');
    panel.changed();
    await quiet();
    assert.equal(screen.wait, undefined);
    working!({ answer: '{}' });
    await quiet();
    assert.deepEqual(asked.slice(3), ['tell changed 2 1', 'tell deliver 1 3 0']);
    assert.equal(panel.card, undefined);
    assert.deepEqual(done, []);
  });

  it('has a stage done with its price and shows that it is done', async () => {
    const price = { kind: 'other', text: 'help paid 0 4 naked-single x 4 -' } as const;
    const entry = { kind: 'play', changes: [] } as const;
    turns = [{ card: CARD, lights: LIGHTS, combinations: { clue: 3, lit: ['1 2'] } }];
    panel.ask('hint');
    await quiet();
    assert.deepEqual(done, [{ lit: { clue: 3, lit: ['1 2'] } }]);

    done = [];
    turns = [{ card: { ...CARD, title: 'done' }, lights: null, combinations: null, entry, price, say: 'done' }];
    panel.press('hint-next');
    await quiet();
    assert.deepEqual(done, [{ entries: [entry], paid: price }, { lit: undefined }, { say: 'done' }]);
    assert.equal(panel.card?.title, 'done');
    assert.equal(board.highlights, null);
  });

  it('lights the row that was pointed at last', async () => {
    await open();
    turns = [{ lights: LIGHTS }];
    ['step-1', 'step-2', 'step-3'].forEach((row) => panel.point(row));
    await quiet();
    assert.deepEqual(asked, ['tell point step-3 2 0']);
    assert.deepEqual(board.highlights, LIGHTS);
  });

  it('takes no press while it waits', async () => {
    turns = [{ work: 1, waiting: 'steps' }];
    panel.ask('steps');
    await quiet();
    assert.equal(screen.wait, 'steps');
    asked = [];
    panel.press('hint-next');
    await quiet();
    assert.deepEqual(asked, []);
  });

  it('is told the whole log where others came between', async () => {
    await open();
    log = [log[0]!, 't other 1 play r2c2=1', log[1]!];
    panel.changed();
    await quiet();
    assert.deepEqual(asked, ['tell changed 0 3']);
  });

  it('is told of no move while nothing is open', async () => {
    panel.changed();
    panel.close();
    await quiet();
    assert.deepEqual(asked, []);
  });

  it('has a turn played and then is gone', async () => {
    await open();
    const entry = { kind: 'drop', level: 1 } as const;
    turns = [{ card: null, lights: null, entry, say: 'dropped' }];
    panel.press('branch-drop');
    await quiet();
    assert.deepEqual(done, [{ entries: [entry] }, { say: 'dropped' }]);
    assert.equal(panel.card, undefined);
    assert.equal(board.highlights, null);
  });

  it('goes back with the price, and marks what is wrong until it is closed', async () => {
    const check = { ...CARD, id: 'check' };
    const price = { kind: 'other', text: 'help paid 1 4 - x 0 - rewind' } as const;
    const free = { kind: 'other', text: 'help free 1 0 -' } as const;
    turns = [{ card: check, lights: null, wrong: [0, 4], price: free }, { card: null, lights: null, wrong: [], rewindTo: 2, price }];
    panel.ask('check');
    await quiet();
    assert.deepEqual(done, [{ price: free }, { wrong: [0, 4] }]);

    done = [];
    panel.press('check-rewind');
    await quiet();
    assert.deepEqual(done[0], { entries: [{ kind: 'undo' }, { kind: 'undo' }], paid: price });
    assert.deepEqual(done.at(-1), { wrong: [] });
  });

  it('is closed at once, whatever the teacher is doing', async () => {
    await open();
    panel.close();
    assert.equal(panel.card, undefined);
    assert.equal(board.highlights, null);
    await quiet();
    assert.deepEqual(asked, ['tell close 2 0']);
  });

  it('says that work failed, and is opened anew when it is asked for again', async () => {
    turns = [{ work: 1, waiting: 'branch' }];
    panel.ask('branch');
    await quiet();
    working!({ problem: 'out of memory' });
    await quiet();
    assert.equal(screen.trouble, 'offline.teacher.failed');
    assert.equal(screen.wait, undefined);

    turns = [{ work: 1, waiting: 'branch' }];
    panel.ask('branch');
    assert.equal(screen.trouble, undefined);
    await quiet();
    assert.deepEqual(asked.slice(3), ['open', 'tell ask branch 0 2', 'work 1']);
  });

  it('is gone where another question has ended the thread that had it', async () => {
    await open();
    turns = [];
    const other = ask(screen, 'hint', (teacher) => teacher.work(9));
    await quiet();
    working!({ problem: 'out of memory' });
    await other;
    panel.press('branch-drop');
    await quiet();
    assert.deepEqual(asked, ['work 9']); // what was paid is kept with the game
    assert.equal(panel.card, undefined);
  });

  it('of another screen is opened for its own game', async () => {
    await open();
    await new Promise<void>((shown) => {
      new HelpPanel({ ...screen, requestUpdate: () => {}, say: () => shown() } as unknown as Screen).ask('branch');
      turns = [{ say: 'other' }];
    });
    assert.deepEqual(asked, ['open', 'tell ask branch 0 2']);
  });
});
