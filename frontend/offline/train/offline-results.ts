import { clock } from '../../board/companions/play-timer.js';
import type { Outcome, RunResults } from '../../train/run-results.js';
import { outcome, type OfflineAnswer, type OfflineRun, type TrainingTopic } from '../device/position.js';
import type { OfflineTexts } from '../device/texts.js';

/** How many of the answers were found, and how many of them with help. */
export function progressWords(texts: OfflineTexts, answers: readonly OfflineAnswer[]): string {
  const count = (wanted: Outcome): number => answers.filter((each) => outcome(each) === wanted).length;
  return texts.say('train.progress', { found: answers.length - count('shown'), done: answers.length, helped: count('helped') });
}

export function topicWords(texts: OfflineTexts, { kind, technique }: TrainingTopic): string {
  const topic = texts.say(technique === '' ? 'train.topic.level' : `hints.technique-name.${technique}`);
  return kind === '' ? topic : texts.say('train.topic.of', { topic, kind: texts.say(`shell.kind.${kind}`) });
}

/**
 * Words the results of a run without a server, as `train.ui.RunResults` does.
 *
 * @param pages the techniques whose pages can be opened
 */
export function offlineResults(texts: OfflineTexts, run: OfflineRun, pages: ReadonlyMap<string, unknown>): RunResults {
  const { answers } = run;
  const seconds = answers.reduce((sum, each) => sum + each.seconds, 0);
  return {
    topic: topicWords(texts, run),
    title: texts.say('train.result.title'),
    summary: answers.length === 0 ? texts.say('train.result.none') : progressWords(texts, answers),
    facts: [{ name: texts.say('train.result.time'), value: clock(seconds) }],
    note: '',
    positions: texts.say('train.result.positions'),
    answers: answers.map((each) => ({
      technique: texts.say(`hints.technique-name.${each.technique}`),
      address: pages.has(each.technique) ? `learn/${each.technique}` : '',
      kind: texts.say(`shell.kind.${each.kind}`),
      word: texts.say(`train.result.word.${each.result === 'missed' ? 'hinted' : each.result}`),
      outcome: outcome(each),
      time: clock(each.seconds),
      again: '',
    })),
  };
}
