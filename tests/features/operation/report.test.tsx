import { act, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { generatePath } from 'react-router-dom';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addFault } from '../../../mocks/faults';
import { directiveOf, errorNameOf, reportSchema, routeOf, sourceOf } from '../../../src/features/operation/report';
import { createReporter, startReporting } from '../../../src/features/operation/reporting';
import { patterns } from '../../../src/paths';
import { renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

const parameterNames = ['code', 'lang', 'token', 'uuid', 'status', 'fromdate', 'todate', 'email', 'invoice', 'transaction', 'success', 'kr', 'officeEmail'];
const secret = fc.tuple(fc.constantFrom('titkos-', 'Kovács Ágnes ', 'eyJhbGciOiJ', 'agnes@pelda.hu/', '12345-'), fc.string({ minLength: 6, maxLength: 20, unit: fc.constantFrom('0', '3', '7', 'a', 'c', 'f') })).map(([word, rest]) => word + rest);

describe('a client report (OPS-5)', () => {
  it('never holds a name, token, address, input, message or path parameter', () => {
    fc.assert(
      fc.property(secret, fc.constantFrom(...Object.values(patterns)), (hidden, pattern) => {
        const path = generatePath<string>(pattern, Object.fromEntries(parameterNames.map((name) => [name, encodeURIComponent(hidden)])));
        window.history.replaceState(null, '', `${path}?q=${encodeURIComponent(hidden)}#${encodeURIComponent(hidden)}`);
        const sent: string[] = [];
        const report = createReporter((body) => sent.push(body));
        const error = Object.assign(new Error(hidden), { name: hidden, stack: hidden });
        report({ kind: 'uncaught', name: errorNameOf(error) });
        report({ kind: 'uncaught', name: errorNameOf(hidden) });
        report({ kind: 'policy', directive: directiveOf(hidden), source: sourceOf(`https://${encodeURIComponent(hidden)}.example/${hidden}`, window.location.origin) });
        // Even if a caller got it wrong, the schema sends nothing.
        report({ kind: 'technical', code: 'TECHNICAL_ERROR', reference: hidden });
        expect(sent).toHaveLength(3);
        for (const body of sent) {
          expect(body).not.toContain(hidden);
          expect(body).not.toContain(encodeURIComponent(hidden));
          expect(v.is(reportSchema, JSON.parse(body))).toBe(true);
        }
        expect(Object.values(patterns)).toContain(routeOf(path));
      }),
    );
    window.history.replaceState(null, '', '/');
  });

  it('is one of at most twenty in a visit', () => {
    const sent: string[] = [];
    const report = createReporter((body) => sent.push(body));
    for (let count = 0; count < 21; count += 1) report({ kind: 'uncaught', name: 'TypeError' });
    expect(sent).toHaveLength(20);
    expect(JSON.parse(sent[0] ?? '')).toEqual({ kind: 'uncaught', name: 'TypeError', route: '/', release: '' });
  });

  it('tells a technical error by the reference that the member sees, and uncaught errors by their kind alone', async () => {
    const world = testWorld();
    addFault(world, { call: '/getProfile', kind: 'html' });
    const sent: unknown[] = [];
    onTestFinished(startReporting((body) => sent.push(JSON.parse(body))));
    await renderPortal({ path: '/profile/data', as: 'anna', world });
    const shown = /Hivatkozási szám: (\w{6})/.exec((await screen.findByText(/Hivatkozási szám/)).textContent)?.[1];
    expect(sent).toContainEqual({ kind: 'technical', code: 'TECHNICAL_ERROR', reference: shown, route: '/', release: '' });
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('agnes@pelda.hu') }));
    });
    expect(sent.at(-1)).toEqual({ kind: 'uncaught', name: 'TypeError', route: '/', release: '' });
  });

  it('reaches the collector by fetch where there is no beacon', async () => {
    const world = testWorld();
    await renderPortal({ path: '/login', world });
    onTestFinished(startReporting());
    act(() => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('x') }));
    });
    await expect.poll(() => world.reports).toContainEqual({ kind: 'uncaught', name: 'RangeError', route: '/', release: '' });
  });
});
