import { cluesIn } from '../board/draw/clue-drawing.js';
import { blackTiles, lines } from '../board/draw/ground.js';
import { CELL } from '../board/draw/svg.js';
import type { TileGrid } from '../board/puzzle/types.js';

/** How a finished game went, as a player passes it on. */
export interface GameResult {
  /** The board on the page. */
  readonly board: { readonly picture: TileGrid | null };
  /** Kind and size. */
  readonly title: string;
  /** Grade, time and hints, the day. */
  readonly lines: readonly string[];
}

/** In pixels: what programs that show pictures in a chat do not scale. */
const WIDTH = 1080;
const EDGE = 60;
const TITLE = 56;
const LINE = 40;
const FOOT = 32;
/** From one line of text to the next, in heights of its letters. */
const LEADING = 1.35;
/** As small pictures have it (`styles/pages/thumbnails.css`). */
const FRAME = 5;
const PAINT: Readonly<Record<string, { readonly colour: string; readonly width: number }>> = {
  line: { colour: '--cell-line', width: 0.025 },
  diagonal: { colour: '--ink-2', width: 0.025 },
  thick: { colour: '--rule', width: 0.06 },
  'cage-line': { colour: '--ink-2', width: 0.025 },
};

/**
 * A result as a picture, in the colours of the page: the board with its clues and without a digit, and the words below it.
 *
 * @param address of the game, for the people who see the picture
 */
export function paint({ board, title, lines: words }: GameResult, address: string): HTMLCanvasElement {
  const { picture } = board;
  const colour = colours();
  const [width, height] = picture ? [picture.columns * CELL + 2 * FRAME, picture.rows * CELL + 2 * FRAME] : [1, 0];
  const scale = (WIDTH - 2 * EDGE) / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.ceil(2 * EDGE + height * scale + (TITLE + words.length * LINE + 2 * FOOT) * LEADING);
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour('--paper');
  context.fillRect(0, 0, canvas.width, canvas.height);
  const font = getComputedStyle(document.body).fontFamily;
  if (picture) {
    context.save();
    context.translate((WIDTH - width * scale) / 2, EDGE);
    context.scale(scale, scale);
    context.translate(FRAME, FRAME);
    paintBoard(context, picture, colour, font);
    context.restore();
  }
  let y = EDGE + height * scale;
  const write = (text: string, size: number, ink: string, weight: number): void => {
    y += size * LEADING;
    context.fillStyle = colour(ink);
    context.font = `${weight} ${size}px ${font}`;
    context.fillText(text, EDGE, y, WIDTH - 2 * EDGE);
  };
  write(title, TITLE, '--ink', 700);
  words.forEach((line) => write(line, LINE, '--ink', 400));
  y += FOOT * LEADING * 0.5;
  write(`Crosscage · ${address}`, FOOT, '--ink-2', 400);
  return canvas;
}

function paintBoard(context: CanvasRenderingContext2D, picture: TileGrid, colour: (token: string) => string, font: string): void {
  const [width, height] = [picture.columns * CELL, picture.rows * CELL];
  context.fillStyle = colour('--rule');
  context.fillRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME);
  context.fillStyle = colour('--square');
  context.fillRect(0, 0, width, height);
  context.fillStyle = colour('--clue');
  blackTiles(picture).forEach(([, path]) => context.fill(new Path2D(path)));
  context.lineCap = 'square';
  for (const [name, path] of lines(picture)) {
    const { colour: stroke, width: part } = PAINT[name]!;
    context.strokeStyle = colour(stroke);
    context.lineWidth = part * CELL;
    context.stroke(new Path2D(path));
  }
  for (const { text, kind, place } of cluesIn(picture)) {
    const { x, y, anchor, size } = place(false);
    context.fillStyle = colour(kind === 'split' ? '--clue-ink' : '--ink');
    context.font = `${kind === 'split' ? 650 : 680} ${size}px ${font}`;
    context.textAlign = anchor;
    context.fillText(text, x, y);
  }
}

/** Reads the page's tokens as they are now: a canvas does not resolve them. */
function colours(): (token: string) => string {
  const style = getComputedStyle(document.body.appendChild(document.createElement('span')));
  const probe = document.body.lastElementChild as HTMLElement;
  const known = new Map<string, string>();
  for (const token of ['--paper', '--ink', '--ink-2', '--rule', '--square', '--clue', '--clue-ink', '--cell-line']) {
    probe.style.color = `var(${token})`;
    known.set(token, style.color);
  }
  probe.remove();
  return (token) => known.get(token)!;
}
