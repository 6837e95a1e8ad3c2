import { LongPress } from './long-press.js';

/** How far a pointer may wander and still tap, in pixels. */
const SLACK = 9;

/** A place on the board: pixels from its top left corner, in the frame's own system. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Modifiers {
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** What pointers ask for; points are relative to the scroller's frame. */
export interface PointerListener {
  /** Whether a finger that does not start on the selection moves the board instead of selecting. */
  pansFrom(point: Point): boolean;
  press(point: Point, modifiers: Modifiers): void;
  drag(point: Point): void;
  /** `at`: when, in milliseconds. */
  tap(point: Point, at: number): void;
  hold(point: Point): void;
  pan(right: number, down: number): void;
  /** Zoom by a factor around a point. */
  pinch(factor: number, point: Point): void;
}

type Gesture = 'none' | 'waiting' | 'selecting' | 'panning' | 'pinching' | 'done';

/**
 * Mouse, finger and pen. A mouse selects on press and drags a selection. A finger taps, rests (long press), drags a
 * selection, or moves a board that is larger than its frame unless it starts on the selection; two fingers move and zoom.
 */
export class PointerInput {
  readonly #target: HTMLElement;
  #port: PointerListener | undefined;
  readonly #pointers = new Map<number, Point>();
  #gesture: Gesture = 'none';
  #start: Point = { x: 0, y: 0 };
  #last: Point = { x: 0, y: 0 };
  readonly #longPress = new LongPress();
  #speed: Point = { x: 0, y: 0 };
  #moved = 0;

  constructor(target: HTMLElement) {
    this.#target = target;
    target.addEventListener('pointerdown', (event) => this.#down(event));
    target.addEventListener('pointermove', (event) => this.#move(event));
    target.addEventListener('pointerup', (event) => this.#up(event));
    target.addEventListener('pointercancel', (event) => this.#end(event.pointerId));
    target.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    target.addEventListener('contextmenu', (event) => this.#pointers.size > 0 && event.preventDefault());
    // the board decides itself where the focus goes; a press on a black tile must not take it away
    target.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Gestures go to this board from now on. */
  set port(port: PointerListener) {
    this.#port = port;
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) {
      return;
    }
    const point = this.#point(event);
    this.#pointers.set(event.pointerId, point);
    this.#capture(event.pointerId);
    this.#longPress.cancel();
    if (this.#pointers.size > 1) {
      this.#gesture = 'pinching';
      return;
    }
    this.#start = this.#last = point;
    this.#speed = { x: 0, y: 0 };
    const mouse = event.pointerType === 'mouse';
    if (!mouse && this.#port?.pansFrom(point)) {
      this.#gesture = 'waiting';
    } else {
      this.#gesture = 'selecting';
      this.#port?.press(point, { ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey });
    }
    if (!mouse) {
      this.#longPress.down(event.timeStamp, () => this.#hold(point));
    }
  }

  #move(event: PointerEvent): void {
    const old = this.#pointers.get(event.pointerId);
    if (!old) {
      return;
    }
    const point = this.#point(event);
    if (this.#gesture === 'pinching') {
      this.#pinch(event.pointerId, point);
      return;
    }
    this.#pointers.set(event.pointerId, point);
    const far = distance(this.#start, point) > SLACK;
    if (far) {
      this.#longPress.cancel();
    }
    if (this.#gesture === 'waiting' && far) {
      this.#gesture = 'panning';
    }
    if (this.#gesture === 'panning') {
      const by = { x: this.#last.x - point.x, y: this.#last.y - point.y };
      this.#port?.pan(by.x, by.y);
      this.#speed = { x: 0.7 * by.x + 0.3 * this.#speed.x, y: 0.7 * by.y + 0.3 * this.#speed.y };
      this.#moved = event.timeStamp;
    } else if (this.#gesture === 'selecting' && far) {
      this.#port?.drag(point);
    }
    this.#last = point;
  }

  #up(event: PointerEvent): void {
    this.#longPress.up(event.timeStamp);
    const point = this.#point(event);
    const tapped = distance(this.#start, point) <= SLACK;
    if (this.#gesture === 'waiting') {
      this.#port?.press(point, { ctrl: false, shift: false });
      this.#port?.tap(point, event.timeStamp);
    } else if (this.#gesture === 'selecting' && tapped) {
      this.#port?.tap(point, event.timeStamp);
    } else if (this.#gesture === 'panning' && event.timeStamp - this.#moved < 60) {
      this.#glide();
    }
    this.#end(event.pointerId);
  }

  #end(pointer: number): void {
    this.#longPress.cancel();
    this.#pointers.delete(pointer);
    // after two fingers the one that stays neither taps nor pans
    this.#gesture = this.#pointers.size > 0 ? 'done' : 'none';
  }

  #hold(point: Point): void {
    if (this.#gesture === 'waiting') {
      this.#port?.press(point, { ctrl: false, shift: false });
    }
    this.#gesture = 'done';
    this.#port?.hold(point);
  }

  #pinch(pointer: number, point: Point): void {
    const other = [...this.#pointers].find(([id]) => id !== pointer)?.[1];
    const old = this.#pointers.get(pointer)!;
    this.#pointers.set(pointer, point);
    if (other) {
      this.#port?.pan((old.x - point.x) / 2, (old.y - point.y) / 2);
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      this.#port?.pinch(distance(point, other) / Math.max(1, distance(old, other)), middle);
    }
  }

  /** Lets a moved board run out. */
  #glide(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    let { x, y } = this.#speed;
    const step = (): void => {
      x *= 0.93;
      y *= 0.93;
      if (this.#pointers.size === 0 && Math.hypot(x, y) > 0.4) {
        this.#port?.pan(x, y);
        requestAnimationFrame(step);
      }
    };
    requestAnimationFrame(step);
  }

  #wheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this.#port?.pinch(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 240 : 12)), this.#point(event));
    }
  }

  #capture(pointer: number): void {
    try {
      this.#target.setPointerCapture(pointer);
    } catch {
      // the pointer has gone already
    }
  }

  #point(event: MouseEvent): Point {
    const frame = this.#target.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
