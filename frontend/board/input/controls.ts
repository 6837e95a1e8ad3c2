import type { BoardState } from '../game/board-state.js';
import { DEEPEST } from '../game/branches.js';
import type { Play, Played } from '../game/play.js';
import type { Command } from './key-command.js';
import { sameContent, type Selection } from '../game/selection.js';
import type { BoardCommand, CellState, Mode, Preferences } from '../puzzle/types.js';
import type { Labels } from '../view/labels.js';
import { jumped, moved } from './cursor-moves.js';

/** The board that keys and pointers steer. */
export interface ControlsPort {
  readonly state: BoardState;
  /** The cells as they are shown. */
  readonly cells: readonly CellState[];
  readonly labels: Labels;
  readonly preferences: Preferences;
  /** Whether the game can be changed just now. */
  readonly editable: boolean;
  paint(changed: Iterable<number>): void;
  say(text: string): void;
  /** Says it and shows it on the board for a moment. */
  sayAndShow(text: string): void;
  /** The board is not what it was when something was said of it. */
  moved(): void;
  follow(cell: number): void;
  selectionChanged(): void;
  command(name: BoardCommand): void;
  /** Whether something is open on the page that Escape closes first. */
  closesSomething(): boolean;
  zoom(steps: number): void;
}

/** What the player does to the board, whichever way it came: key, pointer or keypad. */
export class Controls {
  readonly #port: ControlsPort;
  readonly #state: BoardState;
  /** Cell and mark of the last tap in colour mode. */
  #tapped: string | undefined;

  constructor(port: ControlsPort) {
    this.#port = port;
    this.#state = port.state;
  }

  get selection(): Selection {
    return this.#state.selection;
  }

  get mode(): Mode {
    return this.#state.mode;
  }

  /** The clue that was tapped last. */
  get clue(): number | undefined {
    return this.#state.clue;
  }

  get locked(): number | undefined {
    return this.#state.locked;
  }

  /** Does what a key asks for; `at` is the time of the key in milliseconds. */
  perform(command: Command, at: number): void {
    switch (command.kind) {
      case 'move':
        this.#go(moved(command, this.#state.topology, this.#port.cells, this.selection), command.extend);
        break;
      case 'jump':
        this.#go(jumped(command.to, this.#state.topology, this.selection), command.extend);
        break;
      case 'digit':
        if (this.mode !== 'colour' || command.mode === 'mark') {
          this.#edit((play, selected) =>
            play.type(command.digit, command.mode ?? this.#state.mode, selected, this.#port.preferences.tidy, at),
          );
        } else if (command.mode === 'corner') {
          this.#typeMark(command.digit);
        } else {
          this.enter(command.digit);
        }
        break;
      case 'mode':
        this.setMode(command.mode === 'toggle' ? (this.#state.mode === 'digit' ? 'mark' : 'digit') : command.mode);
        break;
      case 'clear':
      case 'undo':
      case 'redo':
      case 'fill':
      case 'branch':
      case 'accept':
      case 'drop':
        this[command.kind]();
        break;
      case 'zoom-in':
        this.#port.zoom(1);
        break;
      case 'zoom-out':
        this.#port.zoom(-1);
        break;
      case 'ask':
        this.#ask(command.name);
        break;
    }
  }

  setMode(mode: Mode): void {
    this.#state.mode = mode;
    this.#state.mark = undefined;
    this.#port.paint([]);
    const { labels } = this.#port;
    this.#say(labels.text('said.mode', { mode: labels.text(`mode.${mode}`) }));
  }

  lock(value: number | undefined): void {
    this.#state.locked = value;
    this.#port.paint([]);
  }

  /** Writes a value of the keypad, in this mode or the current one. */
  enter(value: number, mode = this.#state.mode): void {
    const { mark } = this.#state;
    this.#edit((play, selected) =>
      mode === 'colour' && mark !== undefined
        ? play.colourMark(mark, value, selected)
        : play.enter(value, mode, selected, this.#port.preferences.tidy),
    );
  }

  /** Colours go to this mark, or to cells again. */
  #aim(mark: number | undefined): void {
    if (mark === undefined) {
      this.setMode('colour');
    } else {
      this.#state.mark = mark;
      this.#port.paint([]);
      this.#say(this.#port.labels.text('said.mark', { digit: mark }));
    }
  }

  /** The mark of a digit key that colours go to, or that of two digits one after the other; the same again none. */
  #typeMark(digit: number): void {
    const { mark, topology } = this.#state;
    const two = 10 * (mark ?? 0) + digit;
    const { digits } = topology.picture;
    const typed = [two, digit].find((each) => digits.includes(each));
    if (typed === undefined) {
      this.#say(this.#port.labels.text('said.nothing'), true);
    } else {
      this.#aim(typed === mark ? undefined : typed);
    }
  }

