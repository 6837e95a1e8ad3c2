/** How long the board waits before it tells of a new selection, in milliseconds: arrow keys may be held down. */
const TELL_AFTER = 60;

/** Tells of the selection when it comes to rest, or before anything that needs it. */
export class SelectionReport {
  readonly #tell: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), TELL_AFTER);
  }

  /** Tells now, if there is something to tell. */
  flush(): void {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#tell();
    }
  }
}
