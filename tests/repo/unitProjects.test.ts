// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.mjs';
import config from '../../vitest.config';
import { filesOf } from './tree';

interface Project {
  test: { isolate: boolean; environment: string; include: string[] };
}
const isProject = (value: unknown): value is Project => typeof value === 'object' && value !== null && 'test' in value;

const projects = (config.test?.projects ?? []).filter(isProject).map(({ test }) => test);
const files = filesOf('tests', /\.test\.tsx?$/).filter((file) => !/^tests\/(?:e2e|browsers)\//.test(file));

describe('a unit test file', () => {
  it('runs in one project, neither left out nor twice', () => {
    expect(projects.flatMap(({ include }) => include).sort()).toEqual([...files].sort());
  });

  it('has a worker to itself only where it replaces modules or sets the process’s time zone: for the others that would cost more than they do (PERF-8)', () => {
    const alone = projects.filter(({ isolate }) => isolate).flatMap(({ include }) => include);
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.length).toBeLessThan(files.length / 8);
    for (const file of alone)
      expect(readFileSync(join(root, file), 'utf8'), file).toMatch(/vi\.(mock|resetModules)\(|process\.env\.TZ/);
  });

  it('has a page only where it asks for nothing else', () => {
    for (const { environment, include } of projects) {
      for (const file of include)
        expect(readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment node'), file).toBe(
          environment === 'node',
        );
    }
  });
});
