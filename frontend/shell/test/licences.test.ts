import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notice, sbom } from '../../../vite.licences.js';

describe('the licences of the bundle', () => {
  it('have each text once, below all packages that have it', () => {
    assert.equal(
      notice([
        { name: 'one', version: '1.0.0', identifier: 'MIT', text: 'Copyright of both' },
        { name: 'two', version: '2.0.0', identifier: 'Apache-2.0', text: 'Another' },
        { name: 'three', version: '3.0.0', identifier: 'MIT', text: 'Copyright  of\nboth' },
      ]),
      '\none 1.0.0, MIT\nthree 3.0.0, MIT\n\nCopyright of both\n\n\ntwo 2.0.0, Apache-2.0\n\nAnother\n',
    );
  });

  it('may be several, of which one is allowed', () => {
    assert.match(notice([{ name: 'one', version: '1.0.0', identifier: '(GPL-3.0 OR MIT)' }]), /one 1\.0\.0/);
  });

  it('end the build where one is not allowed or not known', () => {
    assert.throws(() => notice([{ name: 'one', version: '1.0.0', identifier: 'GPL-3.0' }]), {
      message:
        'The licence of one 1.0.0 is GPL-3.0, which is not in src/main/licences/allowed.txt.' +
        ' Take another package, or add the licence there.',
    });
    assert.throws(() => notice([{ name: 'one', version: '1.0.0' }]), /The licence of one 1\.0\.0 is unknown/);
    for (const identifier of ['(MIT OR GPL-3.0) AND CC-BY-NC-4.0', '', ' ']) {
      assert.throws(() => notice([{ name: 'one', version: '1.0.0', identifier }]), /is not in src\/main\/licences/);
    }
  });

  it('are in the SBOM, by the names that npm has for packages', () => {
    const { components } = sbom([{ name: '@some/one', version: '1.0.0', identifier: 'MIT' }]) as { components: object[] };
    assert.deepEqual(components, [
      {
        type: 'library',
        name: '@some/one',
        version: '1.0.0',
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/%40some/one@1.0.0',
      },
    ]);
  });
});
