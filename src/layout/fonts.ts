import { createDeviceStorage } from '../session/storage';
import { whenIdle } from './idle';

/** What tells public/early.js that the fonts are in the browser's cache. */
const key = 'cportal.fonts';

/**
 * Lets the page ask for its fonts (tokens.css). On a poor phone they would share the line with the code that makes the page
 * work (PERF-2); until then the fallback stands there in their proportions (PERF-7). early.js doesn't wait where they have come before.
 */
export const showFonts = (): void => {
  whenIdle(() => {
    document.documentElement.dataset.fonts = '';
    void document.fonts.ready.then(() => createDeviceStorage().write(key, '1'));
  });
};
