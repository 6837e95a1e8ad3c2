import { branchLetter } from '../game/branches.js';
import type { CellLook } from '../draw/cell-look.js';
import { message, type Texts, type Values } from '../text/message.js';
import type { Play, Played } from '../game/play.js';
import type { TextKey } from '../text/text-keys.js';
import type { Topology } from '../puzzle/topology.js';
import { coloursOf, colouredMarks, type BlackTile, type CellState, type Clue } from '../puzzle/types.js';

/** What the board says of itself: labels of cells, and what changed. */
export class Labels {
  readonly #texts: Texts;
  readonly #topology: Topology;

  constructor(texts: Texts, topology: Topology) {
    this.#texts = texts;
    this.#topology = topology;
  }

  text(key: TextKey, values: Values = {}): string {
    return message(this.#texts, key, values);
  }

  /** For example "row 2, column 3, empty, marks 1 3, 17 across in 2, 6 down in 3". */
  cell(cell: number, look: CellLook, isBroken: (clue: number) => boolean = () => false): string {
    const { state } = look;
    const parts = [this.#content(look), ...this.#branches(look)];
    if (state.digit === null && state.candidates.length > 0) {
      parts.push(this.text('part.marks', { digits: state.candidates.join(' ') }));
    }
    if (state.digit === null && state.corners.length > 0) {
      parts.push(this.text('part.corners', { digits: state.corners.join(' ') }));
    }
    const colours = this.#colours(state);
    if (colours !== '') {
      parts.push(this.text('part.colour', { colour: colours }));
    }
    if (look.role) {
      parts.push(this.text(`role.${look.role}`));
    }
    const gone = [...(look.marks ?? [])].filter(([, role]) => role === 'gone').map(([digit]) => digit);
    if (gone.length > 0) {
      parts.push(this.text('part.gone', { digits: gone.join(' ') }));
    }
    parts.push(...this.#topology.boxesOf[cell]!.map(({ name }) => name));
    parts.push(
      ...this.#topology.cluesOf[cell]!.map(({ id, name }) =>
        isBroken(id) ? this.text('part.broken-clue', { clue: name }) : name,
      ),
    );
    return this.text('cell.label', { ...this.#place(cell), parts: this.#list(parts) });
  }

  black(tile: BlackTile): string {
    const names = [tile.across, tile.down].flatMap((clue) => (clue ? [this.#clueName(clue.clueId)] : []));
    return names.length > 0 ? this.text('tile.clues', { clues: this.#list(names) }) : this.text('tile.black');
  }

  /** The names of all colours of a cell: "pink, blue, mark 5 red". */
  #colours(state: CellState): string {
    const name = (colour: number): string => this.text(`colour.${colour}` as TextKey);
    const marks = colouredMarks(state).map(({ mark, colour }) => `${this.text('pad.mark', { digit: mark })} ${name(colour)}`);
    return this.#list([...coloursOf(state).map(name), ...marks]);
  }

  /** Such as "branch A". */
  branch(level: number): string {
    return this.text('branch.name', { letter: branchLetter(level) });
  }

  /** What an action did, in the fewest words that still tell it; `conflicts`: whether repeated digits are shown. */
  played(played: Played, play: Play, conflicts: boolean): string {
    const [before, after] = played.depths;
    switch (played.kind) {
      case 'branch':
        return this.text(play.isDeepest ? 'said.last-branch' : 'said.branch', { branch: this.branch(after) });
      case 'accept':
        return this.text('said.accepted', { branch: this.branch(before) });
      case 'drop':
        return this.text('said.dropped', { branch: this.branch(before) });
      default:
        return this.#changed(played, (cell) => conflicts && play.inConflict(cell));
    }
  }

  #changed(played: Played, inConflict: (cell: number) => boolean): string {
    const changed = [...played.touched].filter((cell) => played.before[cell] !== played.after[cell]);
    const parts = changed.length === 1 ? [this.#one(changed[0]!, played)] : this.#several(changed, played);
    const written = changed.filter((cell) => played.after[cell]!.digit !== played.before[cell]!.digit);
    const repeated = written.find(inConflict);
    if (repeated !== undefined) {
      parts.push(this.text('said.repeated', { digit: played.after[repeated]!.digit! }));
    }
    const [before, after] = played.depths;
    if (before !== after) {
      const branch = this.branch(Math.max(before, after));
      parts.unshift(this.text(before < after ? 'said.branch-open' : 'said.branch-closed', { branch }));
    }
    const what = this.#list(parts);
    return played.kind === 'play' ? what : this.text(`said.${played.kind as 'undo' | 'redo'}`, { what });
  }

  /** What stands in the cells of a clue so far: a sentence, since it is shown too. */
  clueSoFar(clue: Clue, cells: readonly CellState[]): string {
    const digits = clue.cells.flatMap((cell) => cells[cell]!.digit ?? []);
    const open = clue.cells.length - digits.length;
    const name = clue.name.charAt(0).toUpperCase() + clue.name.slice(1);
    return digits.length > 0
      ? this.text('said.clue-has', { clue: name, digits: this.#list(digits.map(String)), open })
      : this.text('said.clue-empty', { clue: name, open });
  }

  #clueName(id: number): string {
    return this.#topology.clue(id)?.name ?? '';
  }

  #content({ state, given, bad }: CellLook): string {
    if (state.digit === null) {
      return this.text('part.empty');
    }
    const digit = { digit: state.digit };
    return bad ? this.text(`part.${bad}`, digit) : this.text(given ? 'part.given' : 'part.digit', digit);
  }

  /** Whose digit it is, and whose marks. */
  #branches({ state, layer }: CellLook): string[] {
    if (!layer) {
      return [];
    }
    if (state.digit !== null) {
      return layer.digit > 0 ? [this.branch(layer.digit)] : [];
    }
    const marks = [...layer.candidates, ...layer.corners];
    const levels = [...new Set(marks.map(([, level]) => level))].sort((a, b) => a - b);
    return levels.map((level) => {
      const digits = marks.filter(([, of]) => of === level).map(([digit]) => digit);
      return this.text('part.branch-marks', { branch: this.branch(level), digits: [...new Set(digits)].join(' ') });
    });
  }

  #one(cell: number, { before, after }: Pick<Played, 'before' | 'after'>): string {
    const [old, now] = [before[cell]!, after[cell]!];
    const place = this.#place(cell);
    if (old.digit !== now.digit) {
      return now.digit === null
        ? this.text('said.cleared', place)
        : this.text('said.digit', { ...place, digit: now.digit });
    }
    if (old.candidates !== now.candidates) {
      return this.text('said.marks', { ...place, digits: now.candidates.join(' ') || this.text('part.none') });
    }
    if (old.corners !== now.corners) {
      return this.text('said.corners', { ...place, digits: now.corners.join(' ') || this.text('part.none') });
    }
    return this.text('said.colour', { ...place, colour: this.#colours(now) || this.text('part.none') });
  }

  /** Marks that go with one digit are what everybody expects, and are not counted. */
  #several(changed: readonly number[], { before, after }: Pick<Played, 'before' | 'after'>): string[] {
    const digits = changed.filter((cell) => before[cell]!.digit !== after[cell]!.digit);
    const marks = changed.filter((cell) => before[cell]!.candidates !== after[cell]!.candidates);
    const others = changed.length - new Set([...digits, ...marks]).size;
    const parts: string[] = [];
    if (digits.length === 1) {
      parts.push(this.#one(digits[0]!, { before, after }));
    } else if (digits.length > 1) {
      parts.push(this.text('said.digits', { count: digits.length }));
    }
    if (marks.length > 0 && digits.length !== 1) {
      parts.push(this.text('said.marks-changed', { count: marks.length }));
    }
    if (others > 0) {
      parts.push(this.text('said.others-changed', { count: others }));
    }
    return parts;
  }

  #place(cell: number): { row: number; column: number } {
    return { row: this.#topology.row(cell) + 1, column: this.#topology.column(cell) + 1 };
  }

  #list(parts: readonly string[]): string {
    return parts.join(this.text('list.separator'));
  }
}
