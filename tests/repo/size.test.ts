// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.mjs';
import { itEach } from '../setup/itEach';

const name = `size-test-${process.pid}`;
const folder = join(root, '.cache', name);
const report = join(root, '.cache', `manifest-${name}.json`);

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(report, { force: true });
});

const wordLists = 'node_modules/zxcvbn/lib/main.js';

/** A build of one chunk a module, each of so many bytes that can't be compressed. */
const build = (modules: Record<string, number>, imports: Record<string, string[]> = {}): void => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const manifest = Object.entries(modules).map(([module, bytes], index) => {
    const file = `assets/${index}.js`;
    writeFileSync(join(folder, file), randomBytes(Math.round(bytes * 1.024)));
    const isEntry = module === 'index.html';
    return [module, { file, isEntry, isDynamicEntry: !isEntry, imports: imports[module] }] as const;
  });
  writeFileSync(report, JSON.stringify(Object.fromEntries(manifest)));
};

const measure = (...more: string[]) =>
  spawnSync(process.execPath, ['scripts/build/size.mjs', '--dist', `.cache/${name}`, ...more], {
    cwd: root,
    encoding: 'utf8',
  });

const small = {
  'index.html': 20_000,
  'src/i18n/locales/en/common.json': 2_000,
  'src/components/form/fields/Calendar.tsx': 40_000,
  [wordLists]: 357_000,
  'src/routes/payment/pay/PaymentPage.tsx': 10_000,
  'src/routes/account/overview/InfoPage.tsx': 500,
  'src/routes/account/profile/ProfilePage.tsx': 500,
};

describe('npm run size', () => {
  it('lists the bytes of every page (PERF-6)', () => {
    build(small);
    const { stdout, status } = measure('--enforce');
    expect(stdout).toMatch(/sign-in, all of it +20\.0/);
    expect(stdout).toMatch(/payment\/pay\/PaymentPage\.tsx +10\.0/);
    expect(stdout).toContain('every budget holds');
    expect(status).toBe(0);
  });

  itEach([
    ['the sign-in page', { ...small, 'index.html': 210_000 }, 'sign-in, all of it: 210.0 KB of 200'],
    [
      'a page of its own',
      { ...small, 'src/routes/payment/pay/PaymentPage.tsx': 61_000 },
      'payment/pay/PaymentPage.tsx: 61.0 KB of 60',
    ],
    ['all scripts together', { ...small, 'src/late.ts': 470_000 }, 'all scripts without zxcvbn'],
  ])('fails where %s weighs more than it may (PERF-2, PERF-3, PERF-6)', (_what, modules, told) => {
    build(modules);
    const enforced = measure('--enforce');
    expect(enforced.stdout).toContain(`past its budget: ${told}`);
    expect(enforced.status).toBe(1);
  });

  it('fails where a page carries the word lists of zxcvbn (OPS-9)', () => {
    build(small, { 'src/routes/account/profile/ProfilePage.tsx': [wordLists] });
    const { stdout, status } = measure('--enforce');
    expect(stdout).toContain("past its budget: src/routes/account/profile/ProfilePage.tsx: loads zxcvbn's word lists");
    expect(status).toBe(1);
  });

  itEach(Object.keys(small).filter((module) => !/html|routes/.test(module)))(
    'fails where a chunk that it knows by name is gone: %s (PERF-6, OPS-9)',
    (module) => {
      build(Object.fromEntries(Object.entries(small).filter(([name]) => name !== module)));
      const { stdout, status } = measure('--enforce');
      expect(stdout).toContain(`past its budget: ${module} has no chunk`);
      expect(status).toBe(1);
    },
  );

  it('only reports it unasked (PERF-6)', () => {
    build({ ...small, 'index.html': 210_000 });
    const { stdout, status } = measure();
    expect(stdout).toContain('past its budget: sign-in, all of it');
    expect(status).toBe(0);
  });
});
