import { expect, it } from 'vitest';

import { read } from './tree';

it('.env.example names every setting of the portal, and nothing else', () => {
  const documented = [...read('.env.example').matchAll(/^(VITE_[A-Z_]+)=/gm)].map(([, name]) => name);
  const known = read('src/config/settingsSchema.ts').match(/\bVITE_[A-Z_]+\b/g);
  expect(documented.sort()).toEqual([...new Set(known)].sort());
});
