import { expect, it } from 'vitest';

import { settingNames } from '~/config/settingsSchema';

import { read } from './tree';

it('.env.example names every setting of the portal, and nothing else', () => {
  const documented = [...read('.env.example').matchAll(/^(VITE_[A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented.sort()).toEqual([...settingNames].sort());
});
