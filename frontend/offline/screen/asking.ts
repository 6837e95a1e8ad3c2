import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import { whenIdle } from '../../shell/idle.js';
import type { DevicePlayer, KeptGame } from '../device/kept-game.js';
import { TeacherError } from '../teacher/module-thread.js';
import { Teacher, type Asked, type HelpTurn, type Topic } from '../teacher/teacher.js';
import type { OfflineTexts } from '../device/texts.js';

/** A screen that asks the teacher. */
export interface AskingScreen {
  readonly texts: OfflineTexts;
  readonly player: DevicePlayer | undefined;
  /** What the teacher is thinking about. */
  wait: Topic | 'walkthrough' | undefined;
  /** Why something did not work: a key of the texts. */
  trouble: string | undefined;
  /** The game, once all that is shown is stored, and the selected cell. */
  asked(): Promise<{ readonly kept: KeptGame; readonly near?: number | undefined }>;
}

/** A screen that lights up and says what the teacher answered. */
export interface SpeakingScreen {
  board(): PuzzleBoard;
  say(words: string): void;
}

type Question<T> = (teacher: Teacher, asked: Asked) => Promise<T>;

let there: Teacher | undefined;

/** One teacher is there for all that is asked: after what failed, its thread begins anew by itself. */
export async function teacherOf({ texts }: Pick<AskingScreen, 'texts'>): Promise<Teacher> {
  return (there ??= new Teacher(texts.all));
}

/**
 * Loads the teacher as soon as nothing else is to be done, and not when it is first asked: by then the page may be older than
 * the files that this browser keeps. What prevents it is said to whoever asks.
 */
export function prepareTeacher(screen: Pick<AskingScreen, 'texts'>): void {
  whenIdle(() => void teacherOf(screen).catch(() => {}));
}

/** Asks the teacher, one question at a time. */
export async function ask<T>(
  screen: AskingScreen,
  what: NonNullable<AskingScreen['wait']>,
  question: Question<T>,
): Promise<T | undefined> {
  if (screen.wait) {
    return undefined;
  }
  screen.wait = what;
  screen.trouble = undefined;
  try {
    return await answer(screen, question);
  } catch (failure) {
    fail(screen, failure);
    return undefined;
  } finally {
    screen.wait = undefined;
  }
}

/** Says why there is no answer. */
export function fail(screen: Pick<AskingScreen, 'trouble'>, failure: unknown): void {
  screen.trouble = `offline.teacher.${failure instanceof TeacherError ? failure.why : 'failed'}`;
}

/** Lights up and says what the teacher answered. */
export function heed(screen: SpeakingScreen, { lights, say, announce }: Pick<HelpTurn, 'lights' | 'say' | 'announce'>): void {
  if (lights !== undefined) {
    screen.board().highlights = lights;
  }
  if (say !== undefined) {
    screen.say(say);
  }
  if (announce !== undefined) {
    screen.board().announce(announce);
  }
}

/** Asks what nobody waits for. Where there is no answer, nothing is said. */
export async function askBeside<T>(screen: AskingScreen, question: Question<T>): Promise<T | undefined> {
  return answer(screen, question).catch(() => undefined);
}

async function answer<T>(screen: AskingScreen, question: Question<T>): Promise<T> {
  const asked = await askedOf(screen);
  return question(await teacherOf(screen), asked);
}

/** The game as the teacher is told of it. */
export async function askedOf(screen: AskingScreen): Promise<Asked> {
  const { kept, near } = await screen.asked();
  const { puzzle, source, log, terms } = kept.archived;
  return { puzzle, source, log, terms, choices: screen.player?.choices ?? {}, ...(near === undefined ? {} : { near }) };
}

/** Does something whenever it is wanted; while it is being done, once more afterwards. */
export function inTurn(work: () => Promise<void>): () => void {
  let isBusy = false;
  let isWanted = false;
  const go = async (): Promise<void> => {
    isBusy = true;
    while (isWanted) {
      isWanted = false;
      try {
        await work();
      } catch (failure) {
        reportError(failure); // and what is wanted next is done all the same
      }
    }
    isBusy = false;
  };
  return () => {
    isWanted = true;
    if (!isBusy) {
      void go();
    }
  };
}
