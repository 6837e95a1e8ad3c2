import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SharedPause } from '../companions/shared-pause.js';

/** A window of a game, as far as it pauses. */
class Window {
  paused = false;
  #waiting: ((paused: boolean) => void) | undefined;
  readonly shared: SharedPause;

  constructor(game: string) {
    this.shared = new SharedPause(
      game,
      () => this.paused,
      (paused) => {
        this.paused = paused;
        this.#waiting?.(paused);
      },
    );
  }

  /** The message that it hears next. */
  next(): Promise<boolean> {
    return new Promise((heard) => (this.#waiting = heard));
  }

  toggle(): void {
    this.paused = !this.paused;
    this.shared.tell(this.paused);
  }
}

describe('a pause', () => {
  it('is one of all windows of a game, and of no other game', async () => {
    const [one, two, other] = [new Window('g1'), new Window('g1'), new Window('g2')];
    let heard = two.next();
    one.toggle();
    assert.equal(await heard, true);
    heard = one.next();
    two.toggle();
    assert.equal(await heard, false);
    assert.equal(other.paused, false);
    [one, two, other].forEach(({ shared }) => shared.close());
  });

  it('holds for a window that opens meanwhile', async () => {
    const one = new Window('g3');
    one.toggle();
    const late = new Window('g3');
    assert.equal(await late.next(), true);
    [one, late].forEach(({ shared }) => shared.close());
  });
});
