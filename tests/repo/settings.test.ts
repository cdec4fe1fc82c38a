// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { parseConfig } from '../../src/config/settingsSchema';
import { settings } from '../e2e/settings.mjs';
import { read } from './tree';

const namesIn = (text: string): string[] => [...new Set(text.match(/\bVITE_[A-Z_]+\b/g))].sort();

describe('the settings', () => {
  it('are all in .env.example, and nothing else is', () => {
    const documented = read('.env.example')
      .split('\n')
      .flatMap((line) => /^(VITE_[A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect(documented.sort()).toEqual(namesIn(read('src/config/settingsSchema.ts')));
  });

  it('of the browser tests can be read, and give every link an address', () => {
    const config = parseConfig(settings.build);
    expect(config.allowedOrigins).toEqual([settings.bankOrigin]);
    expect(
      Object.keys(settings.build)
        .filter((name) => name.startsWith('VITE_LINK_'))
        .sort(),
    ).toEqual(namesIn(read('src/config/settingsSchema.ts')).filter((name) => name.startsWith('VITE_LINK_')));
  });
});
