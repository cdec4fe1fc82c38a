import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { noonOf } from '../../mocks/control';
import { addInvoice } from '../../mocks/model/payment/invoices';
import { setRegularCredit } from '../../mocks/model/payment/mandates';
import { personaAccount } from '../../mocks/personas';
import type { World } from '../../mocks/world';
import { keepPlan } from '../../src/session/chargePlans';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';

const visit = (path: string, as: string, day: string, prepare?: PortalVisit['prepare']) =>
  renderPortal({ path, as, worldOptions: { now: () => noonOf(day) }, ...(prepare && { prepare }) });

/** Of this year's fees only December's is open, and it isn't due yet. */
const onlyLater = (world: World, name: string): void => {
  const { kr } = personaAccount(world, name);
  for (const debit of world.state.debits)
    if (debit.kr === kr) Object.assign(debit, debit.due < '2026-12' ? { open: 0 } : { due: '2026-12-31' });
};

const messageOf = async (title: string) => {
  const found = (await screen.findByText(title)).closest('.MuiAlert-root');
  if (!(found instanceof HTMLElement)) throw new Error('It stands in no message');
  return within(found);
};

describe('a contract that ends soon (CON-11)', () => {
  it('is the first thing on the overview once the next one can be signed, and isn’t said twice', async () => {
    await visit('/app', 'dora', '2026-12-05');
    const message = await messageOf('A szerződése 2026. december 31-én lejár.');
    expect(message.getByText('Utána a kártyáját csak új szerződéssel használhatja.')).toBeVisible();
    expect(message.getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(message.getByText(/lejár\.$/).compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Szerződés megújítása')).not.toBeInTheDocument();
  });

  it.each(['/app', '/payment'])('says on its last day that the card stops tomorrow: %s', async (path) => {
    await visit(path, 'dora', '2026-12-31');
    const message = await messageOf('A szerződése ma lejár.');
    expect(message.getByText(/^Holnaptól a kártyája nem használható/)).toBeVisible();
  });

  it('names the last day for what is left of this year beside it (PAY-1)', async () => {
    const { user, sent } = await visit('/payment', 'anna', '2026-12-05', (_store, world) => onlyLater(world, 'anna'));
    const message = await messageOf('A szerződése 2026. december 31-én lejár.');
    expect(message.getByRole('link', { name: 'Új szerződés' })).toBeVisible();
    const left = await messageOf('Most nincs esedékes díja.');
    expect(left.getByText('Fizesse be legkésőbb 2026. december 31-én: utána online már nem lehet.')).toBeVisible();
    // It can't wait any longer, so it isn't called ahead, and one press pays it.
    expect(left.queryByText(/előre/)).not.toBeInTheDocument();
    await user.click(left.getByRole('button', { name: /^12.400.Ft befizetése$/ }));
    await waitFor(() => expect(sent('/startTransaction')).toEqual([expect.objectContaining({ amount: 12_400 })]));
  });

  it('warns of paying twice beside it, and its own button isn’t the coloured one, where a mandate collects the rest (MAN-2)', async () => {
    await visit('/payment', 'anna', '2026-12-05', (store, world) => {
      onlyLater(world, 'anna');
      setRegularCredit(world, personaAccount(world, 'anna'), true, '2026-11-27');
      keepPlan(store.get(), {
        kind: 'regularCredit',
        year: 2026,
        charges: [{ date: '2026-11-27', isExpected: false }],
      });
    });
    expect(await screen.findByText('A szerződése 2026. december 31-én lejár.')).toBeVisible();
    expect(await screen.findByText('A később esedékes díjakat automatikusan beszedjük')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fizetés' })).toHaveClass('MuiButton-outlined');
  });

  it.each(['/app', '/payment'])('tells a debtor that the next one waits for the debt: %s (UX-37)', async (path) => {
    await visit(path, 'denes', '2026-12-31');
    const message = await messageOf('A szerződése ma lejár.');
    expect(
      message.getByText(
        'Holnaptól a kártyája nem használható, amíg meg nem köti a következő szerződését. A következőt azután kötheti meg, hogy rendezte az esedékes díját.',
      ),
    ).toBeVisible();
    expect(message.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('fees that are the member’s since a withdrawal', () => {
  const withdrawn: PortalVisit['prepare'] = (store, world) => {
    onlyLater(world, 'otto');
    keepPlan(store.get(), {
      kind: 'directDebit',
      year: 2026,
      charges: [],
      withdrawn: { at: noonOf('2026-11-10').getTime(), isAwaited: false },
    });
  };

  it.each(['/app', '/payment'])('are explained as long as the device knows it: %s', async (path) => {
    await visit(path, 'otto', '2026-11-27', withdrawn);
    expect(
      await screen.findByText(
        'A felhatalmazását 2026. november 10-én visszavonta, ezért a díjait azóta Önnek kell befizetnie.',
      ),
    ).toBeVisible();
  });

  it('are so at once where the history tells that nothing is under way: no page warns of a charge (MAN-2)', async () => {
    const { user, go } = await visit('/payment/directdebit', 'hedvig', '2026-11-27');
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const question = within(await screen.findByRole('dialog', { name: 'Visszavonja a csoportos beszedést?' }));
    expect(question.getByText(/^A 2026\. december 5-i terhelés .* már nem indul el/)).toBeVisible();
    expect(question.getByText('A banki átfutás több munkanap.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Igen' }));
    const done = within(await screen.findByRole('dialog', { name: 'A visszavonást rögzítettük' }));
    await user.click(done.getByRole('button', { name: 'Bezárás' }));
    expect(await screen.findByText('Csoportos beszedés visszavonva.')).toBeVisible();
    await go('/payment');
    await heading('Befizetés');
    expect(await screen.findByText(/^A felhatalmazását 2026\. november 27-én visszavonta/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Befizetés előre' })).toBeVisible();
    expect(screen.queryByText(/még teljesülhet/)).not.toBeInTheDocument();
  });

  it('aren’t, once a mandate collects again', async () => {
    await visit('/payment', 'hedvig', '2026-11-27', (store) =>
      keepPlan(store.get(), {
        kind: 'regularCredit',
        year: 2026,
        charges: [],
        withdrawn: { at: noonOf('2026-11-10').getTime(), isAwaited: false },
      }),
    );
    expect(await screen.findByText(/A bankszámlájáról szedjük be\./)).toBeVisible();
    expect(screen.queryByText(/visszavonta/)).not.toBeInTheDocument();
  });
});

describe('a card whose charge of this month has paid an older fee', () => {
  it('leaves the newer fee to the member, and says which charge paid what', async () => {
    await visit('/payment', 'imre', '2026-12-10', (_store, world) => {
      const { kr } = personaAccount(world, 'imre');
      for (const debit of world.state.debits)
        if (debit.kr === kr) Object.assign(debit, { open: debit.due < '2026-12' ? 0 : debit.amount });
      world.state.invoices = world.state.invoices.filter((one) => one.kr !== kr || one.date < '2026-11');
      addInvoice(world, { kr, date: '2026-12-02', fullAmount: 12_400 });
    });
    const message = await messageOf('A 2026. évi díjából 12 400 Ft esedékes.');
    expect(
      message.getByText(
        /^Ezt a felhatalmazása alapján nem szedjük be: .* 2026\. december 2-án 12\s400\sFt-ot levontunk/,
      ),
    ).toBeVisible();
    expect(message.queryByText(/nem vontunk le|miért maradt el/)).not.toBeInTheDocument();
  });
});
