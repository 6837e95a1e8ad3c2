/**
 * The time of a run, by the time of day: a page that was hidden shows what it is now. Moments are milliseconds, as `Date.now()`
 * has them.
 */
export class RunTime {
  readonly #seconds: number;
  readonly #down: boolean;
  readonly #since: number;

  /**
   * @param seconds that have passed since the beginning, or with `down` are left to the end
   * @param since when that was so
   */
  constructor(seconds: number, down: boolean, since: number) {
    this.#seconds = seconds;
    this.#down = down;
    this.#since = since;
  }

  /** In whole seconds; never less than none. */
  at(now: number): number {
    const passed = (now - this.#since) / 1000;
    return Math.floor(Math.max(0, this.#down ? this.#seconds - passed : this.#seconds + passed));
  }

  /** Whether it has come down to nothing. */
  isOver(now: number): boolean {
    return this.#down && now - this.#since >= this.#seconds * 1000;
  }
}
