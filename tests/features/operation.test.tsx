import { act, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { statusAt } from '~/features/operation/portalStatus';
import { readStatus, type PortalStatus } from '~/features/operation/statusFile';

import type { StatusFile } from '../../mocks/state';
import {
  debit,
  openWizard,
  radio,
  springDay,
  stepHeading,
  type Contracting,
} from '../routes/contracting/wizard/support';
import { configure } from '../setup/configure';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

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

  it('what is off is disabled, and says why (OPS-3)', async () => {
    await visit({ path: '/register', world: worldWith({ off: ['register'] }) });
    await heading('Regisztráció');
    expect(await screen.findByText(/Ez a szolgáltatás most szünetel/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Regisztráció' })).toBeDisabled();
  });

  it('the status is read again before paying: what was switched off meanwhile starts no transaction (OPS-3)', async () => {
    const world = worldWith({ notice: { hu: 'Karbantartás lesz.' } }, '2026-03-10T09:00:00Z');
    const { user, sent } = await visit({ path: '/payment', as: 'anna', world });
    await screen.findByRole('button', { name: 'Fizetés' });
    // The page has read the file: it won't read it again before the press.
    await screen.findByText('Karbantartás lesz.');
    world.state.status = { off: ['pay.4'] };
    await user.click(screen.getByRole('button', { name: 'Fizetés' }));
    expect(await screen.findByText(/rendszerfrissítés miatt most nem érhető el/)).toBeVisible();
    expect(sent('/startTransaction')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Fizetés' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Fizetés' })).toHaveAccessibleDescription(
      /^A választott fizetési mód most szünetel/,
    );
  });

  it.each<[string, unknown, Partial<PortalStatus>]>([
    ['null', null, {}],
    ['a list', ['pay'], {}],
    ['a number for a notice', { notice: 7, off: ['pay'] }, { off: ['pay'] }],
    ['a notice without Hungarian', { notice: { en: 'x' }, off: ['pay'] }, { notice: { en: 'x' }, off: ['pay'] }],
    ['a date without a zone', { from: '2026-11-28T22:00', off: ['pay'] }, { off: ['pay'] }],
    ['a date with a space', { to: '2026-11-28 22:00+01:00', off: ['pay'] }, { off: ['pay'] }],
    ['no date', { to: '2026-13-45T99:99Z', off: ['pay'] }, { off: ['pay'] }],
    [
      'an end before its beginning',
      { from: '2027-01-02T00:00Z', to: '2027-01-01T00:00Z', off: ['pay'] },
      { off: ['pay'] },
    ],
    ['a text for the switches', { off: 'pay' }, { off: ['pay'] }],
    ['an unknown switch and a number beside a known one', { off: ['pya', 7, ' pay.4 '] }, { off: ['pay.4'] }],
  ])('a status with %s counts by its valid parts: a slip never undoes a switch (OPS-3)', (_, file, read) => {
    const { status, problems } = readStatus(file);
    expect(status).toEqual({ off: [], ...read });
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

  it('switches hold from one moment to the other, and the notice shows until the end (OPS-3)', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, moment, (from, to, at) => {
        const { off, notice } = statusAt({ notice: { hu: 'x' }, from, to, off: ['pay'] }, at);
        expect(off).toEqual(at >= from && at < to ? ['pay'] : []);
        expect(notice !== undefined).toBe(at < to);
      }),
    );
  });
});

const methodIsOff = 'Ez a fizetési mód most szünetel.';
const chosenIsOff = /^A választott fizetési mód most szünetel/;
const payingIsOff = /^Az online fizetés most szünetel/;

const openStep = (off: string[], contracting: Contracting) =>
  openWizard({ ...contracting, withOperation: true, change: (world) => (world.state.status = { off }) });

const signAll = async ({ user }: Awaited<ReturnType<typeof openStep>>): Promise<void> => {
  for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
};

