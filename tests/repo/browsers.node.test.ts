import { expect, it } from 'vitest';

import { read } from './tree';

const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };

it.each(['README.md', 'docs/requirements.md', 'scripts/build/unstarted.ts'])(
  'the supported browsers are named in %s as browserslist has them (OPS-11)',
  (file) => {
    // The texts for a page that doesn't start name Safari for iPhones, too.
    const named = browserslist.filter((browser) => file.endsWith('.md') || !browser.startsWith('iOS'));
    for (const browser of named)
      expect(read(file)).toMatch(new RegExp(`${browser.replace(' >= ', '(?: (?:and|or|vagy) \\w+)? ')}\\b`));
  },
);
