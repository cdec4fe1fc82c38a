// @vitest-environment node
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ESLint, Linter, type Rule } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { read } from './tree';

const require = createRequire(import.meta.url);
const fromScripts = (file: string): unknown => require(join(root, 'scripts/eslint', file));

const rules: Record<string, Rule.RuleModule> = {
  ...(fromScripts('restricted.cjs') as Record<string, Rule.RuleModule>),
  'hard-coded-text': fromScripts('hardCodedText.cjs') as Rule.RuleModule,
  'import-walls': (fromScripts('importWalls.cjs') as { rule: Rule.RuleModule }).rule,
};

/** How often one of the project's rules objects to a piece of code. */
const objections = (rule: string, code: string, file = 'src/components/Sample.tsx'): number =>
  new Linter({ cwd: root }).verify(
    code,
    {
      files: ['**/*.tsx', '**/*.ts'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { cportal: { rules } },
      rules: { [`cportal/${rule}`]: 'error' },
    },
    { filename: join(root, file) },
  ).length;

describe('lint refuses', () => {
  it.each([
    ['leave-in-one-place', 'window.location.assign(url)', 'SEC-3'],
    ['leave-in-one-place', 'location.replace(url)', 'SEC-3'],
    ['leave-in-one-place', 'window.location.href = url', 'SEC-3'],
    ['leave-in-one-place', 'document.location = url', 'SEC-3'],
    ['leave-in-one-place', "window.open(url, '_blank')", 'SEC-3'],
    ['no-markup', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />', 'SEC-5'],
    ['no-markup', 'element.innerHTML = text', 'SEC-5'],
    ['no-markup', 'document.write(text)', 'SEC-5'],
    ['storage-in-session', "sessionStorage.getItem('a')", 'SES-1'],
    ['storage-in-session', "window.localStorage.setItem('a', 'b')", 'SEC-8'],
    ['storage-in-session', "document.cookie = 'a=b'", 'SEC-8'],
    ['one-clock', 'const now = new Date()', 'BIZ-2'],
    ['one-clock', 'const now = Date.now()', 'BIZ-2'],
    ['no-local-iso-day', 'date.toISOString().slice(0, 10)', 'I18N-4'],
    ['no-double-cast', 'const a = b as unknown as string', 'types'],
    ['hard-coded-text', 'const a = <p>Befizetés</p>', 'I18N-3'],
    ['hard-coded-text', "const a = <p>{'Befizetés'}</p>", 'I18N-3'],
    ['hard-coded-text', "const a = <p>{paid ? 'igen' : 'nem'}</p>", 'I18N-3'],
    ['hard-coded-text', "const a = <img alt='kép' />", 'I18N-3'],
    ['hard-coded-text', 'const a = <input placeholder={`éééé.hh.nn`} />', 'I18N-3'],
    ['import-walls', "import { a } from '../routes/payment/a';", 'one way'],
    ['import-walls', "import { a } from './a.ts';", 'no extension'],
    ['import-walls', "const a = import('../../mocks/browser');", 'SEC-7'],
  ])('%s: %s (%s)', (rule, code) => {
    expect(objections(rule, code)).toBeGreaterThan(0);
  });
});

describe('lint allows', () => {
  it.each([
    ['leave-in-one-place', 'const { origin } = window.location; text.replace(a, b); dialog.open()'],
    ['one-clock', 'const date = new Date(Date.UTC(2026, 0, 1)); const other = new Date(text)'],
    ['storage-in-session', "const sessionStorageKey = 'a'; storage.read(sessionStorageKey)"],
    ['hard-coded-text', "const a = <p className='lead'>{t('title')} · {count} / 7</p>"],
    ['hard-coded-text', "const a = <Field label={t('email')} type='email' />"],
    ['import-walls', "import { a } from '../domain/a'; import { b } from './b'; import c from 'react';"],
  ])('%s: %s', (rule, code) => {
    expect(objections(rule, code)).toBe(0);
  });
});

describe('lint is asked', () => {
  const rulesOf = async (file: string): Promise<Record<string, unknown>> => {
    const config: unknown = await new ESLint({ cwd: root }).calculateConfigForFile(file);
    return (config as { rules: Record<string, unknown> }).rules;
  };
  const isOn = (value: unknown): boolean => Array.isArray(value) && value[0] === 2;

  it('about every page of the portal, with each exception in one place', async () => {
    const page = await rulesOf('src/routes/payment/PaymentPage.tsx');
    expect(Object.keys(rules).filter((rule) => !isOn(page[`cportal/${rule}`]))).toEqual([]);
    expect(isOn((await rulesOf('src/http/navigation.ts'))['cportal/leave-in-one-place'])).toBe(false);
    expect(isOn((await rulesOf('src/session/storage.ts'))['cportal/storage-in-session'])).toBe(false);
    expect(isOn((await rulesOf('src/domain/clock.ts'))['cportal/one-clock'])).toBe(false);
    expect(isOn((await rulesOf('src/domain/dates.ts'))['cportal/one-clock'])).toBe(true);
    expect(isOn(page['@typescript-eslint/no-explicit-any'])).toBe(true);
    expect(isOn(page['no-console'])).toBe(true);
  });
});

describe('lint that needs types', () => {
  interface Oxlint {
    options: { typeAware: boolean; typeCheck: boolean; denyWarnings: boolean };
    overrides: { files: string[]; rules: Record<string, unknown> }[];
  }
  const { options, overrides } = ts.parseConfigFileTextToJson('.oxlintrc.json', read('.oxlintrc.json')).config as Oxlint;
  const needTypes = Object.keys(tseslint.configs.disableTypeChecked.rules ?? {});
  const recommended = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked].flatMap((config) => Object.keys(config.rules ?? {}));

  it('is asked about every file, with the types themselves', () => {
    expect(options).toMatchObject({ typeAware: true, typeCheck: true, denyWarnings: true });
    expect(overrides[0]?.files).toEqual(['**/*.{ts,tsx}']);
  });

  it('holds each such rule of the strict and the stylistic set, but for two that oxlint has not got', () => {
    const on = Object.entries(overrides[0]?.rules ?? {}).filter(([, severity]) => [severity].flat()[0] === 'error');
    const held = on.map(([rule]) => rule.replace('typescript/', '@typescript-eslint/'));
    const missing = new Set(recommended.filter((rule) => needTypes.includes(rule) && !held.includes(rule)));
    expect([...missing].sort()).toEqual(['@typescript-eslint/no-unsafe-class-instance-assignment', '@typescript-eslint/no-unsafe-enum-assignment']);
  });
});
