import { hitBy, Stroke, type Hit, type StrokeGround } from './stroke.js';

/** What a pointer does to the board. */
export interface PointerPort {
  readonly ground: StrokeGround;
  /** Whether a pointer that moves draws. */
  readonly draws: boolean;
  /** A place was pressed. */
  pressed(hit: Hit): void;
  /** A stroke is over; each of its places once. */
  drawn(places: readonly number[]): void;
  /** The stroke looks otherwise. */
  changed(): void;
}

/** A pointer on the board: it selects a place, and draws a stroke from there. */
export class SketchPointer {
  readonly #port: PointerPort;
  readonly #stroke = new Stroke();

  constructor(port: PointerPort) {
    this.#port = port;
  }

  /** Of the stroke that is being drawn. */
  get places(): readonly number[] {
    return this.#stroke.places;
  }

  down(event: PointerEvent): void {
    const hit = hitBy(event, this.#port.ground);
    if (this.#stroke.isDrawn) {
      this.cancel();
    } else if (hit && event.button === 0) {
      this.#port.pressed(hit);
      if (this.#port.draws) {
        event.preventDefault();
        this.#stroke.begin(event.pointerId, hit.place);
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        this.#port.changed();
      }
    }
  }

  moved(event: PointerEvent): void {
    if (this.#stroke.isDrawn) {
      const { ground } = this.#port;
      if (this.#stroke.move(event.pointerId, hitBy(event, ground)?.place, ground.columns)) {
        this.#port.changed();
      }
    }
  }

  up(event: PointerEvent): void {
    const places = this.#stroke.end(event.pointerId);
    if (places.length > 0) {
      this.#port.drawn(places);
    }
  }

  cancel(): void {
    this.#stroke.cancel();
    this.#port.changed();
  }
}
