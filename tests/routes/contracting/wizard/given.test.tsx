import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { formatForint } from '../../../../src/domain/money/money';
import { noteDepartures } from '../../../setup/navigation';
import { costs, field, home, nextButton, openWizard, part, plain, radio, stepHeading } from './support';

const left = noteDepartures();

/** What the bank is asked for. */
const orders = (sent: (call: string) => unknown[]): number[] =>
  sent('/startTransaction').map((order) => (order as { amount: number }).amount);

describe('what the service says of a contract, to the bank’s page', () => {
  it.each([
    // 12 400 x 9 = 111 600
    ['waives the administration and other charges of its tariff', { fdij1: 0, fdij3: 0 }, 111_600],
    ['charges what its tariff doesn’t name', { fdij1: 700, fdij3: 2_000 }, 114_300],
  ])('%s: so does the portal (WIZ-9, WIZ-13)', async (_what, charges, amount) => {
    const { user, press, sent } = await openWizard({
      step: 7,
      change: ({ state }) => {
        state.settings.tariff = { dij1: 2_000, dij2: 1_000, dij3: 300, dij4: 1_500 };
        state.settings.charges = charges;
      },
    });
    expect(costs().Fizetendő).toBe(plain(formatForint(amount, 'hu')));
    for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
    await press('Fizetés');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/submit-7')).toMatchObject([{ ledger: { fees: { ...charges, fosszeg: amount } } }]);
    expect(orders(sent)).toEqual([amount]);
  });

  const pickedUp = {
    terms: { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'b' as const },
    delivery: { fee: 'none' as const, addressee: '', address: home },
  };

  it('names an address though the card is picked up: step 4 keeps picking up (WIZ-9)', async () => {
    const { press, sent } = await openWizard({ step: 4, pending: 5, saved: pickedUp });
    expect(radio(/^Személyesen/)).toBeChecked();
    expect(costs()).toEqual({
      'Fenntartási díj: 9 × 12 400 Ft': '111 600 Ft',
      'Ügyintézési díj': '500 Ft',
      Fizetendő: '112 100 Ft',
    });
    await press('Tovább');
    await stepHeading('Számlázás');
    expect(sent('/submit-4')).toEqual([]);
  });

  it('names an address though the card is picked up: no step after it charges or sends the post (WIZ-9)', async () => {
    const { user, press, sent } = await openWizard({ step: 6, saved: pickedUp });
    await user.click(radio('Bankkártya'));
    expect(costs().Fizetendő).toBe('112 100 Ft');
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
    await nextButton();
    expect(sent('/submit-6')).toMatchObject([
      { contract: { address: null }, ledger: { fees: { fdij2: 0, fdij4: 0 } } },
    ]);
    expect(part('Kártya és átvétel')).toEqual({ Kártya: 'Plasztik kártya', Átvétel: 'Személyesen' });
  });

  it('asks another monthly fee than step 3 showed: both are said before anything is paid (WIZ-13)', async () => {
    const { server, user, press } = await openWizard({ step: 3 });
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elfogadom a szerződési feltételeket' }));
    server.use(
      http.post('*/get-4', () =>
        HttpResponse.json({
          status: 'OK',
          contract: { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'c' },
          fees: { hdij: 14_900, dij1: 500, fdij1: 500 },
          home,
          type: 'R',
        }),
      ),
    );
    await press('Tovább');
    await stepHeading('Kártya és átvétel');
    await nextButton();
    expect(
      await screen.findByText(/Ott 12 400 Ft, a szerződésében most 14 900 Ft/, { normalizer: plain }),
    ).toBeVisible();
    expect(costs()['Fenntartási díj: 9 × 14 900 Ft']).toBe('134 100 Ft');
  });

  it('asks the monthly fee that step 3 showed: nothing is said of it (WIZ-13)', async () => {
    await openWizard({ step: 7 });
    await waitFor(() => expect(costs()['Fenntartási díj: 9 × 12 400 Ft']).toBe('111 600 Ft'));
    expect(screen.queryByText(/A havi díj nem az/)).not.toBeInTheDocument();
  });

  it('lists start months in any order, two days of May among them: they stand in the calendar’s, the two with their day, and the earliest is chosen (WIZ-8)', async () => {
    const { user } = await openWizard({
      step: 3,
      change: (world) =>
        addFault(world, {
          call: '/get-dates',
          kind: 'fields',
          fields: { list: ['2026-12-01', '2026-05-15', '2026-05-01', '2026-04-01', '2026-05-01'] },
        }),
    });
    expect(field('Kezdő hónap')).toHaveTextContent('2026. április');
    await user.click(field('Kezdő hónap'));
    const months = await screen.findAllByRole('option');
    expect(months.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      '2026. április',
      '2026. május 1.',
      '2026. május 15.',
      '2026. december',
    ]);
  });

  it('leaves out the employer of a saved employer’s invoice: it stays the employer’s, as it was saved (WIZ-10)', async () => {
    const invoice = { direction: 3 as const, name: 'Példa Kft.', tax: '12345676-2-41', address: home };
    const { press, sent } = await openWizard({ step: 5, pending: 6, saved: { invoice, employer: null } });
    expect(screen.getByRole('checkbox', { name: 'Munkáltatói számlát kérek' })).toBeChecked();
    expect(screen.getByText('A munkáltatómnak: Példa Kft.')).toBeVisible();
    await press('Tovább');
    await stepHeading('Fizetési mód');
    expect(sent('/submit-5')).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the progress line opens the list of steps, whose earlier ones can be opened (WIZ-4)', async () => {
    const { user } = await openWizard({ step: 4 });
    const line = screen.getByRole('button', { name: 'Lépések' });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(line.getAttribute('aria-controls') ?? '') ?? document.body;
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.replace(/^\d/, ''))).toEqual([
      'Személyes adatok – kész',
      'Lakcím és telefon – kész',
      'Szerződés adatai – kész',
      'Kártya és átvétel',
      'Számlázás',
      'Fizetési mód',
      'Összegzés és fizetés',
    ]);
    expect(items[3]).toHaveAttribute('aria-current', 'step');
    await user.click(within(list).getByRole('button', { name: 'Személyes adatok – kész' }));
    await stepHeading('Személyes adatok');
    expect(screen.getByRole('button', { name: 'Lépések' })).toHaveAttribute('aria-expanded', 'false');
  });
});
