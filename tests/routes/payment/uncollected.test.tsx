import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { addInvoice } from '../../../mocks/model/payment/invoices';
import { mandatesOf, setDirectDebit, setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { keepPlan } from '../../../src/session/chargePlans';
import { itEach } from '../../setup/itEach';
import { noteDepartures } from '../../setup/navigation';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { grouped, inSpring } from './support';

const left = noteDepartures();

const open = (path: string, as: string, more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as, worldOptions: inSpring, ...more });

const alert = async (text: string | RegExp) => {
  const found = (await screen.findByText(text)).closest('.MuiAlert-root');
  if (!(found instanceof HTMLElement)) throw new Error('It stands in no message');
  return within(found);
};

const awaited = 'Most nincs befizetnivalója: a 2026. évi díjából esedékes 12 400 Ft-ot 2026. március 13-án beszedjük.';

describe('a failed direct debit (UX-8)', () => {
  it('is marked in its row, in the chart and in words, and what it left can be paid (UX-7)', async () => {
    const { user, sent } = await open('/payment/directdebit', 'hajnalka', {
      prepare: (store) => store.memberStorage.save('payment.method', { method: '11' }),
    });
    const message = await alert(awaited);
    expect(message.getByText('Sikertelen beszedés: 2026. március 5., 12 400 Ft.')).toBeVisible();

    const rows = within(screen.getByRole('table', { name: 'Beszedések' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
      'Bejelentve',
      'Sikertelen',
      'Teljesült',
      'Teljesült',
    ]);
    expect(within(rows[2]!).getByText('Sikertelen').closest('.MuiChip-colorError')).not.toBeNull();
    expect(
      screen.getByRole('img', { name: /a legnagyobb összeg 12\s400\sFt; sikertelen: 2026\.03\.05\.$/ }),
    ).toBeVisible();

    await user.click(message.getByRole('button', { name: 'Mégis most fizetem be' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^12\s400\sFt befizetése$/ }),
    );
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/startTransaction')).toEqual([
      expect.objectContaining({ amount: 12_400, method: '11', contracting: false, kr: '345602' }),
    ]);
  });

  it('leaves nothing to do while the bank tries again, and the payments ask who pays all the same (UX-8)', async () => {
    const { user, sent } = await open('/payment', 'hajnalka');
    const message = await alert(awaited);
    expect(message.getByText(/^Bejelentett beszedés: 2026\. március 13\., 12\s400\sFt\.$/)).toBeVisible();
    expect(message.getByText(/^Legyen rá fedezet\. Ha nem sikerül, utána online befizetheti\./)).toBeVisible();
    expect(message.queryByText(/^Egy gombnyomással befizetheti/)).not.toBeInTheDocument();
    expect(message.getByRole('link', { name: 'Csoportos beszedés' })).toHaveAttribute('href', '/payment/directdebit');
    expect(screen.queryAllByRole('button').filter((button) => button.className.includes('contained'))).toEqual([]);

    // The form asks, too.
    await alert(
      /^2026\. március 13-án 12\s400\sFt beszedése következik a bankszámlájáról\. Ha most is befizeti, ugyanazt/,
    );
    await user.click(screen.getByRole('button', { name: 'Fizetés' }));
    const question = within(await screen.findByRole('dialog', { name: 'Lehet, hogy kétszer fizeti ki' }));
    expect(
      question.getByText(/^2026\. március 13-án 12\s400\sFt beszedése következik a bankszámlájáról\./),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/startTransaction')).toEqual([]);
    expect(left).not.toHaveBeenCalled();
  });

  it('is no task on the overview while the bank tries again (UX-1)', async () => {
    await open('/app', 'hajnalka');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('Most nincs befizetnivalója')).toBeVisible();
    expect(payments.getByText(/^Bejelentett beszedés: 2026\. március 13\./)).toBeVisible();
    expect(payments.getByRole('link', { name: 'Befizetések megnyitása' })).toBeVisible();
    expect(await screen.findByText('március: M, beszedés alatt')).toBeInTheDocument();
    expect(screen.getByText(/12\s400\sFt beszedés alatt/)).toBeVisible();
  });

  it('that was announced for the next month may be that month’s: ask before you pay', async () => {
    await open('/payment', 'hajnalka', {
      prepare: (_store, world) => {
        mandatesOf(world, '345602').directDebit.list[0]!.date = '2026-04-05';
      },
    });
    const message = await alert('A 2026. évi díjából 12 400 Ft-ot eddig nem szedtünk be a bankszámlájáról.');
    expect(message.getByText('Nem tudjuk, hogy ezt a díjat vonják-e le vele, vagy egy későbbit.')).toBeVisible();
    expect(message.getByText('Ha nem, kérdezze meg az ügyfélszolgálatot, mielőtt befizeti.')).toBeVisible();
    expect(message.getByRole('button', { name: /^12\s400\sFt befizetése$/ })).toHaveClass('MuiButton-outlined');
  });

  it('that was paid otherwise since may still be tried again, and the page says so (PAY-12, UX-8)', async () => {
    await open('/payment', 'hajnalka', {
      prepare: (_store, world) => {
        for (const debit of world.state.debits) if (debit.kr === '345602') debit.open = 0;
      },
    });
    expect(await screen.findByText(/Ez egy korábban sikertelen beszedés ismétlése is lehet\./)).toBeVisible();
  });

  it('reads the same in English', { tags: ['wide'] }, async () => {
    await open('/payment/directdebit', 'hajnalka', { language: 'en' });
    const message = await alert('Nothing to pay now: we’ll collect 12,400 Ft of your 2026 fees on 13 March 2026.');
    expect(message.getByText('Failed collection: 12,400 Ft on 5 March 2026.')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Collections' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual([
      'Announced',
      'Failed',
      'Collected',
      'Collected',
    ]);
  });

  it('that is the only collection is no “last 1 collections”', async () => {
    const prepare: PortalVisit['prepare'] = (_store, world) =>
      void mandatesOf(world, '345602').directDebit.list.splice(2);
    await open('/payment/directdebit', 'hajnalka', { language: 'en', prepare });
    expect(
      await screen.findByRole('img', {
        name: /^One collection, 5 March 2026; the amount is 12,400\sFt; failed: 5 March 2026$/,
      }),
    ).toBeVisible();
  });

  it('that has been paid since asks for nothing', async () => {
    await open('/payment/directdebit', 'hedvig');
    const message = await alert('A 2026. évi díjából most semmi nem esedékes.');
    expect(message.getByText('Sikertelen beszedés: 2026. március 5., 12 400 Ft.')).toBeVisible();
    expect(message.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is history once a later collection went through', async () => {
    await open('/payment/directdebit', 'hedvig', {
      prepare: (_store, world) =>
        void mandatesOf(world, '345601').directDebit.list.unshift({
          date: '2026-03-09',
          amount: 12_400,
          state: 'Teljesült',
        }),
    });
    expect(await screen.findByText('Sikertelen')).toBeVisible();
    expect(screen.queryByText(/Sikertelen beszedés/)).not.toBeInTheDocument();
  });

  it('leads to the payments where the sum that is due can’t be read', async () => {
    await open('/payment/directdebit', 'hajnalka', {
      prepare: (_store, world) => addFault(world, { call: '/getAmounts', kind: '500' }),
    });
    const message = await alert('Sikertelen beszedés: 2026. március 5., 12 400 Ft.');
    expect(message.getByRole('link', { name: 'Befizetés' })).toHaveAttribute('href', '/payment');
    expect(screen.getByRole('textbox', { name: 'Bankszámlaszám' })).toBeVisible();
  });

  it('shows another word of the bank as it is, and claims nothing (FLT-7)', async () => {
    await open('/payment/directdebit', 'hedvig', {
      prepare: (_store, world) =>
        void mandatesOf(world, '345601').directDebit.list.splice(0, 3, {
          date: '2026-03-05',
          amount: 12_400,
          state: 'Törölve',
        }),
    });
    expect(await screen.findByText('Törölve')).toBeVisible();
    expect(screen.queryByText(/Sikertelen|Teljesült/)).not.toBeInTheDocument();
  });

  it('is not paid twice: a payment under way stands in the button’s place (PAY-6)', async () => {
    await open('/payment/directdebit', 'hajnalka', { prepare: (store) => store.update({ transaction: 'T1' }) });
    expect(await screen.findByText('Van egy megkezdett fizetése')).toBeVisible();
    expect(screen.queryByRole('button', { name: /befizetése$/ })).not.toBeInTheDocument();
  });

  it('says why the payment could not begin', { tags: ['wide'] }, async () => {
    const { user } = await open('/payment/directdebit', 'hajnalka', {
      prepare: (_store, world) => addFault(world, { call: '/startTransaction', kind: 'code', code: 'PAYING_DISABLED' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mégis most fizetem be' }));
    await user.click(await screen.findByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    expect(await screen.findByText(/Az online fizetés rendszerfrissítés miatt/)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('a regular card payment that left something unpaid (UX-8)', () => {
  it('says so, and what is due is paid with one press (UX-7)', async () => {
    const { user, sent } = await open('/payment/regularcredit', 'imre');
    const message = await alert('A 2026. évi díjából 12 400 Ft-ot eddig nem vontunk le a bankkártyájáról.');
    expect(message.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nézze meg a bankkártyája forgalmában, volt-e azóta újabb terhelés. Ha volt, néhány napon belül itt is látszik.',
      'Ha nem, fizesse be. Ha később mégis levonjuk, azzal a következő díját rendezi, vagy az ügyfélszolgálat segít.',
    ]);
    // So what they see there isn't taken for this fee.
    expect(
      message.getByText(
        /^Nem látjuk, miért maradt el, és hogy levonjuk-e még\. A legutóbbi számlája \(2026\. február .*, 12\s400\sFt\) egy korábbi díjáról szól\.$/,
      ),
    ).toBeVisible();
    await user.click(message.getByRole('button', { name: /^12\s400\sFt befizetése$/ }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/startTransaction')).toEqual([expect.objectContaining({ amount: 12_400, method: '4', kr: '345603' })]);
  });

  it('is told on the overview in a sentence: what has to be done about it stands on the payments (UX-1)', async () => {
    await open('/app', 'imre');
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('Ezt az összeget eddig nem vontuk le a bankkártyájáról.')).toBeVisible();
    expect(payments.queryByRole('listitem')).not.toBeInTheDocument();
    expect(payments.getByRole('link', { name: 'Tovább a befizetéshez' })).toHaveAttribute('href', '/payment');
  });

  it('claims neither that a charge comes nor that none does, where nothing else falls due', async () => {
    await open('/payment/regularcredit', 'imre', {
      prepare: (_store, world) => {
        world.state.debits = world.state.debits.filter(({ due }) => due <= '2026-03-10');
      },
    });
    expect(await screen.findByText('Nem tudjuk, lesz-e még terhelés')).toBeVisible();
    expect(screen.queryByText('Nem lesz terhelés')).not.toBeInTheDocument();
  });

  it('says nothing of a debt that no mandate had to collect', async () => {
    await open('/payment/regularcredit', 'anna');
    expect(await screen.findByRole('textbox', { name: 'Kezdő dátum' })).toBeVisible();
    expect(screen.queryByText(/Ft esedékes\.$/)).not.toBeInTheDocument();
  });
});

describe('what fell due before the bank has a new mandate', () => {
  itEach([
    [
      'a direct debit that begins later',
      '2026-04-20',
      [],
      [/^A beszedés 2026\. április 20-án indul\. Amíg be nem fizeti, a hátraléka ugyanennyi marad:/],
    ],
    ['a direct debit that was set up in this session', '2026-03-10', ['directDebit'], []],
  ] as const)('is the member’s to pay, and nothing is said to have failed: %s', async (_which, from, news, more) => {
    await open('/payment', 'anna', {
      prepare: (store, world) => {
        setDirectDebit(world, personaAccount(world, 'anna'), '117730161111101800000000', 20_000, { from });
        store.update({ newMandates: [...news] });
      },
    });
    const message = await alert('A 2026. évi díjából 12 400 Ft esedékes.');
    for (const text of [/^Ezt a felhatalmazása alapján nem szedjük be/, ...more])
      expect(message.getByText(text)).toBeVisible();
    expect(message.queryByText(/nem szedtük be|nem közli|nem tudjuk/)).not.toBeInTheDocument();
  });
});

describe('a sum of which a new mandate takes a part', () => {
  const inApril: Partial<PortalVisit> = {
    worldOptions: { now: () => new Date('2026-04-01T10:00:00Z') },
    prepare: (_store, world) => {
      const anna = personaAccount(world, 'anna');
      // March is open, and April's fee has fallen due.
      for (const debit of world.state.debits.filter(({ kr }) => kr === anna.kr))
        if (debit.due.startsWith('2026-04')) debit.due = '2026-04-01';
      setDirectDebit(world, anna, '117730161111101800000000', 20_000, { from: '2026-04-04' });
    },
  };
  const rest = /^A többi esedékes díjat mi szedjük be: 2026\. április 4\., 12.400.Ft\. Azt itt ne fizesse be\./;

  it('asks for what fell due before it, on every page, and says which charge takes the rest', async () => {
    const { go } = await open('/payment', 'anna', inApril);
    const message = await alert('A 2026. évi díjából 12 400 Ft esedékes.');
    expect(message.getByText(rest)).toBeVisible();
    expect(message.getByRole('button', { name: /^12\s400\sFt befizetése$/ })).toHaveClass('MuiButton-contained');
    expect(screen.getByText('Beszedés alatt').nextElementSibling).toHaveTextContent(/^12\s400\sFt$/);
    expect(await screen.findByText(/^2026\. április 4\./)).toBeVisible();
    await go('/payment/directdebit');
    await heading('Csoportos beszedés');
    expect((await alert('A 2026. évi díjából 12 400 Ft esedékes.')).getByText(rest)).toBeVisible();
    await go('/app');
    const region = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await region.findByText(/^Most fizetendő: 12\s400\sFt$/)).toBeVisible();
    expect(region.getByText(rest)).toBeVisible();
  });

  it('pays that sum without a question, and asks who pays more', async () => {
    const { user } = await open('/payment', 'anna', inApril);
    const amount = await screen.findByRole('textbox', { name: 'Befizetendő összeg' });
    await waitFor(() => expect(amount).toHaveValue(grouped('12 400')));
    await user.clear(amount);
    await user.type(amount, '24800');
    await user.click(screen.getByRole('button', { name: 'Fizetés' }));
    const question = await screen.findByRole('dialog', { name: 'Lehet, hogy kétszer fizeti ki' });
    await user.click(within(question).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(
      (await alert('A 2026. évi díjából 12 400 Ft esedékes.')).getByRole('button', { name: /befizetése$/ }),
    );
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });
});

describe('a card’s charge that its invoice tells', () => {
  const inDecember = (day: string): Partial<PortalVisit> => ({
    worldOptions: { now: () => new Date(`2026-12-${day}T10:00:00Z`) },
    prepare: (store, world) => {
      const anna = personaAccount(world, 'anna');
      setRegularCredit(world, anna, true, '2026-11-27');
      const december = world.state.debits.find(({ kr, due }) => kr === anna.kr && due.startsWith('2026-12'))!;
      // Charged on the 27th; November is open since before the mandate, or its sum, as payments are set off.
      Object.assign(december, { due: '2026-12-01', open: december.amount });
      for (const debit of world.state.debits) if (debit.kr === anna.kr && debit.due < december.due) debit.open = 0;
      addInvoice(world, { kr: anna.kr, date: '2026-12-27', fullAmount: december.amount });
      keepPlan(store.get(), {
        kind: 'regularCredit',
        year: 2026,
        charges: [{ date: '2026-11-27', isExpected: false }],
        debt: { currentDebit: december.amount, annualDebit: 2 * december.amount, on: '2026-11-27' },
      });
    },
  });

  it('isn’t waited for any more; what is left has to be paid, online until the year’s last day', async () => {
    const { go } = await open('/payment', 'anna', inDecember('28'));
    const message = await alert('A 2026. évi díjából 12 400 Ft esedékes.');
    expect(
      message.getByText(
        /^Ezt a felhatalmazása alapján nem szedjük be.* 2026\. december 27-én 12.400.Ft-ot levontunk: azzal egy korábbi díját fizette ki, nem ezt\.$/,
      ),
    ).toBeVisible();
    expect(message.getByText('Fizesse be legkésőbb 2026. december 31-én: utána online már nem lehet.')).toBeVisible();
    expect(
      screen.getByText(/^Legutóbbi terhelés a bankkártyáján: 12\s400\sFt \(2026\. december 27\.\)\.$/),
    ).toBeVisible();
    await go('/payment/regularcredit');
    await heading('Rendszeres bankkártyás fizetés');
    expect(await screen.findByText('A 2026. évi díjából 12 400 Ft esedékes.')).toBeVisible();
    await go('/app');
    const region = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await region.findByText(/^Fizesse be legkésőbb 2026\. december 31-én: utána online/)).toBeVisible();
  });
});

describe('the payments of somebody with a mandate (UX-8)', () => {
  itEach([
    ['hajnalka', awaited, 'Sikertelen beszedés: 2026. március 5., 12 400 Ft.'],
    [
      'imre',
      'A 2026. évi díjából 12 400 Ft-ot eddig nem vontunk le a bankkártyájáról.',
      'Nézze meg a bankkártyája forgalmában, volt-e azóta újabb terhelés. Ha volt, néhány napon belül itt is látszik.',
    ],
  ])('say why something is due (%s)', async (as, title, why) => {
    await open('/payment', as);
    expect((await alert(title)).getByText(why)).toBeVisible();
  });

  it('name the next instalment with its day and amount, and offer no second payment of it', async () => {
    const next =
      'Következő terhelés várhatóan: 2026. április 5., 12 400 Ft. A bankszámlájáról szedjük be. 2026 végéig összesen 111 600 Ft lesz esedékes.';
    const { go } = await open('/payment', 'hedvig');
    const message = await alert('Most nincs esedékes díja.');
    expect(message.getByText(next)).toBeVisible();
    expect(message.getByRole('link', { name: 'Csoportos beszedés' })).toHaveAttribute('href', '/payment/directdebit');
    expect(message.queryByRole('button')).not.toBeInTheDocument();
    await go('/app');
    expect(
      await within(await screen.findByRole('region', { name: '2026. évi befizetések' })).findByText(next),
    ).toBeVisible();
  });

  it(
    'name what falls due by the end of the year where no day is known, and how it is paid',
    { tags: ['wide'] },
    async () => {
      const { go } = await open('/payment', 'imre', {
        prepare: (_store, world) =>
          addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 0, allDebit: 24_800 } }),
      });
      const next = '2026 végéig még 24 800 Ft lesz esedékes. Automatikusan a bankkártyájáról vonjuk le.';
      expect((await alert('Most nincs esedékes díja.')).getByText(next)).toBeVisible();
      await go('/app');
      expect(await screen.findByText(next)).toBeVisible();
    },
  );

  it('say that there is nothing to do only where no instalment is left', async () => {
    const { go } = await open('/payment', 'dora');
    expect(
      (await alert('A 2026. évi díjaival nincs teendője.')).getByText('Köszönjük! 2026 végéig nincs fizetendő díja.'),
    ).toBeVisible();
    await go('/app');
    expect(await screen.findByText('2026 végéig nincs több fizetendő díja.')).toBeVisible();
  });
});
