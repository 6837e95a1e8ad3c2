/** Node's dots, and behind them how many tests ran, as Maven has it of its own: --test-reporter=./frontend/board/test/counted.mjs */
import { dot } from 'node:test/reporters';

export default async function* counted(events) {
  let counts = { tests: 0, passed: 0, skipped: 0, todo: 0 };
  const watched = async function* () {
    for await (const event of events) {
      if (event.type === 'test:summary' && event.data.file === undefined) {
        counts = event.data.counts;
      }
      yield event;
    }
  };
  yield* dot(watched());
  const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
  yield `\nTests run: ${counts.tests}, Failures: ${failed}, Skipped: ${counts.skipped}\n`;
}
