// @vitest-environment node
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { documentWarning, missingDocuments } from '../../scripts/build/documentWarning';

const all = Object.fromEntries(
  ['TERMS', 'TERMS_OF_USE', 'PRIVACY', 'ONLINE_TERMS'].map((name) => [
    `VITE_LINK_${name}`,
    `https://example.test/${name}`,
  ]),
);

/** What a build of one empty module warns of. */
const warnings = async (settings: object): Promise<string[]> => {
  const told: string[] = [];
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      documentWarning(JSON.stringify(settings)),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? 'export {}' : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', onwarn: ({ message }) => told.push(message) } },
  });
  return told;
};

describe('the documents that a contract names (WIZ-14)', () => {
  it('have a setting each', () => {
    expect(missingDocuments({})).toEqual(Object.keys(all));
    expect(missingDocuments({ ...all, VITE_LINK_PRIVACY: '' })).toEqual(['VITE_LINK_PRIVACY']);
    expect(missingDocuments(all)).toEqual([]);
  });

  it('make a build warn while one has no address', async () => {
    expect(await warnings({ ...all, VITE_LINK_TERMS_OF_USE: undefined })).toEqual([
      expect.stringContaining('VITE_LINK_TERMS_OF_USE'),
    ]);
    expect((await warnings(all)).filter((text) => text.includes('VITE_LINK'))).toEqual([]);
  });
});
