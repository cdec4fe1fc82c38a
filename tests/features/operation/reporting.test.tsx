import { act, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { generatePath } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';

import * as overview from '~/features/member/MembershipCard';
import { routeOf, startReporting } from '~/features/operation/reporting';
import { newReference, reportFailure, ServiceError, toServiceError } from '~/http/serviceError';
import { patterns } from '~/paths';

import { addFault } from '../../../mocks/faults';
import { ownError } from '../../setup/ownError';
import { heading, renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { takeConsole } from '../../setup/vitest';

const routes: readonly string[] = [...Object.values(patterns), '*'];

/** What must stay with the member: names, tokens, addresses, codes, input, and whatever else a service or a browser says. */
const secret = fc
  .tuple(
    fc.constantFrom(
      'Kovács Ágnes',
      'eyJhbGciOiJIUzI1NiJ9.',
      'agnes@pelda.hu',
      '1117 Budapest, Fő utca 1.',
      '11773016-',
      'jelszo1',
      '<b>',
      '',
    ),
    fc.string({ unit: 'grapheme', minLength: 8, maxLength: 30 }),
  )
  .map(([prefix, rest]) => prefix + rest);

const happen = (type: string, details: object): void =>
  void window.dispatchEvent(Object.assign(new Event(type), details));
const thrown = (error: unknown): void => happen('error', { error });
const rejected = (reason: unknown): void => happen('unhandledrejection', { reason });

/** Something that goes wrong, with the secret wherever an error can carry one. */
const trouble = fc.constantFrom<((hidden: string) => void)[]>(
  (hidden) =>
    thrown(Object.assign(new TypeError(hidden), { stack: `${window.location.origin}/assets/${hidden}.js:1:2` })),
  (hidden) => thrown(Object.assign(new Error(hidden, { cause: hidden }), { name: `${hidden} x` })),
  (hidden) => rejected(hidden),
  (hidden) => rejected(new DOMException(hidden, 'QuotaExceededError')),
  (hidden) =>
    happen('securitypolicyviolation', {
      effectiveDirective: `${hidden} x`,
      blockedURI: `${hidden} x`,
      documentURI: hidden,
      sample: hidden,
    }),
  (hidden) =>
    happen('securitypolicyviolation', {
      effectiveDirective: 'img-src',
      blockedURI: `https://${encodeURIComponent(hidden)}.example/${hidden}`,
    }),
  (hidden) => reportFailure(new ServiceError('technical', [hidden, 'TECHNICAL_ERROR'], hidden), newReference()),
  (hidden) => toServiceError({ message: hidden, stack: hidden }),
);

/** Every text in a report is a word of the code's own, apart from the reference that the portal draws. */
const isOwnWord = (text: string): boolean =>
  routes.includes(text) || /^[A-HJ-NP-Z2-9]{6}$/.test(text) || ownWords.includes(text);
const ownWords = [
  'uncaught',
  'technical',
  'answer',
  'network',
  'policy',
  'TECHNICAL_ERROR',
  '',
  'Error',
  'TypeError',
  'QuotaExceededError',
  'other',
  'img-src',
  'foreign',
  'inline',
  'eval',
];

const anyReference: unknown = expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/);

/** What is reported from now on. */
const watchReports = (): object[] => {
  const sent: object[] = [];
  onTestFinished(startReporting((body) => sent.push(JSON.parse(body) as object)));
  return sent;
};
const common = { reference: anyReference, route: '/', release: '' };

it('a report never holds a name, token, address, input, message or path parameter, whatever goes wrong wherever (OPS-5)', () => {
  const sent: string[] = [];
  fc.assert(
    fc.property(
      secret,
      fc.constantFrom(...Object.values(patterns)),
      fc.array(trouble, { minLength: 1, maxLength: 12 }),
      (hidden, pattern, troubles) => {
        const path = generatePath<string>(
          pattern,
          Object.fromEntries(
            Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => [name, encodeURIComponent(hidden)]),
          ),
        );
        window.history.replaceState(null, '', `${path}?q=${encodeURIComponent(hidden)}#${encodeURIComponent(hidden)}`);
        sent.length = 0;
        const end = startReporting((body) => sent.push(body));
        for (const happens of troubles) happens(hidden);
        end();
        const words = sent.flatMap((body) => Object.values(JSON.parse(body) as Record<string, string>));
        expect(words.filter((text) => !isOwnWord(text))).toEqual([]);
        expect(routes).toContain(routeOf(path));
      },
    ),
  );
  window.history.replaceState(null, '', '/');
});

