import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WakeLock } from '../companions/wake-lock.js';

/** A browser that counts the locks that are held. */
class Phone {
  held = 0;
  asked = 0;
  readonly wakeLock = {
    request: (): Promise<{ release(): Promise<void> }> => {
      this.asked += 1;
      this.held += 1;
      const release = (): Promise<void> => {
        this.held -= 1;
        return Promise.resolve();
      };
      return Promise.resolve({ release });
    },
  };
}

const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('the screen of a phone', () => {
  it('stays on while it is wanted, and is asked for once', async () => {
    const phone = new Phone();
    const lock = new WakeLock(phone);
    lock.keep(true);
    lock.keep(true);
    await soon();
    assert.deepEqual([phone.asked, phone.held], [1, 1]);
    lock.keep(false);
    lock.keep(false);
    await soon();
    assert.equal(phone.held, 0);
    lock.keep(true);
    await soon();
    assert.deepEqual([phone.asked, phone.held], [2, 1]);
  });

  it('goes out if that is wanted before the browser has answered', async () => {
    const phone = new Phone();
    const lock = new WakeLock(phone);
    lock.keep(true);
    lock.keep(false);
    await soon();
    assert.deepEqual([phone.asked, phone.held], [1, 0]);
  });

  it('is left alone where a browser refuses or knows nothing of it', async () => {
    let refused = 0;
    const request = (): Promise<never> => {
      refused += 1;
      return Promise.reject(new Error('low battery'));
    };
    for (const screen of [undefined, {}, { wakeLock: { request } }]) {
      const lock = new WakeLock(screen);
      lock.keep(true);
      lock.keep(false);
      await soon();
    }
    assert.equal(refused, 1);
  });
});
