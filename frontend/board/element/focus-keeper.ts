/** The focus of an element whose parts may not be there yet, or may just be moved to another place in the page. */
export class FocusKeeper {
  readonly #root: () => ShadowRoot | null;
  readonly #focus: () => void;
  /** It was taken back after a reload, or could not be taken yet, and nobody has touched a key since. */
  #wanted = false;

  /**
   * @param root of the element
   * @param focus takes the focus, where there is something that can
   */
  constructor(root: () => ShadowRoot | null, focus: () => void) {
    this.#root = root;
    this.#focus = focus;
  }

  /** Whether something inside the element has the focus. */
  get isHere(): boolean {
    return this.#root()?.activeElement != null;
  }

  /** Takes the focus; a page that has just been loaded asks before its board is there, or in its place. */
  take(): void {
    this.#focus();
    this.#wanted = !this.isHere;
  }

  /** Takes the focus that the element had before a reload, and again if the page takes it away once more. */
  takeBack(): void {
    this.#wanted = true;
    this.#focus();
  }

  /** Takes the focus that could not be taken before, unless it went elsewhere meanwhile. */
  regain(): void {
    if (this.#wanted && document.activeElement === document.body) {
      this.#focus();
    }
  }

  /** The player went on: nothing is taken back any more. */
  forget(): void {
    this.#wanted = false;
  }
}
