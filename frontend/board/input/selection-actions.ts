import { DEEPEST } from '../game/branches.js';
import type { Play, Played } from '../game/play.js';
import type { Mode } from '../puzzle/types.js';
import type { ControlsPort } from './controls-port.js';

/** What changes the game: each act is shown and said, or it is said why nothing happened. */
export class SelectionActions {
  readonly #port: ControlsPort;

  constructor(port: ControlsPort) {
    this.#port = port;
  }

  /** A digit key; `at` is its time in milliseconds. */
  type(digit: number, mode: Mode, at: number): void {
    this.#edit((play, selected) => play.type(digit, mode, selected, this.#port.preferences.tidy, at));
  }

  /** A whole value, from the keypad. */
  enter(value: number, mode: Mode): void {
    this.#edit((play, selected) => play.enter(value, mode, selected, this.#port.preferences.tidy));
  }

  clear(): void {
    this.#edit((play, selected) => play.clear(selected));
  }

  /** Fills in the marks that are possible. */
  fill(): void {
    this.#edit((play, selected) => play.fill(selected), true);
  }

  undo(): void {
    this.#travel((play) => play.undo(), 'said.no-undo');
  }

  redo(): void {
    this.#travel((play) => play.redo(), 'said.no-redo');
  }

  /** Begins a branch: what if? */
  branch(): void {
    this.#turn((play) => play.branch(), 'said.no-more-branches');
  }

  accept(): void {
    this.#turn((play) => play.accept());
  }

  drop(): void {
    this.#turn((play) => play.drop());
  }

  #edit(action: (play: Play, selected: readonly number[]) => Played | undefined, anywhere = false): void {
    const { labels, editable } = this.#port;
    const { play, selection } = this.#port.state;
    const selected = selection.cells;
    if (!play || !editable) {
      return;
    }
    if (selected.length === 0 && !anywhere) {
      this.#port.sayAndShow(labels.text('said.no-selection'));
      return;
    }
    const played = action(play, selected);
    if (played) {
      this.#show(played, play);
    } else {
      const given = selected.length > 0 && selected.every((cell) => this.#port.state.topology.isGiven(cell));
      const said = labels.text(given ? 'said.given' : 'said.nothing');
      // whoever chose it in the menu sees nothing else of it
      if (anywhere) {
        this.#port.sayAndShow(said);
      } else {
        this.#port.say(said);
      }
    }
  }

  #travel(action: (play: Play) => Played | undefined, none: 'said.no-undo' | 'said.no-redo'): void {
    const { labels, editable } = this.#port;
    const play = editable ? this.#port.state.play : undefined;
    const played = play && action(play);
    if (played) {
      this.#show(played, play);
      const [first] = played.touched;
      if (first !== undefined) {
        this.#port.follow(first);
      }
    } else if (play) {
      this.#port.say(labels.text(none));
    }
  }

  #turn(
    action: (play: Play) => Played | undefined,
    none: 'said.no-branch' | 'said.no-more-branches' = 'said.no-branch',
  ): void {
    const { labels, editable, preferences } = this.#port;
    const play = editable && preferences.branches ? this.#port.state.play : undefined;
    const played = play && action(play);
    if (played) {
      this.#show(played, play);
    } else if (play) {
      this.#port.sayAndShow(labels.text(none, { most: DEEPEST }));
    }
  }

  #show(played: Played, play: Play): void {
    this.#port.paint(played.touched);
    this.#port.moved();
    const { labels, preferences } = this.#port;
    const said = labels.played(played, play, preferences.conflicts);
    if (played.kind === 'branch' && play.isDeepest) {
      this.#port.sayAndShow(said);
    } else {
      this.#port.say(said);
    }
  }
}
