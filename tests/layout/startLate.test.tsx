import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLateParts } from '../../src/layout/latePartsStore';
import { startLateOnDemand } from '../../src/layout/startLate';
import { seenVersionKey } from '../../src/session/storage';
import { renderPortal } from '../setup/renderPortal';

vi.mock(import('../../src/layout/latePartsStore'), { spy: true });

/** Opens the sign-in page; the host has the given status.json. */
const visit = async (status: object) => {
  localStorage.removeItem(seenVersionKey);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  const portal = await renderPortal({ path: '/login' });
  const asked = vi.fn(() => HttpResponse.json(status));
  portal.server.use(http.get('*/status.json', asked));
  vi.mocked(showLateParts).mockClear();
  act(() => startLateOnDemand(portal.i18n));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 5_000 });
  return portal;
};

afterEach(() => {
  act(() => showLateParts(undefined));
});

describe('what a page needs later', () => {
  it('reports what went wrong before it was there (OPS-5)', async () => {
    const sent: unknown[] = [];
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (_address: string, body: Blob) => body.text().then((text) => sent.push(JSON.parse(text))) });
    await visit({});
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }));
    await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ kind: 'uncaught', name: 'TypeError' })]), { timeout: 5_000 });
  });

  it('is fetched once somebody uses the page (PERF-2)', async () => {
    const { user } = await visit({});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(showLateParts).not.toHaveBeenCalled();
    await user.keyboard('a');
    await vi.waitFor(() => expect(showLateParts).toHaveBeenCalled(), { timeout: 5_000 });
  });

  it('is fetched at once on a device that knows the portal (SES-14)', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    localStorage.setItem(seenVersionKey, '1.0.0');
    const { i18n } = await renderPortal({ path: '/login' });
    vi.mocked(showLateParts).mockClear();
    act(() => startLateOnDemand(i18n));
    await vi.waitFor(() => expect(showLateParts).toHaveBeenCalled(), { timeout: 5_000 });
  });

  it('is fetched at once where operations have something to say (OPS-3)', async () => {
    await visit({ notice: { hu: 'Ma este karbantartunk.' } });
    expect(await screen.findByText('Ma este karbantartunk.', undefined, { timeout: 5_000 })).toBeVisible();
  });
});
