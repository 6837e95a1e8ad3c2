import { UserConfigFn } from 'vite';
import { overrideVaadinConfig } from './vite.generated';

const customConfig: UserConfigFn = () => ({
  build: {
    // the first ones that know light-dark(): rewritten for older ones it follows the device and no longer the
    // player's own choice of colours
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});

export default overrideVaadinConfig(customConfig);
