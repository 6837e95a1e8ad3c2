import { clock } from '../../board/companions/play-timer.js';
import type { RunResults } from '../../train/run-results.js';
import { isMissed, type OfflineAnswer, type OfflineRun } from '../device/position.js';
import type { OfflineTexts } from '../device/texts.js';

/** How many of the answers were found. */
export function progressWords(texts: OfflineTexts, answers: readonly OfflineAnswer[]): string {
  return texts.say('train.progress', { found: answers.filter((each) => !isMissed(each)).length, done: answers.length });
}

/**
 * Words the results of a run without a server, as `train.ui.RunResults` does.
 *
 * @param pages the techniques whose pages can be opened
 */
export function offlineResults(texts: OfflineTexts, { kind, technique, answers }: OfflineRun, pages: ReadonlyMap<string, unknown>): RunResults {
  const topic = texts.say(technique === '' ? 'train.topic.level' : `hints.technique-name.${technique}`);
  const seconds = answers.reduce((sum, each) => sum + each.seconds, 0);
  return {
    topic: kind === '' ? topic : texts.say('train.topic.of', { topic, kind: texts.say(`shell.kind.${kind}`) }),
    title: texts.say('train.result.title'),
    summary: answers.length === 0 ? texts.say('train.result.none') : progressWords(texts, answers),
    facts: [{ name: texts.say('train.result.time'), value: clock(seconds) }],
    note: '',
    positions: texts.say('train.result.positions'),
    answers: answers.map((each) => ({
      technique: texts.say(`hints.technique-name.${each.technique}`),
      address: pages.has(each.technique) ? `learn/${each.technique}` : '',
      kind: texts.say(`shell.kind.${each.kind}`),
      word: texts.say(`train.result.word.${each.result}`),
      isMissed: isMissed(each),
      time: clock(each.seconds),
      again: '',
    })),
  };
}
