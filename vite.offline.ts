import { execFile } from 'child_process';
import { mkdir, writeFile } from 'fs/promises';
import path from 'path';
import { promisify } from 'util';
import { build, Plugin, Rolldown } from 'vite';
import { brotliCompressSync, constants } from 'zlib';
import { licences, listedLicences } from './vite.licences';

const folder = path.resolve(__dirname, 'frontend/offline');
const FONT = /atkinson-hyperlegible-next-latin-wght-normal-[^/]*\.woff2$/;

/**
 * The script of the offline page: an entry of its own, so that whatever it shares with the game's page is in chunks that
 * start neither. (The board's chunk imports the game's entry as long as nothing else imports the board.)
 */
export const offlineEntry = path.resolve(folder, 'page.ts');

/** The script of a board in a frame of another page. */
export const embedEntry = path.resolve(folder, 'embed.ts');

/** The teacher: an entry, so that tests can load it by itself. */
export const teacherEntry = path.resolve(folder, 'teacher/teacher.ts');

/** The thread of the teacher and its module, which no chunk imports: they are addresses. */
const TEACHER = /\/teacher(-worker)?-[^/]*\.(js|wasm)$/;

type Bundle = Rolldown.OutputBundle;

/** A chunk and all that it loads, at once or later. */
function addWithImports(bundle: Bundle, fileName: string, found: Set<string>): void {
  const chunk = bundle[fileName];
  if (found.has(fileName) || chunk?.type !== 'chunk') {
    return;
  }
  found.add(fileName);
  [...chunk.imports, ...chunk.dynamicImports].forEach((imported) => addWithImports(bundle, imported, found));
}

/** The files that the offline page needs. */
function offlineFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.facadeModuleId === offlineEntry || file.facadeModuleId === teacherEntry)) {
      addWithImports(bundle, file.fileName, found);
    } else if (FONT.test(file.fileName) || TEACHER.test(file.fileName)) {
      found.add(file.fileName);
    }
  }
  return [...found].sort();
}

/**
 * Builds the service worker beside the bundle, since it lists files of that by the hashes in their names. It is a script of
 * its own and no module: it shares no chunk with a page.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'crosscage:service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { OFFLINE_FILES: JSON.stringify(offlineFiles(bundle)) },
        plugins: [licences('worker')],
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          license: listedLicences,
          rolldownOptions: {
            input: { sw: path.resolve(folder, 'worker.ts') },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      });
    },
  };
}

/** What TeaVM writes needs these of a browser. */
const FEATURES = ['gc', 'reference-types', 'exception-handling', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'multivalue'];

/** No code of ours relies on a trap. */
const OPTIONS = ['-O2', '-s', '1', '-tnh'];

/**
 * Makes the module of teacher, generator and reader smaller, by a sixth on the way to a browser, before the bundle takes it in.
 * A second round removes what the first has left without use; `--converge` takes twice as long and leaves more. `-Os` takes some
 * more away, but the generator then needs 1.7 times as long.
 */
export function smallModule(): Plugin {
  return {
    name: 'crosscage:small-module',
    apply: 'build',
    async buildStart() {
      const folder = path.resolve(__dirname, 'target/offline');
      const features = FEATURES.map((feature) => `--enable-${feature}`);
      const tool = path.resolve(__dirname, 'node_modules/binaryen/bin/wasm-opt');
      const small = 'small/teacher.wasm';
      await mkdir(path.resolve(folder, 'small'), { recursive: true });
      for (const module of ['teacher.wasm', small]) {
        await promisify(execFile)(process.execPath, [tool, module, ...features, ...OPTIONS, '-o', small], { cwd: folder });
      }
    },
  };
}

/** With small blocks, and short distances written another way, a module is half a per cent smaller. */
const FOR_MODULES = {
  [constants.BROTLI_PARAM_LGBLOCK]: 16,
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 24,
};

/** Compresses what Vaadin's own plugin leaves as it is. */
export function compressedModules(): Plugin {
  return {
    name: 'crosscage:compressed-modules',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.wasm')) {
          await writeFile(path.resolve(dir, file.fileName + '.br'), brotliCompressSync(file.source, { params: FOR_MODULES }));
        }
      }
    },
  };
}
