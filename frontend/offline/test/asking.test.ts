import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { AskingScreen } from '../screen/asking.js';
import type { ToTeacher } from '../teacher/teacher-messages.js';
import { OfflineTexts } from '../device/texts.js';
import { keptGame } from './games.js';

/** Threads that were started, and answer as the test says. */
const threads: Thread[] = [];
let answers: (thread: Thread, id: number) => void;

class Thread extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    threads.push(this);
  }

  postMessage(message: ToTeacher): void {
    if ('id' in message) {
      queueMicrotask(() => answers(this, message.id));
    }
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(id: number, more: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, ...more } }));
  }
}

Object.assign(globalThis, { Worker: Thread });
const { ask, inTurn } = await import('../screen/asking.js');
const { linkPages } = await import('../teacher/teacher.js');

let screen: AskingScreen;

function walkthrough(): Promise<unknown> {
  return ask(screen, 'walkthrough', (teacher, asked) => teacher.walkthrough(asked));
}

beforeEach(() => {
  screen = {
    texts: new OfflineTexts({}),
    player: undefined,
    wait: undefined,
    trouble: undefined,
    asked: () => Promise.resolve({ kept: keptGame() }),
  };
});

describe('the thread of the teacher', () => {
  const running = (): number => threads.filter(({ isEnded }) => !isEnded).length;

  it('links pages that are here, and no others', async () => {
    linkPages(['learn/x-wing']);
    const [here, other] = [{ address: 'learn/x-wing?kind=kakuro' }, { address: 'learn/swordfish?kind=kakuro' }];
    const answer = { card: { links: [here, other, { id: 'all' }], body: [{ page: here }, { page: other }] }, techniques: [{ page: other.address }] };
    answers = (thread, id) => thread.tell(id, { answer: JSON.stringify(answer) });
    const { card } = answer;
    assert.deepEqual(await walkthrough(), { card, techniques: [{ page: '' }] });
    const linked = { links: [here, { id: 'all' }], body: [{ page: here }, { page: { address: '' } }] };
    assert.deepEqual(await ask(screen, 'hint', (teacher) => teacher.train({ event: 'show' })), { ...answer, card: linked });
  });

  it('stays the same one, whatever it answers', async () => {
    const told = [{ answer: '{"error":"no puzzle"}' }, { problem: 'out of memory' }, { answer: '{"title":"right","techniques":[]}' }];
    answers = (thread, id) => thread.tell(id, told.shift()!);

    assert.equal(await walkthrough(), undefined);
    assert.equal(screen.trouble, 'offline.teacher.failed');
    assert.equal(await walkthrough(), undefined);
    assert.deepEqual(await walkthrough(), { title: 'right', techniques: [] });
    assert.equal(screen.trouble, undefined);
    assert.equal(threads.length, 1);
  });

  it('is ended once it has failed, and another one is started for the next question', async () => {
    answers = (thread) => thread.dispatchEvent(new Event('error'));
    assert.equal(await walkthrough(), undefined);
    assert.equal(await walkthrough(), undefined);
    assert.equal(running(), 0);

    answers = (thread, id) => thread.tell(id, { answer: '{"title":"right","techniques":[]}' });
    assert.deepEqual(await walkthrough(), { title: 'right', techniques: [] });
    assert.equal(running(), 1);
  });
});

describe('what is done in turn', () => {
  it('is done again after it has failed', async () => {
    let times = 0;
    const failures: unknown[] = [];
    Object.assign(globalThis, { reportError: (failure: unknown) => failures.push(failure) });
    const work = inTurn(() => {
      times += 1;
      return times === 1 ? Promise.reject(new Error('no')) : Promise.resolve();
    });
    work();
    await new Promise((done) => setTimeout(done));
    assert.equal(failures.length, 1);
    work();
    assert.equal(times, 2);
  });
});