it('a visit sends at most twenty reports (OPS-5)', () => {
  const send = vi.fn();
  onTestFinished(startReporting(send));
  for (let count = 0; count < 21; count += 1) reportFailure(new TypeError('x'), newReference());
  expect(send).toHaveBeenCalledTimes(20);
});

it('a technical error is reported by the reference that the member sees, an uncaught one once, by its kind and that reference (OPS-5)', async () => {
  const world = testWorld();
  addFault(world, { call: '/getProfile', kind: 'html' });
  const sent = watchReports();
  await renderPortal({ path: '/profile/data', as: 'anna', world });
  const referenceIn = (text: string | null | undefined): string | undefined =>
    /Hivatkozási szám: (\w{6})/.exec(text ?? '')?.[1];
  const shown = referenceIn((await screen.findByText(/Hivatkozási szám/)).textContent);
  const technical = { kind: 'technical', code: 'TECHNICAL_ERROR', cause: 'answer' };
  expect(sent).toContainEqual({ ...common, ...technical, reference: shown });
  act(() => rejected(ownError(new TypeError('agnes@pelda.hu'))));
  const notice = screen
    .getAllByRole('alert')
    .map(({ textContent }) => referenceIn(textContent))
    .find((reference) => reference !== undefined && reference !== shown);
  const place = { chunk: 'Page-Ab1_c-9z.js', line: 1, column: 2 };
  expect(sent.slice(1)).toEqual([{ ...common, kind: 'uncaught', name: 'TypeError', reference: notice, ...place }]);
});

it('a page that can’t be shown is reported (OPS-5)', async () => {
  const sent = watchReports();
  vi.spyOn(overview, 'MembershipCard').mockImplementation(() => {
    throw new RangeError('Kovács Anna');
  });
  await renderPortal({ path: '/app', as: 'anna' });
  await heading('Hiba történt');
  takeConsole();
  expect(sent).toEqual([{ ...common, kind: 'uncaught', name: 'RangeError' }]);
});

it('an error is reported by the name of its class, whatever class that is; any other text is “other” (OPS-5)', () => {
  const sent = watchReports();
  for (const name of ['ChunkLoadError', 'Kovács Anna', ''])
    reportFailure(Object.assign(new Error('x'), { name }), 'ABCDEF');
  expect(sent).toMatchObject([{ name: 'ChunkLoadError' }, { name: 'other' }, { name: 'other' }]);
});

it('only an uncaught error of the build’s files is reported, with file, line and column (OPS-5)', () => {
  const sent = watchReports();
  const stacks = [
    `TypeError: Kovács Anna\n    at f (${window.location.origin}/assets/PaymentPage-Ab1_c-9z.js:12:345)\n`,
    `at ${window.location.origin}/login/titkos-token:1:2`,
    'at https://stranger.example/assets/PaymentPage-Ab1_c-9z.js:1:2',
  ];
  for (const stack of stacks) thrown(Object.assign(new TypeError('x'), { stack }));
  const place = { chunk: 'PaymentPage-Ab1_c-9z.js', line: 12, column: 345 };
  expect(sent).toEqual([{ ...common, kind: 'uncaught', name: 'TypeError', ...place }]);
});

it('a report reaches the collector by fetch where there is no beacon (OPS-5)', async () => {
  const world = testWorld();
  await renderPortal({ path: '/login', world });
  onTestFinished(startReporting());
  act(() => rejected(ownError(new RangeError('x'))));
  await expect
    .poll(() => world.reports)
    .toContainEqual(expect.objectContaining({ kind: 'uncaught', name: 'RangeError', reference: anyReference }));
});
