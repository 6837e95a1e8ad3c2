/** The part of a browser that keeps its screen on; many have none. */
export interface Screen {
  readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> };
}

/** Keeps the screen of a phone on. The browser ends that by itself when the page is hidden. */
export class WakeLock {
  readonly #screen: Screen | undefined;
  #wanted = false;
  #lock: Promise<{ release(): Promise<void> } | undefined> | undefined;

  /** @param screen undefined where the screen goes its own ways, as a computer's does */
  constructor(screen: Screen | undefined) {
    this.#screen = screen;
  }

  static ofPhone(): WakeLock {
    return new WakeLock(matchMedia('(pointer: coarse)').matches ? (navigator as Screen) : undefined);
  }

  keep(wanted: boolean): void {
    if (wanted === this.#wanted) {
      return;
    }
    this.#wanted = wanted;
    if (wanted) {
      // refused where the battery is low: then the screen goes out as ever
      this.#lock = this.#screen?.wakeLock?.request('screen').catch(() => undefined);
    } else {
      void this.#lock?.then((lock) => lock?.release()).catch(() => undefined);
      this.#lock = undefined;
    }
  }
}
