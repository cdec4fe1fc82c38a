// @module-tag wide
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { appVersion } from '../../../src/domain/constants';
import { isNewsFresh } from '../../../src/features/operation/news';
import releases from '../../../src/features/operation/whatsNew.json';
import { dropPayment, recordStart } from '../../../src/features/paying/startPayment';
import * as navigation from '../../../src/http/navigation';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';

const offer = 'Új változat betöltése';

/** Opens a page of build "2.8.1 aaa"; the host has the given answer for /healthz. */
const visit = async (answer: () => Response, options: PortalVisit) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'release', content: '2.8.1 aaa' });
  document.head.append(meta);
  const portal = await renderPortal({ ...options, withOperation: true });
  portal.server.use(http.get('*/healthz', answer));
  return portal;
};
const health = (commit: string) => () => HttpResponse.json({ status: 'ok', version: '2.8.1', commit });

afterEach(() => {
  document.querySelector('meta[name="release"]')?.remove();
});

describe('a new release while a tab is open', () => {
  it('is offered when the tab is seen again, and loaded by a press', async () => {
    const reload = vi.spyOn(navigation, 'reloadPage').mockImplementation(() => undefined);
    let commit = 'aaa';
    const { user } = await visit(() => health(commit)(), { path: '/profile/data', as: 'anna' });
    await heading('Személyes adatok');
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
    commit = 'bbb';
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await user.click(await screen.findByRole('button', { name: offer }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not offered while a payment is open, here or in another tab', async () => {
    await visit(health('bbb'), {
      path: '/profile/data',
      as: 'anna',
      prepare: (session) =>
        recordStart(session.get(), { transaction: 'T1', contracting: false, amount: 1000, year: 2026 }),
    });
    await heading('Személyes adatok');
    await waitFor(() => expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument());
    act(() => dropPayment('T1'));
    expect(await screen.findByRole('button', { name: offer })).toBeVisible();
  });

  it.each<[string, () => Response]>([
    ['missing', () => new HttpResponse(null, { status: 404 })],
    ['a page', () => HttpResponse.html('<html>')],
    ['without a commit', () => HttpResponse.json({ status: 'ok', version: '9.9.9' })],
  ])('is not made up where the host’s answer is %s', async (_, answer) => {
    const asked = vi.fn(answer);
    await visit(asked, { path: '/login' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await heading('Bejelentkezés');
    expect(screen.queryByRole('button', { name: offer })).not.toBeInTheDocument();
  });
});

describe('what’s new', () => {
  it('has at most four lines a language, the same number in both, for the present version', () => {
    const { hu, en } = releases[appVersion];
    expect(hu.length).toBeGreaterThan(0);
    expect(hu.length).toBeLessThanOrEqual(4);
    expect(en).toHaveLength(hu.length);
  });

  it('opens from the version in the footer', async () => {
    const { user } = await visit(health('aaa'), { path: '/login' });
    await user.click(screen.getByRole('button', { name: /2\.8\.1/ }));
    expect(await screen.findByRole('dialog', { name: 'Újdonságok a 2.8.1 változatban' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bezárás' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens once by itself on a device that has seen another version, and not on a new one', async () => {
    const first = await visit(health('aaa'), {
      path: '/documents',
      as: 'anna',
      prepare: () => localStorage.setItem('cportal.seenVersion', '2.8.0'),
    });
    const dialog = await screen.findByRole('dialog', { name: /Újdonságok/ });
    expect(dialog).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    expect(localStorage.getItem('cportal.seenVersion')).toBe('2.8.1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(isNewsFresh()).toBe(false);
    localStorage.clear();
    expect(isNewsFresh()).toBe(false);
  });
});
