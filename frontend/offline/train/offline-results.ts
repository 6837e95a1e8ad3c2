import { clock } from '../../board/companions/play-timer.js';
import type { RunResults } from '../../train/run-results.js';
import { isMissed, type OfflineAnswer, type TrainingTopic } from '../device/position.js';
import type { OfflineTexts } from '../device/texts.js';

/** How many of the answers were found. */
export function foundOf(texts: OfflineTexts, answers: readonly OfflineAnswer[]): string {
  return texts.say('train.progress', { found: answers.filter((each) => !isMissed(each)).length, done: answers.length });
}

/**
 * What became of a run without a server, in the words of `train.ui.RunResults`.
 *
 * @param pages the techniques whose pages can be opened
 */
export function offlineResults(
  texts: OfflineTexts,
  { kind, technique }: TrainingTopic,
  answers: readonly OfflineAnswer[],
  pages: ReadonlyMap<string, unknown>,
): RunResults {
  const topic = texts.say(technique === '' ? 'train.topic.level' : `hints.technique-name.${technique}`);
  const seconds = answers.reduce((sum, each) => sum + each.seconds, 0);
  const count = (result: OfflineAnswer['result']): number => answers.filter((each) => each.result === result).length;
  return {
    topic: kind === '' ? topic : texts.say('train.topic.of', { topic, kind: texts.say(`shell.kind.${kind}`) }),
    title: texts.say('train.result.title'),
    found: answers.length === 0 ? texts.say('train.result.none') : foundOf(texts, answers),
    facts: [{ name: texts.say('train.result.time'), value: clock(seconds) }],
    note: answers.some(isMissed) ? texts.say('offline.train.result', { missed: count('missed'), shown: count('shown') }) : '',
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
