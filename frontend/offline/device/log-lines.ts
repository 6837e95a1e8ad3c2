/**
 * A game's log as an archive has it: one line for each entry, as org.crosscage.game.store.ArchivedLog reads and writes
 * them: `2026-11-23T09:30:00Z page 1 play r1c1=5`, with the moves of org.crosscage.core.game.MoveText.
 */
import { COLOURS, ENTRY_KINDS, type Change, type EntryKind, type LogEntry, type Picture } from '../../board/puzzle/types.js';

const LINE = /^(\S+) ([A-Za-z0-9_-]+) (\d+) (([a-z]{1,8})(?: (.+))?)$/;
const KINDS: readonly string[] = ENTRY_KINDS;
const CHANGE = /^(r\d+c\d+)([=~'#"])(-|\d+(?:,\d+)*)$/;
const NOTHING = '-';
/** The kind of a play or drop with a colour that older versions do not know. */
const PAINT = 'paint';

/** Names of cells, `r1c1` for the first tile: what lines have in the place of the board's numbers. */
export class CellNames {
  readonly #names: readonly string[];
  readonly #cells: ReadonlyMap<string, number>;

  constructor({ columns, tiles }: Picture) {
    const names: string[] = [];
    tiles.forEach((tile, place) => {
      if (tile.kind === 'white') {
        names[tile.cell] = `r${Math.floor(place / columns) + 1}c${(place % columns) + 1}`;
      }
    });
    this.#names = names;
    this.#cells = new Map(names.map((name, cell) => [name, cell]));
  }

  of(cell: number): string {
    const name = this.#names[cell];
    if (name === undefined) {
      throw new RangeError(`the board has no cell ${cell}`);
    }
    return name;
  }

  cell(name: string): number {
    const cell = this.#cells.get(name);
    if (cell === undefined) {
      throw new RangeError(`the board has no cell ${name}`);
    }
    return cell;
  }
}

/** `at`: when it was made, ISO 8601 in UTC. */
export function writeLine({ client, seq, kind, level, changes, text }: LogEntry, at: string, names: CellNames): string {
  const more = [level === undefined ? '' : String(level), ...(changes ?? []).flatMap((change) => parts(change, names))];
  const isNewer = changes?.some(({ colour = 0, markColours }) => colour > COLOURS || markColours);
  return [at, client, String(seq), text ?? (isNewer ? PAINT : kind), ...more].filter((part) => part !== '').join(' ');
}

function parts({ cell, digit, candidates, corners, colour, markColours }: Change, names: CellNames): string[] {
  const name = names.of(cell);
  return [
    digit === undefined ? '' : `${name}=${digit ?? NOTHING}`,
    candidates === undefined ? '' : `${name}~${list(candidates)}`,
    corners === undefined ? '' : `${name}'${list(corners)}`,
    colour === undefined ? '' : `${name}#${colour === 0 ? NOTHING : colour}`,
    markColours === undefined ? '' : `${name}"${list(markColours)}`,
  ];
}

function list(digits: readonly number[]): string {
  return digits.length === 0 ? NOTHING : [...digits].sort((a, b) => a - b).join(',');
}

export interface ReadLine {
  /** When it was made, ISO 8601 in UTC. */
  readonly at: string;
  readonly entry: LogEntry;
}

/** Throws where a line is none. One of a kind that is not known here keeps its text. */
export function readLine(line: string, names: CellNames): ReadLine {
  const [, at, client, seq, text, kind, rest = ''] = LINE.exec(line) ?? [];
  if (at === undefined) {
    throw new SyntaxError(`'${line}' is no line of a log`);
  }
  return { at, entry: { client: client!, seq: Number(seq), ...(readKind(kind!, rest, names) ?? { kind: 'other', text: text! }) } };
}

/** Undefined where it is not known here. */
function readKind(kind: string, rest: string, names: CellNames): Omit<LogEntry, 'client' | 'seq'> | undefined {
  if (kind === PAINT) {
    try {
      return /^([1-9]\d* )?r/.test(rest) ? readKind(rest.startsWith('r') ? 'play' : 'drop', rest, names) : undefined;
    } catch {
      return undefined;
    }
  }
  if (!KINDS.includes(kind)) {
    return undefined;
  }
  const words = rest === '' ? [] : rest.split(' ');
  const level = kind === 'play' ? undefined : words.shift();
  const changes = words.map((word) => readChange(word, names));
  return {
    kind: kind as EntryKind,
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(changes.length === 0 ? {} : { changes }),
  };
}

function readChange(word: string, names: CellNames): Change {
  const [, name, sign, value] = CHANGE.exec(word) ?? [];
  if (name === undefined) {
    throw new SyntaxError(`'${word}' is no change of a cell`);
  }
  const cell = names.cell(name);
  const digits = value === NOTHING ? [] : value!.split(',').map(Number);
  switch (sign) {
    case '=':
      return { cell, digit: digits[0] ?? null };
    case '~':
      return { cell, candidates: digits };
    case "'":
      return { cell, corners: digits };
    case '"':
      return { cell, markColours: digits };
    default:
      return { cell, colour: digits[0] ?? 0 };
  }
}
