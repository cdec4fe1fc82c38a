import { afterEach, expect, it } from 'vitest';

import { createApp } from '../../src/App';
import { createTestCache } from '../setup/TestTheme';

afterEach(() => window.history.replaceState(null, '', '/'));

/** What a full load of the current address makes of it. */
const keyAfterLoad = async (): Promise<string> => {
  const { router } = await createApp({ cache: createTestCache() });
  const { key } = router.state.location;
  router.dispose();
  return key;
};

it('keeps the scroll position for a reload of the same page only: another address opens at the top (NAV-13)', async () => {
  window.history.replaceState(null, '', '/login');
  const first = await keyAfterLoad();
  expect(await keyAfterLoad(), 'reloaded').toBe(first);
  window.history.pushState(null, '', '/accessibility');
  const second = await keyAfterLoad();
  expect(second).not.toBe(first);
  expect([first, second]).not.toContain('default');
});
