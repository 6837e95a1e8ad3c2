import { clientId } from '../../board/channel/client-id.js';
import type { Outcome } from '../../train/run-results.js';

/** A position as the Java class org.crosscage.train.OfflinePosition has it. */
export interface OfflinePosition {
  readonly kind: string;
  readonly technique: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly line: string;
}

/**
 * An answer: the position's topic, its result as a word of org.crosscage.train.progress.AnswerResult or that another technique found
 * it, and the time it took. Runs of earlier versions have `missed` for one that was found with much help.
 */
export interface OfflineAnswer extends Pick<OfflinePosition, 'kind' | 'technique'> {
  readonly result: 'alone' | 'hinted' | 'retried' | 'missed' | 'other' | 'shown';
  readonly seconds: number;
}

/** The topic of a run: a kind and a technique, or an empty text for any. */
export type TrainingTopic = Pick<OfflinePosition, 'kind' | 'technique'>;

/** Help that a position took so far. */
export interface Effort {
  /** How often something wrong was tried. */
  readonly wrong: number;
  /** How many stages of its hint were told. */
  readonly told: number;
}

/** A run of the trainer that was not ended. */
export interface OfflineRun extends TrainingTopic {
  readonly form: typeof RUN_FORM;
  readonly id: string;
  readonly answers: readonly OfflineAnswer[];
  /** The position that is asked; undefined before the first one, and once it is answered. */
  readonly position: OfflinePosition | undefined;
  /** The help that it took; absent in runs of earlier versions. */
  readonly effort?: Effort;
  /** When it was asked, in milliseconds; absent in runs of earlier versions. */
  readonly opened?: number;
}

const NO_EFFORT: Effort = { wrong: 0, told: 0 };
/** A position that was left alone for so many milliseconds begins its time anew, as on the server. */
const LEFT_ALONE = 3_600_000;

/** A run that asks a position: the same one with the help and the time that it took, unless it was left alone for long. */
export function asking(run: OfflineRun, position: OfflinePosition, now: number): OfflineRun & Required<Pick<OfflineRun, 'effort' | 'opened'>> {
  const { effort = NO_EFFORT, opened = now } = position === run.position ? run : {};
  const isLeft = opened > now || now - opened > LEFT_ALONE;
  return { ...run, position, effort, opened: isLeft ? now : opened };
}

/** The form of runs that this version reads. */
const RUN_FORM = 1;

/** A run that has not begun. */
export function newRun({ kind, technique }: TrainingTopic): OfflineRun {
  return { form: RUN_FORM, id: clientId(), kind, technique, answers: [], position: undefined };
}

/** Whether what is stored is a run in the form that this version reads. */
export function isRun(stored: unknown): stored is OfflineRun {
  const { form, answers } = (stored ?? {}) as Partial<OfflineRun>;
  return form === RUN_FORM && Array.isArray(answers);
}

export interface PositionSet {
  readonly positions: readonly OfflinePosition[];
  /** The lines of those that were asked. */
  readonly asked: readonly string[];
}

type Fits = (position: OfflinePosition) => boolean;

export function fits({ kind, technique }: TrainingTopic): Fits {
  return (each) => (kind === '' || each.kind === kind) && (technique === '' || each.technique === technique);
}

export function outcome({ result }: Pick<OfflineAnswer, 'result'>): Outcome {
  return result === 'other' ? 'shown' : result === 'alone' || result === 'shown' ? result : 'helped';
}

/**
 * Reads a topic as the Java class org.crosscage.train.TrainingTopic writes it, `technique-naked-pair.kenken`. One that names no
 * technique is for any.
 */
export function topicOf(written: string): TrainingTopic {
  const [topic = '', kind = ''] = written.split('.');
  return { kind, technique: topic.startsWith('technique-') ? topic.slice('technique-'.length) : '' };
}

/**
 * One of those that fit; none comes a second time before all have come.
 *
 * @param random from 0 to below 1
 */
export function drawnFrom({ positions, asked }: PositionSet, fits: Fits, random: number): OfflinePosition | undefined {
  const fitting = positions.filter(fits);
  const fresh = fitting.filter(({ line }) => !asked.includes(line));
  const left = fresh.length > 0 ? fresh : fitting;
  return left[Math.floor(random * left.length)];
}

/** The lines that were asked once this one of those that fit was. */
export function askedAfter({ positions, asked }: PositionSet, fits: Fits, { line }: OfflinePosition): string[] {
  const isFresh = !asked.includes(line);
  const before = positions.filter((each) => asked.includes(each.line) && (isFresh || !fits(each)));
  return [...before.map((each) => each.line), line];
}
