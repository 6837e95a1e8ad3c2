import { UserConfigFn } from 'vite';
import { overrideVaadinConfig } from './vite.generated';
import { licences, listedLicences } from './vite.licences';
import { compressedModules, embedEntry, offlineEntry, serviceWorker, smallModule, teacherEntry } from './vite.offline';

const customConfig: UserConfigFn = () => ({
  build: {
    // the first ones that know light-dark(): rewritten for older ones it follows the device and no longer the
    // player's own choice of colours
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    license: listedLicences,
    rolldownOptions: {
      input: { offline: offlineEntry, embed: embedEntry, teacher: teacherEntry },
      preserveEntrySignatures: 'exports-only', // what the teacher offers
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'VAADIN/build/[name]-[hash].js' } },
  },
  plugins: [smallModule(), compressedModules(), serviceWorker(), licences('pages')],
});

export default overrideVaadinConfig(customConfig);
