import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { readStatus, type PortalStatus } from '~/config/statusFile';

import type { StatusFile } from '../../../mocks/state';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

const worldWith = (status: StatusFile, day?: string) => {
  const world = testWorld(day === undefined ? {} : { now: () => new Date(day) });
  world.state.status = status;
  return world;
};

const visit = (options: PortalVisit) => renderPortal({ ...options, withOperation: true });

const seenAgain = (): void => {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
};

describe('the status that operations write', () => {
  it('the notice is a banner in the page’s language, with Budapest times, and follows the file when the tab is seen again (OPS-3)', async () => {
    const world = worldWith(
      {
        notice: { hu: 'Karbantartás lesz.', en: 'Maintenance is planned.' },
        from: '2026-03-28T22:00+01:00',
        to: '2026-03-29T03:30+02:00',
      },
      '2026-03-20T10:00:00Z',
    );
    const { user } = await visit({ path: '/login', world });
    expect(await screen.findByText('Karbantartás lesz.')).toBeVisible();
    // The clocks go forward in that night.
    expect(screen.getByText('Budapesti idő szerint: 2026.03.28. 22:00 – 2026.03.29. 03:30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await screen.findByText('Maintenance is planned.')).toBeVisible();
    world.state.status = {};
    seenAgain();
    await waitFor(() => expect(screen.queryByText('Maintenance is planned.')).not.toBeInTheDocument());
  });

  it.each<[string, StatusFile, string]>([
    [
      'from one hour to another of a day',
      { from: '2026-11-20T20:00+01:00', to: '2026-11-20T22:30+01:00' },
      'Budapest time: 2026.11.20. 20:00 – 22:30',
    ],
    ['from a moment on', { from: '2026-11-20T23:30Z' }, 'Starts (Budapest time): 2026.11.21. 00:30'],
    ['until a moment', { to: '2026-11-20T23:30Z' }, 'Ends (Budapest time): 2026.11.21. 00:30'],
  ])('the banner has the times of a notice %s (OPS-3)', async (_, times, text) => {
    await visit({
      path: '/login',
      language: 'en',
      world: worldWith({ notice: { hu: 'x' }, ...times }, '2026-03-20T10:00:00Z'),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each<[string, unknown, PortalStatus]>([
    ['null', null, {}],
    ['a list', ['pay'], {}],
    ['a number for a notice', { notice: 7, from: '2026-11-28T22:00Z' }, { from: new Date('2026-11-28T22:00Z') }],
    ['a notice without Hungarian', { notice: { en: 'x' } }, { notice: { en: 'x' } }],
    ['a notice that is too long', { notice: { hu: 'x'.repeat(2_000) } }, { notice: { hu: 'x'.repeat(1_000) } }],
    ['a date without a zone', { from: '2026-11-28T22:00' }, {}],
    ['a date with a space', { to: '2026-11-28 22:00+01:00' }, {}],
    ['no date', { to: '2026-13-45T99:99Z' }, {}],
    ['a day that isn’t in the calendar', { from: '2026-11-31T22:00Z' }, {}],
    ['an end before its beginning', { from: '2027-01-02T00:00Z', to: '2027-01-01T00:00Z' }, {}],
    ['a field that nobody knows', { off: ['pay'] }, {}],
  ])('a status with %s counts by its valid parts (OPS-3)', (_, file, read) => {
    const { status, problems } = readStatus(file);
    expect(status).toEqual(read);
    expect(problems).not.toEqual([]);
  });

  it('the status is read again every few minutes while the tab stays in view (OPS-3)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const world = worldWith({});
    await visit({ path: '/login', world });
    await heading('Bejelentkezés');
    await vi.dynamicImportSettled();
    world.state.status = { notice: { hu: 'Karbantartás lesz.' } };
    await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
    expect(await screen.findByText('Karbantartás lesz.')).toBeVisible();
  });

  it('a notice that is over isn’t shown (OPS-3)', async () => {
    const world = worldWith({ notice: { hu: 'Karbantartás lesz.' }, to: '2026-03-20T10:01Z' }, '2026-03-20T10:00:00Z');
    await visit({ path: '/login', world });
    expect(await screen.findByText('Karbantartás lesz.')).toBeVisible();
    world.state.status.to = '2026-03-20T10:00Z';
    seenAgain();
    await waitFor(() => expect(screen.queryByText('Karbantartás lesz.')).not.toBeInTheDocument());
  });
});
