import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The file in which Vite lists the packages of which a chunk has a module, by its option `build.license`. */
export const listedLicences = { fileName: 'licences.json' };

type Package = { name: string; version: string; identifier?: string; text?: string };

/** One a line, by the names of https://spdx.org/licenses. */
const allowed = readFileSync('src/main/licences/allowed.txt', 'utf8').split('\n').filter(Boolean);

/** One of several licences, as in "(MPL-2.0 OR Apache-2.0)", is enough; where all count, somebody has to look. */
function isAllowed(identifier: string): boolean {
  const licences = identifier.replace(/[()]/g, '').split(' OR ');
  return !identifier.includes(' AND ') && licences.some((licence) => allowed.includes(licence));
}

/** The texts of the licences, each once, below the packages that have it. */
export function notice(packages: Package[]): string {
  const parts = new Map<string, { names: string; text: string }>();
  for (const { name, version, identifier = 'unknown', text = '' } of packages) {
    if (!isAllowed(identifier)) {
      throw new Error(
        `The licence of ${name} ${version} is ${identifier}, which is not in src/main/licences/allowed.txt.` +
          ' Take another package, or add the licence there.',
      );
    }
    const same = text.replace(/\s+/g, ' ');
    const before = parts.get(same) ?? { names: '', text };
    parts.set(same, { ...before, names: `${before.names}${name} ${version}, ${identifier}\n` });
  }
  return [...parts.values()].map(({ names, text }) => `\n${names}\n${text}\n`).join('\n');
}

/** The packages as https://cyclonedx.org has them. */
export function sbom(packages: Package[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: packages.map(({ name, version, identifier }) => ({
      type: 'library',
      name,
      version,
      licenses: [{ expression: identifier }],
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    })),
  };
}

/**
 * Writes the licences of what is bundled, for `/licences`, and an SBOM into `target/sbom`. A package without a licence that
 * is allowed ends the build.
 *
 * @param bundle what it is called there
 */
export function licences(bundle: string): Plugin {
  return {
    name: 'crosscage:licences',
    apply: 'build',
    generateBundle: {
      order: 'post', // behind Vite's own
      handler(_, files) {
        const listed = files[listedLicences.fileName] as Rolldown.OutputAsset;
        const packages = JSON.parse(String(listed.source));
        delete files[listedLicences.fileName];
        this.emitFile({ type: 'asset', fileName: `licences-of-${bundle}.txt`, source: notice(packages) });
        mkdirSync('target/sbom', { recursive: true });
        writeFileSync(`target/sbom/${bundle}.cdx.json`, JSON.stringify(sbom(packages), null, 2));
      },
    },
  };
}
