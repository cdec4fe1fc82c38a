import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setDirectDebit } from '../../mocks/model/payment/mandates';
import { personaAccount } from '../../mocks/personas';
import type { World } from '../../mocks/world';
import { applyConfig, builtConfig } from '../../src/config';
import { openInSpring } from '../routes/payment/support';
import { heading } from '../setup/renderPortal';

const kr = '123458';
const unpaid = /^A 2025\. évi díjaiból 37\s200\sFt nincs befizetve\.$/;

/** Dénes owes three months of a contract that ended with the year before. */
const ended = (world: World): void => {
  const { contracts, debits } = world.state;
  for (const contract of contracts.filter((one) => one.kr === kr))
    Object.assign(contract, { from: '2025-01-01', to: '2025-12-31', year: 2025 });
  world.state.debits = debits.filter((debit) => debit.kr !== kr);
  for (const month of ['10', '11', '12'])
    world.state.debits.push({ kr, year: 2025, due: `2025-${month}-01`, amount: 12_400, open: 12_400 });
};

const pages = [
  ['/app', 'Áttekintés'],
  ['/payment/regularcredit', 'Rendszeres bankkártyás fizetés'],
  ['/payment/directdebit', 'Csoportos beszedés'],
] as const;

describe('the debt of a contract that ended with the year before (PAY-1)', () => {
  beforeEach(() => applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } }));
  afterEach(() => applyConfig(builtConfig));

  it('is told on the payments and the overview, with whom to ask', async () => {
    const { sent, go } = await openInSpring('/payment', 'denes', { prepare: (_store, world) => ended(world) });
    expect(await screen.findByText(unpaid)).toBeVisible();
    expect(sent('/getAmounts')).toContainEqual({ kr, year: 2025 });
    expect(screen.getByText('Online csak a 2026. évi díjak fizethetők be.')).toBeVisible();
    expect(screen.getByText(/^Az ügyfélszolgálatunk segít a korábbi díjak rendezésében\./)).toHaveTextContent(
      '+36 1 234 5678',
    );
    for (const [page, name] of pages) {
      await go(page);
      // The same words stand on the page before.
      await heading(name);
      expect(await screen.findByText(unpaid)).toBeVisible();
    }
  });

  it('stands beside a mandate that has expired, whatever the service calls it, and no other is offered for nothing', async () => {
    const { go } = await openInSpring('/payment/directdebit', 'denes', {
      prepare: (_store, world) => {
        ended(world);
        setDirectDebit(world, personaAccount(world, 'denes'), '117730161111101800000000', 20_000, {
          from: '2025-12-27',
          to: '2025-12-31',
        });
      },
    });
    expect(await screen.findByText(unpaid)).toBeVisible();
    expect(screen.getAllByText('Lejárt')).toHaveLength(2);
    expect(screen.queryByText('Aktív')).not.toBeInTheDocument();
    expect(screen.getByText('A felhatalmazása 2025. december 31-én lejárt')).toBeVisible();
    await go('/payment/regularcredit');
    await heading('Rendszeres bankkártyás fizetés');
    expect(
      await screen.findByText('Nincs érvényes szerződése, ezért felhatalmazással sem vonunk le semmit.'),
    ).toBeVisible();
    expect(screen.queryByText('A csoportos beszedése aktív.')).not.toBeInTheDocument();
  });

  it('is why no new contract can be signed: its sum and whom to ask, not a page where it can’t be paid (ERR-2)', async () => {
    await openInSpring('/contracting/init', 'denes', { prepare: (_store, world) => ended(world) });
    expect(await screen.findByText(unpaid)).toBeVisible();
    expect(screen.getByText('Új szerződést csak ennek a rendezése után köthet.')).toBeVisible();
    expect(screen.queryByText(/Rendezze a Befizetés oldalon/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tovább a befizetéshez' })).not.toBeInTheDocument();
  });

  it('is told on the payments beside an overpayment, too, less what it covers', async () => {
    const overpaid = (amount: number) => (_store: unknown, world: World) => {
      ended(world);
      personaAccount(world, 'denes').overpayment = amount;
    };
    await openInSpring('/payment', 'denes', { prepare: overpaid(3_000) });
    expect(await screen.findByText(/^A 2025\. évi díjaiból 34\s200\sFt nincs befizetve\.$/)).toBeVisible();
    expect(screen.queryByText(/túlfizetése van/)).not.toBeInTheDocument();
  });

  it('is told on the payments, too, where this year is overpaid', async () => {
    await openInSpring('/payment', 'denes', {
      prepare: (_store, world) => {
        ended(world);
        world.state.debits.push({ kr, year: 2026, due: '2026-01-01', amount: 0, open: -3_000 });
      },
    });
    expect(await screen.findByText(unpaid)).toBeVisible();
  });

  it('leaves the overview without advice on how to use the card, or to change the package (UX-30)', async () => {
    const prepare = (_store: unknown, world: World): void => {
      ended(world);
      for (const contract of world.state.contracts.filter((one) => one.kr === kr)) contract.cardStatus = 1;
    };
    await openInSpring('/app', 'denes', { prepare });
    expect(
      await screen.findByText(/^A szerződése 2025\. december 31-én lejárt, a kártyája nem használható\.$/),
    ).toBeVisible();
    // Before the debt is settled it would be refused.
    expect(screen.queryByText(/Kössön újat/)).not.toBeInTheDocument();
    expect(screen.queryByText(/mutassa fel belépéskor/)).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
  });

  it('is nothing where this year’s contract runs: last year isn’t asked for', async () => {
    const { sent } = await openInSpring('/payment', 'denes');
    expect(await screen.findByText(/^37\s200\sFt befizetése$/)).toBeVisible();
    expect(screen.queryByText(/nincs befizetve/)).not.toBeInTheDocument();
    expect(sent('/getAmounts')).not.toContainEqual({ kr, year: 2025 });
  });
});
