import { UserConfigFn } from 'vite';
import { overrideVaadinConfig } from './vite.generated';
import { offlineEntry, serviceWorker } from './vite.offline';

const customConfig: UserConfigFn = () => ({
  build: {
    // the first ones that know light-dark(): rewritten for older ones it follows the device and no longer the
    // player's own choice of colours
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: { offline: offlineEntry },
    },
  },
  plugins: [serviceWorker()],
});

export default overrideVaadinConfig(customConfig);
