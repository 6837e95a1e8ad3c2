/** How long a finger rests for a long press, in milliseconds. */
const HOLD = 450;

/** How late a timer may be before something else must have kept the page busy, in milliseconds. */
const LATE = 40;

/** What a busy page needs to hand over the events that have waited, in milliseconds. */
const BREATH = 60;

/** The clock and the timers, so that a test can do without waiting. */
export interface PressClock {
  now(): number;
  /** Returns what takes it back. */
  later(run: () => void, milliseconds: number): () => void;
}

const BROWSER: PressClock = {
  now: () => performance.now(),
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Tells a finger that rests from one that taps, by the times at which the finger itself came and went. A timer alone
 * does not know them: on a busy page it can come due before the event of a finger that was lifted long ago, and a tap
 * would count as a long press.
 */
export class LongPress {
  readonly #clock: PressClock;
  #cancel = (): void => {};
  #held: (() => void) | undefined;
  #since = 0;

  constructor(clock: PressClock = BROWSER) {
    this.#clock = clock;
  }

  /** A finger came down at this time of its event; `held` is called once it has rested. */
  down(timeStamp: number, held: () => void): void {
    this.cancel();
    this.#since = timeStamp;
    this.#held = held;
    this.#wait(Math.max(BREATH, timeStamp + HOLD - this.#clock.now()));
  }

  /** It was lifted at this time; calls `held` before it returns when it had rested although nobody noticed. */
  up(timeStamp: number): void {
    const held = this.#held;
    this.cancel();
    if (held && timeStamp - this.#since >= HOLD) {
      held();
    }
  }

  /** It moves, or somebody else took it. */
  cancel(): void {
    this.#cancel();
    this.#held = undefined;
  }

  #wait(milliseconds: number): void {
    const due = this.#clock.now() + milliseconds;
    this.#cancel = this.#clock.later(() => {
      if (this.#clock.now() - due > LATE) {
        this.#wait(BREATH);
      } else {
        const held = this.#held;
        this.cancel();
        held?.();
      }
    }, milliseconds);
  }
}
