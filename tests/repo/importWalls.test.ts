// @vitest-environment node
import { describe, expect, it } from 'vitest';
import table from '../../scripts/eslint/importTable.json';
import { filesOf, importsOf } from './tree';

const allowed: Readonly<Record<string, readonly string[]>> = table;
const files = [...filesOf('src'), ...filesOf('mocks')];

/** 'src/routes/payment/Pay.tsx' → ['routes/payment/Pay', 'routes/payment', 'routes']. */
const namesOf = (file: string): string[] => {
  const parts = file.replace(/^src\//, '').replace(/\.(d\.ts|tsx?|json|css)$/, '').split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
};
const folderOf = (file: string): string | undefined => namesOf(file).find((name) => name in allowed);

const objectionTo = (from: string, to: string, dynamic: boolean): string | undefined => {
  const home = folderOf(from);
  if (from.endsWith('.d.ts')) return undefined;
  if (home === undefined) return `${from} is in no folder of the table`;
  if (!/^(src|mocks|docs)\//.test(to)) return `${from} reaches out of src and mocks: ${to}`;
  const names = namesOf(to);
  const granted = new Set([home, ...(allowed[home] ?? [])]);
  const permitted = names.some((name) => granted.has(name) || (dynamic && granted.has(`dynamic:${name}`)));
  return permitted ? undefined : `${from} may not import ${to}`;
};

describe('imports', () => {
  it('point one way, by the table that lint reads', () => {
    const objections = files.flatMap((from) => importsOf(from).flatMap(({ target, dynamic }) => objectionTo(from, target, dynamic) ?? []));
    expect(objections).toEqual([]);
  });

  it('reach mocks from main.tsx alone, dynamically (SEC-7)', () => {
    const reaching = filesOf('src').flatMap((from) => importsOf(from).flatMap(({ target, dynamic }) => (target.startsWith('mocks/') ? [`${from} ${dynamic ? 'dynamic' : 'static'}`] : [])));
    expect(reaching.filter((entry) => entry !== 'src/main.tsx dynamic')).toEqual([]);
  });

  it('run in no circle', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).filter(({ dynamic, typeOnly }) => !dynamic && !typeOnly).map(({ target }) => target)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, trail: readonly string[]): void => {
      const at = trail.indexOf(file);
      if (at >= 0) circles.push([...trail.slice(at), file].join(' → '));
      if (at >= 0 || done.has(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(circles).toEqual([]);
  });

  it('would notice a step over a wall', () => {
    expect(objectionTo('src/domain/a.ts', 'src/http/b.ts', false)).toBe('src/domain/a.ts may not import src/http/b.ts');
    expect(objectionTo('src/components/form/A.tsx', 'src/services/payment.ts', false)).toBe('src/components/form/A.tsx may not import src/services/payment.ts');
    expect(objectionTo('src/routes/payment/A.tsx', 'src/routes/account/B.tsx', false)).toBe('src/routes/payment/A.tsx may not import src/routes/account/B.tsx');
    expect(objectionTo('src/main.tsx', 'mocks/browser.ts', false)).toBe('src/main.tsx may not import mocks/browser.ts');
    expect(objectionTo('src/main.tsx', 'mocks/browser.ts', true)).toBeUndefined();
    expect(objectionTo('src/components/form/A.tsx', 'src/services/lookups.ts', false)).toBeUndefined();
  });
});
