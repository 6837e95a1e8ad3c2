import type { Preferences } from '../puzzle/types.js';
import type { Topology } from '../puzzle/topology.js';

/** Cells begin to light up within these milliseconds; each is lit for half a second (`drawing-style.ts`). */
const BEGINS = 700;

/** A fifth and an octave above the first note, in hertz. */
const NOTES = [523.25, 783.99, 1046.5];
const NOTE_SECONDS = 0.14;
const SECONDS = 0.8;
const MS = 1000;
const VOLUME = 0.12;

const VIBRATION = [40, 60, 40, 60, 120];

/** Where a wave over the board begins, and how many milliseconds it takes from a cell to the one beside it. */
export interface Wave {
  readonly row: number;
  readonly column: number;
  readonly step: number;
}

/** The wave from a cell, or from the middle; it reaches the farthest corner of any board in the same time. */
export function waveFrom(topology: Topology, cell: number | undefined): Wave {
  const { rows, columns } = topology.picture;
  const [row, column] =
    cell === undefined ? [Math.floor(rows / 2), Math.floor(columns / 2)] : [topology.row(cell), topology.column(cell)];
  const farthest = Math.max(row, rows - 1 - row) + Math.max(column, columns - 1 - column);
  return { row, column, step: BEGINS / Math.max(1, farthest) };
}

/** Celebrates a game that somebody sees being finished: a wave, and a sound and a vibration for who wants them. */
export function celebrate(host: HTMLElement, wave: Wave, { sound, vibration }: Preferences): void {
  host.style.setProperty('--wave-row', String(wave.row));
  host.style.setProperty('--wave-column', String(wave.column));
  host.style.setProperty('--wave-step', String(wave.step));
  host.setAttribute('celebrate', '');
  if (document.visibilityState !== 'visible') {
    return;
  }
  if (sound) {
    play();
  }
  if (vibration && 'vibrate' in navigator) {
    navigator.vibrate(VIBRATION);
  }
}

function play(): void {
  let audio: AudioContext;
  try {
    audio = new AudioContext();
  } catch {
    return; // a browser has few of them
  }
  const now = audio.currentTime;
  const volume = new GainNode(audio, { gain: VOLUME });
  volume.gain.setTargetAtTime(0, now + NOTES.length * NOTE_SECONDS, NOTE_SECONDS);
  const note = new OscillatorNode(audio, { type: 'triangle' });
  NOTES.forEach((hertz, i) => note.frequency.setValueAtTime(hertz, now + i * NOTE_SECONDS));
  note.connect(volume).connect(audio.destination);
  // one that the browser suspends never comes to its end
  setTimeout(() => void audio.close(), 2 * MS * SECONDS);
  note.start();
  note.stop(now + SECONDS);
}
