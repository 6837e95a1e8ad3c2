import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';

it('behind the dots it is said how many tests ran and how many failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counted-'));
  try {
    const file = join(folder, 'three.test.mjs');
    writeFileSync(
      file,
      `import { test } from 'node:test';
      test('one', () => {});
      test('two', () => { throw new Error('no'); });
      test('three', { skip: true }, () => {});`,
    );
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
    const run = spawnSync(process.execPath, ['--test', '--test-reporter=./frontend/board/test/counted.mjs', file], {
      env: environment,
      encoding: 'utf8',
    });
    assert.equal(run.status, 1);
    assert.match(run.stdout, /^\.X\./);
    assert.match(run.stdout, /\nTests run: 3, Failures: 1, Skipped: 1\n$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