describe('a payment method that operations switched off', () => {
  it('a method that is off can’t be chosen or used on the payments page, which says why; others can (OPS-3)', async () => {
    const world = testWorld({ now: () => springDay });
    world.state.status = { off: ['pay.4', 'pay.A'] };
    const { user } = await renderPortal({ path: '/payment', as: 'anna', world, withOperation: true });
    await screen.findByRole('button', { name: 'Fizetés' });
    await waitFor(() => expect(radio('Bankkártya')).toBeDisabled());
    expect(radio('Bankkártya')).toHaveAccessibleDescription(methodIsOff);
    // The gift card is a bank card to the services.
    for (const name of ['Ajándékkártya', 'SZÉP-kártya']) expect(radio(name)).toBeDisabled();
    const pay = screen.getByRole('button', { name: 'Fizetés' });
    expect(pay).toBeDisabled();
    expect(pay).toHaveAccessibleDescription(chosenIsOff);
    await user.click(radio('Cafeteriakártya'));
    expect(screen.getByRole('button', { name: 'Fizetés' })).toBeEnabled();

    world.state.status = { off: ['pay'] };
    seenAgain();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Fizetés' })).toHaveAccessibleDescription(payingIsOff),
    );
    expect(radio('Cafeteriakártya')).toBeDisabled();
  });

  it('a method that is off can’t be chosen in step 6, which says why; what is on goes through (OPS-3)', async () => {
    const { user, press } = await openStep(['pay.4', 'pay.3'], { step: 6 });
    await waitFor(() => expect(radio('Bankkártya')).toBeDisabled());
    for (const name of ['Bankkártya', 'Ajándékkártya', 'Csoportos beszedés, havonta']) {
      expect(radio(name)).toBeDisabled();
      expect(radio(name)).toHaveAccessibleDescription(expect.stringContaining(methodIsOff));
    }
    await user.click(radio('SZÉP-kártya'));
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
  });

  it('a method that is off stops the last step in words until it is on again (OPS-3)', async () => {
    const wizard = await openStep(['pay.4'], { step: 7 });
    await signAll(wizard);
    const pay = screen.getByRole('button', { name: 'Fizetés' });
    await waitFor(() => expect(pay).toHaveAccessibleDescription(chosenIsOff));
    expect(pay).toBeDisabled();
    wizard.world.state.status = { off: ['pay'] };
    seenAgain();
    await waitFor(() => expect(pay).toHaveAccessibleDescription(payingIsOff));
    wizard.world.state.status = {};
    seenAgain();
    await waitFor(() => expect(pay).toBeEnabled());
  });

  it('a contract without a bank’s page is signed where only payments are off (OPS-3)', async () => {
    const wizard = await openStep(['pay'], { step: 7, ...debit });
    await signAll(wizard);
    const finish = screen.getByRole('button', { name: 'Véglegesítés' });
    expect(finish).toBeEnabled();
    wizard.world.state.status = { off: ['pay.3'] };
    seenAgain();
    await waitFor(() => expect(finish).toHaveAccessibleDescription(chosenIsOff));
  });
});

const payButton = () => screen.findByRole('button', { name: 'Fizetés' });
const unreachable = /^Online most nem lehet fizetni, mert a bank oldala a portálról nem nyitható meg/;

describe('paying where no bank’s page can be opened', () => {
  it('paying is off, and says so, where the settings allow no origin (OPS-1)', async () => {
    configure({ allowedOrigins: [] });
    await renderPortal({ path: '/payment', as: 'anna' });
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(unreachable));
    expect(await payButton()).toBeDisabled();
  });

  it('paying is off after a reply named a bank that isn’t allowed, until the page is loaded again (OPS-1)', async () => {
    const { user, sent } = await renderPortal({
      path: '/payment',
      as: 'anna',
      worldOptions: {
        now: () => new Date('2026-03-10T09:00:00Z'),
        bankUrl: 'https://evil.example/bank?t={transaction}',
      },
    });
    await user.click(await payButton());
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(unreachable));
    expect(await payButton()).toBeDisabled();
    await user.click(await payButton());
    expect(sent('/startTransaction')).toHaveLength(1);
  });
});
