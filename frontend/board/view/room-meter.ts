import type { Room } from './viewport.js';

/** Width of the frame around the cells in pixels, as in the style. */
const FRAME = 3;

/**
 * How much room the page gives the board: its own width, and the height and largest cell that the page's style allows,
 * which a hidden element measures because only the browser can work out what `--board-height` comes to.
 */
export class RoomMeter {
  readonly #host: HTMLElement;
  readonly #board: HTMLElement;
  readonly #probe: HTMLElement;
  readonly #observer: ResizeObserver;

  constructor(host: HTMLElement, board: HTMLElement, probe: HTMLElement, resized: () => void) {
    this.#host = host;
    this.#board = board;
    this.#probe = probe;
    this.#observer = new ResizeObserver(resized);
  }

  start(): void {
    this.#observer.observe(this.#host);
    this.#observer.observe(this.#probe);
  }

  stop(): void {
    this.#observer.disconnect();
  }

  room(): Room {
    const { paddingLeft, paddingTop } = getComputedStyle(this.#board);
    const around = (padding: string): number => 2 * (parseFloat(padding) + FRAME);
    return {
      width: this.#host.clientWidth - around(paddingLeft),
      height: this.#probe.offsetHeight - around(paddingTop),
      largest: this.#probe.offsetWidth,
    };
  }
}
