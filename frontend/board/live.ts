/** How long a sentence that is shown too stays on the board, in milliseconds. */
const SHOWN = 7000;

/** Sentences kept in the region: enough that one that follows at once does not swallow the one before. */
const KEPT = 4;

/** The polite live region: each sentence is an element of its own, so that screen readers read them one after the other. */
export class Live {
  readonly #region: HTMLElement;
  readonly #show: (text: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` puts a sentence on the screen too; an empty one takes it away. */
  constructor(region: HTMLElement, show: (text: string) => void) {
    this.#region = region;
    this.#show = show;
  }

  say(text: string): void {
    if (text !== '') {
      const sentence = document.createElement('p');
      sentence.textContent = text;
      this.#region.append(sentence);
      while (this.#region.childElementCount > KEPT) {
        this.#region.firstElementChild!.remove();
      }
    }
  }

  sayAndShow(text: string): void {
    this.say(text);
    this.#show(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(''), SHOWN);
  }
}
