// @vitest-environment node
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.mjs';

/** The project's configuration without the rules that need types: these can only read files on disk. */
const eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });

const rulesOf = async (file: string): Promise<Record<string, unknown>> => {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(file)) as { rules: Record<string, unknown> };
  return config.rules;
};

/** What lint says about a piece of code in a file. */
const messagesOn = async (code: string, file = 'src/components/Sample.tsx'): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars')
    .map(({ message }) => message);
};

describe('lint refuses', () => {
  it.each([
    ['SEC-3', 'window.location.assign(url)'],
    ['SEC-3', 'location.replace(url)'],
    ['SEC-3', 'window.location.href = url'],
    ['SEC-3', 'document.location = url'],
    ['SEC-3', "window.open(url, '_blank')"],
    ['SEC-3', 'open(url)'],
    ['SEC-5', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['SEC-5', 'const a = <iframe title={title} srcDoc={text} />'],
    ['SEC-5', 'element.innerHTML = text'],
    ['SEC-5', "element.insertAdjacentHTML('beforeend', text)"],
    ['SEC-5', 'document.write(text)'],
    ['SES-1', "sessionStorage.getItem('a')"],
    ['SEC-8', "window.localStorage.setItem('a', 'b')"],
    ['SEC-8', "document.cookie = 'a=b'"],
    ['BIZ-2', 'const now = new Date()'],
    ['BIZ-2', 'const now = Date.now()'],
    ['I18N-4', 'const day = date.toISOString().slice(0, 10)'],
    ['I18N-3', 'const a = <p>Befizetés</p>'],
    ['I18N-3', "const a = <p>{'Befizetés'}</p>"],
    ['I18N-3', "const a = <p>{paid ? 'igen' : 'nem'}</p>"],
    ['I18N-3', 'const a = <>{rows.map((row) => <li key={row}>KR {row}</li>)}</>'],
    ['I18N-3', 'const a = <Field control={<b>Befizetés</b>} />'],
    ['I18N-3', "const a = <img alt='kép' />"],
    ['I18N-3', "const a = <Slider aria-valuetext='fele' />"],
    ['I18N-3', 'const a = <input placeholder={`éééé.hh.nn`} />'],
    ['I18N-3', "const a = <TextField label='Név' helperText='kötelező' />"],
    ['compiler', 'const a = b as unknown as string'],
    ['compiler', 'const a = b as never'],
    ['extension', "import { Money } from './Money.tsx'; export const a = Money;"],
    ["'default' is restricted", 'export default 1'],
    ["'default' is restricted", 'const a = 1; export { a as default };'],
    ["Unexpected 'todo' comment", '// A TODO for later'],
    ['undescribed directive comment', '// eslint-disable-next-line no-console\nconsole.log(a)'],
    ["Unexpected unlimited 'eslint-disable' comment", '/* eslint-disable -- it is late */\nconsole.log(a)'],
    ['extension', "export const load = () => import('./Money.tsx');"],
  ])('%s: %s', async (reason, code) => {
    expect(await messagesOn(code)).toContainEqual(expect.stringContaining(reason));
  });

  it.each([
    ['src/components/Sample.tsx', "import { paths } from '../paths'"],
    ['src/components/Sample.tsx', "import * as payment from '../services/payment'"],
    ['src/theme/sample.ts', "import type { Config } from '../config'"],
    ['src/domain/sample.ts', "export * from '../i18n/languages'"],
    ['src/domain/sample.ts', "type Language = import('../i18n/languages').Language"],
    ['src/http/sample.ts', "import { readToken } from '../session/token'"],
    ['src/routes/payment/Sample.tsx', "import { nextSteps } from '../account/nextSteps'"],
    ['src/routes/payment/Sample.tsx', "import { App } from '../../App'"],
    ['src/main.tsx', "import { version } from '../package.json'"],
    ['mocks/sample.ts', "import { Money } from '../src/components/Money'"],
  ])('in %s: %s', async (file, code) => {
    expect(await messagesOn(code, file)).toContainEqual(expect.stringContaining('may not import'));
  });

  it.each([
    ['src/layout/sample.ts', "export const load = () => import('../../mocks/browser')"],
    ['src/main.tsx', "import { start } from '../mocks/browser'"],
  ])('in %s: %s, for only main.tsx loads the stand-in, and dynamically (SEC-7)', async (file, code) => {
    expect(await messagesOn(code, file)).toContainEqual(expect.stringContaining('may not import'));
  });

  it('a file of more than 280 lines', async () => {
    expect(await messagesOn('close();\n'.repeat(281))).toContainEqual(expect.stringContaining('too many lines'));
  });

  it('a file outside the folders of the import table', async () => {
    expect(await messagesOn('export const a = 1;', 'src/helpers/sample.ts')).toContainEqual(
      expect.stringContaining('not match any file pattern'),
    );
  });
});

describe('lint allows', { tags: ['wide'] }, () => {
  it.each([
    ['src/components/Sample.tsx', 'const { origin } = window.location; text.replace(a, b); dialog.open()'],
    ['src/components/Sample.tsx', 'const date = new Date(Date.UTC(2026, 0, 1)); const other = new Date(text)'],
    ['src/components/Sample.tsx', "const sessionStorageKey = 'a'; storage.read(sessionStorageKey)"],
    ['src/components/Sample.tsx', "const a = <p className='lead'>{t('title')} · {count} / 7 {errorText('NO_KR')}</p>"],
    [
      'src/components/Sample.tsx',
      "const a = <Field label={t('email')} type='email' sx={{ display: 'flex', '&:hover': { color: 'primary.main' } }} />",
    ],
    [
      'src/components/Sample.tsx',
      "import { dates } from '../domain/time/dates'; import { Money } from './Money'; import c from 'react';",
    ],
    [
      'src/components/Sample.tsx',
      "import { cities } from '../services/lookups'; import { ServiceError } from '../http/serviceError';",
    ],
    ['src/http/sample.ts', "import type { Token } from '../session/token'"],
    ['src/http/navigation.ts', 'window.location.assign(url)'],
    ['src/session/storage.ts', "export const a = sessionStorage.getItem('a')"],
    ['src/domain/time/clock.ts', 'export const now = (): Date => new Date()'],
    ['src/main.tsx', "export const load = () => import('../mocks/browser')"],
    ['mocks/sample.ts', "import { payment } from '../src/services/payment'; export const now = Date.now();"],
  ])('in %s: %s', async (file, code) => {
    expect(await messagesOn(code, file)).toEqual([]);
  });

  it('an exception to one ban, and no other, in the file that needs it', async () => {
    expect(await messagesOn('export const now = new Date()', 'src/session/storage.ts')).toContainEqual(
      expect.stringContaining('BIZ-2'),
    );
    expect(await messagesOn("localStorage.getItem('a')", 'src/domain/time/clock.ts')).toContainEqual(
      expect.stringContaining('SEC-8'),
    );
  });
});

describe('lint', () => {
  it('has the types of every file', async () => {
    for (const file of ['src/App.tsx', 'mocks/server.ts', 'tests/repo/lint.test.ts', 'vite.config.ts']) {
      const rules = await rulesOf(file);
      for (const rule of [
        'no-floating-promises',
        'no-unsafe-assignment',
        'no-explicit-any',
        'no-unnecessary-condition',
      ]) {
        expect(rules[`@typescript-eslint/${rule}`]).toEqual([2]);
      }
    }
  });
});
