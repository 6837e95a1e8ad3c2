import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LongPress, type PressClock } from '../input/long-press.js';

/** A page whose timers come due as soon as it is not busy. */
class Page implements PressClock {
  #now = 1000;
  #timers: { readonly due: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  later(run: () => void, milliseconds: number): () => void {
    const timer = { due: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  /** Time in which timers run when they are due. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = next.due;
      this.#run(next);
    }
    this.#now = end;
  }

  /** Time in which nothing runs; then all timers that came due do, before any event. */
  block(milliseconds: number): void {
    this.#now += milliseconds;
    this.#timers.filter(({ due }) => due <= this.#now).forEach((timer) => this.#run(timer));
  }

  #next(end: number): { readonly due: number; readonly run: () => void } | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
  }

  #run(timer: { readonly due: number; readonly run: () => void }): void {
    this.#timers = this.#timers.filter((other) => other !== timer);
    timer.run();
  }
}

describe('a long press', () => {
  const begun = (): { page: Page; press: LongPress; held: () => number } => {
    const page = new Page();
    const press = new LongPress(page);
    let held = 0;
    press.down(page.now(), () => held++);
    return { page, press, held: () => held };
  };

  it('is a finger that rests', () => {
    const { page, held } = begun();
    page.pass(449);
    assert.equal(held(), 0);
    page.pass(1);
    assert.equal(held(), 1);
  });

  it('counts once, however long the finger stays', () => {
    const { page, press, held } = begun();
    page.pass(2000);
    press.up(page.now());
    assert.equal(held(), 1);
  });

  it('is not a finger that was lifted in time', () => {
    const { page, press, held } = begun();
    page.pass(80);
    press.up(page.now());
    page.pass(2000);
    assert.equal(held(), 0);
  });

  it('is not a tap whose end is heard late because the page was busy', () => {
    const { page, press, held } = begun();
    const lifted = page.now() + 80;
    page.block(900);
    press.up(lifted);
    page.pass(2000);
    assert.equal(held(), 0);
  });

  it('is not a tap of which a busy page hears the beginning late too', () => {
    const page = new Page();
    const press = new LongPress(page);
    let held = 0;
    const touched = page.now();
    page.block(900);
    press.down(touched, () => held++);
    press.up(touched + 80);
    page.pass(2000);
    assert.equal(held, 0);
  });

  it('is a finger that rested while the page was busy', () => {
    const { page, press, held } = begun();
    page.block(900);
    press.up(page.now());
    assert.equal(held(), 1);
  });

  it('is not a finger that moves on', () => {
    const { page, press, held } = begun();
    page.pass(100);
    press.cancel();
    page.pass(2000);
    assert.equal(held(), 0);
  });
});