  clear(): void {
    this.#edit((play, selected) => play.clear(selected));
  }

  /** Notes digits as marks in the open cells of a clue; all of them there again takes them away. */
  note(clue: number, digits: readonly number[]): void {
    const cells = this.#state.topology.clue(clue)?.cells ?? [];
    this.#act(
      (play) => play.note(digits, cells),
      () => this.#say(this.#port.labels.text('said.nothing'), true),
    );
  }

  /** Fills in the marks that are possible: of the selection, else, in a game, of the board, and then it asks which of them fit. */
  fill(): void {
    this.#edit(
      (play, selected) => play.fill(selected) ?? (this.#port.preferences.game ? play.fill([]) : undefined),
      () =>
        this.#port.preferences.game && this.#port.cells.some(({ digit }) => digit === null)
          ? this.#ask('fit')
          : this.#say(this.#port.labels.text('said.nothing'), true), // the menu, where it was chosen, is closed
    );
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

  /** Takes up where the player was before the page was loaded again. */
  restore(cells: readonly number[], mode: Mode): void {
    this.#state.mode = mode;
    this.select(...cells);
  }

  /** Selects for the player: a selection that rests goes on resting. */
  select(...cells: readonly number[]): void {
    this.selection.only(...cells);
    this.#follow();
  }

  /** The cell under a new press of a pointer. */
  press(cell: number, { ctrl, shift }: { readonly ctrl: boolean; readonly shift: boolean }): void {
    const { primary } = this.selection;
    if (ctrl) {
      this.selection.toggle(cell);
    } else if (shift && primary !== undefined) {
      const others = this.#state.topology.rectangle(primary, cell).filter((other) => other !== cell);
      this.selection.only(...others, cell);
    } else {
      this.selection.only(cell);
    }
    this.#selected();
  }

  drag(cell: number): void {
    if (this.selection.primary !== cell) {
      this.selection.add(cell);
      this.#selected();
    }
  }

  /**
   * A tap or a long press on the selected cell: with a locked value it writes. `mark`: where a tap chose what colours go to,
   * which the same tap again takes back.
   */
  tap(held: boolean, mark?: number): void {
    if (this.mode === 'colour' && !held) {
      const tapped = `${this.selection.primary} ${mark}`;
      const again = this.#state.locked === undefined && mark === this.#state.mark && tapped === this.#tapped;
      this.#tapped = tapped;
      const next = again ? undefined : mark;
      if (next !== this.#state.mark) {
        this.#aim(next);
      }
    }
    if (this.#state.locked === undefined) {
      if (held) {
        this.setMode(this.#state.mode === 'digit' ? 'mark' : 'digit');
      }
      return;
    }
    this.enter(this.#state.locked, this.modeOfTap(held));
  }

  /** What a tap or a long press writes: the setting says which of both is the mark. */
  modeOfTap(held: boolean): Mode {
    const swapped: Mode = this.#state.mode === 'digit' ? 'mark' : 'digit';
    const other = this.#port.preferences.hold === 'mark' ? held : !held;
    return other ? swapped : this.#state.mode;
  }

  /** Selects all cells that hold the same as this one: its digit, else its marks, else its colour. */
  selectAlike(cell: number): void {
    const others = sameContent(this.#port.cells, cell);
    if (others && this.#state.locked === undefined) {
      this.select(...others, cell);
      this.#sayCount();
    }
  }

  /** A clue was tapped: its first open cell becomes the selected one. */
  tapClue(id: number, keepCell?: number): void {
    const cells = this.#state.topology.clue(id)?.cells ?? [];
    const open = cells.find((cell) => this.#port.cells[cell]?.digit === null);
    const cell = keepCell ?? open ?? cells[0];
    if (cell !== undefined) {
      this.selection.only(cell);
      this.#selected(id);
    }
  }

  /** @param anywhere for what needs no selection: follows where nothing changes */
  #edit(action: (play: Play, selected: readonly number[]) => Played | undefined, anywhere?: () => void): void {
    const selected = this.selection.cells;
    const isSomewhere = selected.length > 0;
    this.#act(
      (play) => (isSomewhere || anywhere ? action(play, selected) : undefined),
      anywhere ??
        (() => {
          const isGiven = isSomewhere && selected.every((cell) => this.#state.topology.isGiven(cell));
          const why = !isSomewhere ? 'said.no-selection' : isGiven ? 'said.given' : 'said.nothing';
          this.#say(this.#port.labels.text(why), !isSomewhere); // without a selection the board shows nothing of it
        }),
    );
  }

  #travel(action: (play: Play) => Played | undefined, none: 'said.no-undo' | 'said.no-redo'): void {
    const played = this.#act(action, () => this.#say(this.#port.labels.text(none)));
    const [first] = played?.touched ?? [];
    if (first !== undefined) {
      this.#port.follow(first);
    }
  }

  #turn(action: (play: Play) => Played | undefined, none: 'said.no-branch' | 'said.no-more-branches' = 'said.no-branch'): void {
    if (this.#port.preferences.branches) {
      this.#act(action, () => this.#say(this.#port.labels.text(none, { most: DEEPEST }), true));
    }
  }

  /** Changes the game, if it can be changed now: what is done is shown and said, or it is said why nothing happened. */
  #act(action: (play: Play) => Played | undefined, nothing: () => void): Played | undefined {
    const play = this.#port.editable ? this.#state.play : undefined;
    const played = play && action(play);
    if (played) {
      this.#port.paint(played.touched);
      this.#port.moved();
      const said = this.#port.labels.played(played, play, this.#port.preferences.conflicts);
      this.#say(said, played.kind === 'branch' && play.isDeepest);
    } else if (play) {
      nothing();
    }
    return played;
  }

  #say(text: string, shown = false): void {
    if (shown) {
      this.#port.sayAndShow(text);
    } else {
      this.#port.say(text);
    }
  }

  #go(cell: number | undefined, extend: boolean): void {
    if (cell === undefined) {
      return;
    }
    if (extend) {
      this.selection.walk(cell);
    } else {
      this.selection.only(cell);
    }
    this.#selected();
    if (extend) {
      this.#sayCount();
    }
  }

  #sayCount(): void {
    this.#say(this.#port.labels.text('said.selected', { count: this.selection.cells.length }));
  }

  #selected(clue?: number): void {
    this.#state.selectionRests = false;
    this.#follow(clue);
  }

  #follow(clue?: number): void {
    this.#state.clue = clue;
    // moving the focus makes the browser lay out what is pending: so before the painting, not after it
    this.#port.selectionChanged();
    this.#port.paint([]);
    const { primary } = this.selection;
    if (primary !== undefined) {
      this.#port.follow(primary);
    }
  }

  #ask(name: BoardCommand): void {
    if (name === 'escape' && !this.#port.closesSomething()) {
      this.#escape();
    }
    this.#port.command(name);
  }

  /** One thing at a time: a locked value, then the selection. */
  #escape(): void {
    if (this.#state.locked === undefined) {
      this.selection.drop();
      this.#selected();
    } else {
      this.lock(undefined);
    }
  }
}
