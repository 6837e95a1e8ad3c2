/** How long a sentence that is shown too stays on the board, in milliseconds. */
const SHOWN = 7000;

/** Sentences kept in the region: enough that one that follows at once does not swallow the one before. */
const KEPT = 4;

/** The polite live region: each sentence is an element of its own, so that screen readers read them one after the other. */
export class SpokenNotes {
  readonly #region: HTMLElement;
  readonly #show: (text: string) => void;
  #passing = false;
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

  /** `passing`: about the board as it is now, so that it goes with the next move. */
  sayAndShow(text: string, passing = false): void {
    this.say(text);
    this.#show(text);
    this.#passing = passing;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(''), SHOWN);
  }

  /** A move was made: what was said of the board before it is not true any more. */
  moved(): void {
    if (this.#passing) {
      this.#passing = false;
      this.#show('');
    }
  }
}
