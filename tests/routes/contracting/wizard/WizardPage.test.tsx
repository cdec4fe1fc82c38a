import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { addPayment, paidResult } from '../../../setup/payments';
import { heading, renderPortal } from '../../../setup/renderPortal';
import { comeTo, costs, debit, openWizard, stepHeading, type Contracting } from './support';

interface Given extends Contracting {
  payment?: 'open' | 'paid';
}

/** The wizard at a step that may fail to load. */
const open = async ({ payment, persona = 'bela', step, type, ...given }: Given) => {
  const { world, process } = comeTo({ step: Math.min(step, 7), persona, type, ...given });
  const portal = await renderPortal({
    path: '/contracting',
    as: persona,
    world,
    prepare: (store) => {
      store.update({ contractKey: process.key, step, type: type === 'U' ? 1 : 0, wizard: { key: process.key } });
      store.memberStorage.save(`wizard-${process.key}-3`, { cardPackage: 'M' });
      if (payment === undefined) return;
      const result = payment === 'paid' ? paidResult : undefined;
      addPayment(store, 'T1', { contractKey: process.key, amount: 112_100, result });
    },
  });
  return { ...portal, process };
};
const forgotten = { contractKey: undefined, step: undefined, wizard: undefined };
const refusing =
  (code: string): Contracting['change'] =>
  (world) =>
    addFault(world, { call: '/get-3', kind: 'code', code });

it.each([
  [8, 'Szerződés állapota', '/contracting/sum'],
  [1, 'Szerződéskötés', '/contracting'],
])('a contract at step %i opens „%s” (WIZ-2)', async (step, title, path) => {
  const portal = await open({ step });
  expect(await heading(title)).toBeVisible();
  expect(portal.path()).toBe(path);
});

it('without a contract under way the page is the current contract (WIZ-2)', async () => {
  await renderPortal({ path: '/contracting', as: 'anna' });
  expect(await screen.findByText('U1123456')).toBeVisible();
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

it.each(['/get-1', '/get-2', '/get-5', '/get-6', '/get-7'])(
  'a step that can’t be read whole offers a retry, and leads back by a button too: the summary without %s (WIZ-3, WIZ-4, WIZ-14, ERR-2)',
  async (call) => {
    const change: Contracting['change'] = (world) => addFault(world, { call, kind: '500', times: 2 });
    const { user } = await open({ step: 7, ...debit, change });
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    await user.click(await screen.findByRole('button', { name: 'Vissza' }));
    await stepHeading('Fizetési mód');
  },
);

it('the summary of a yearly payment stands without /get-6, of which it shows nothing (WIZ-14)', async () => {
  await open({ step: 7, change: (world) => addFault(world, { call: '/get-6', kind: '500' }) });
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
});

it('step 5 isn’t shown without what the contract costs, and never says that a package is still to be chosen (WIZ-16, SAY-3)', async () => {
  const change: Contracting['change'] = (world) => addFault(world, { call: '/get-4', kind: '500', times: 1 });
  const { user } = await open({ step: 5, change });
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
  expect(await screen.findByRole('radio', { name: 'Nekem' })).toBeChecked();
  expect(screen.queryByText('a választás után')).not.toBeInTheDocument();
  expect(costs()).toMatchObject({ Fizetendő: '112 100 Ft' });
});

it.each([
  ['INVALID_TOKEN', 'Érvénytelen kód.', 'R'],
  ['tokenInvalid', 'A hivatkozás már nem él', 'R'],
  ['NOT_FOUND', 'A keresett adat nem található.', 'U'],
  ['ERROR.NO.DIJ', 'Kezdje újra a megerősítő e‑mailben kapott hivatkozással.', 'R'],
] as const)(
  'a contract that the service refuses with %s is forgotten: the page says that it can’t be continued, and leads on (WIZ-2)',
  async (code, text, type) => {
    const { store, process } = await open({
      step: 3,
      change: refusing(code),
      type,
      persona: type === 'U' ? 'ilona' : 'bela',
    });
    const title = await screen.findByText('Ez a szerződéskötés itt nem folytatható');
    const alert = title.closest<HTMLElement>('[role="alert"]')!;
    expect(alert).toHaveTextContent(text);
    const isUnknown = code === 'NOT_FOUND';
    expect(within(alert).queryAllByText('A rendszerünk már nem ismeri ezt a szerződéskötést.')).toHaveLength(
      isUnknown ? 1 : 0,
    );
    expect(within(alert).queryAllByText(/^Ha az e‑mailben kapott hivatkozás még él/)).toHaveLength(isUnknown ? 0 : 1);
    expect(store.get()).toMatchObject(forgotten);
    expect(store.memberStorage.read(`wizard-${process.key}-3`)).toBeUndefined();
    expect(within(alert).getByRole('link', { name: type === 'U' ? 'Csomagváltás' : 'Új szerződés' })).toHaveAttribute(
      'href',
      type === 'U' ? '/contracting/upgrade' : '/contracting/init',
    );
  },
);

it.each(['open', 'paid'] as const)(
  'a contract that the service no longer knows isn’t forgotten while its payment is %s: the final page shows it (WIZ-2, PAY-14)',
  async (payment) => {
    const { store, process, path } = await open({ step: 3, change: refusing('NOT_FOUND'), payment });
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
    expect(store.get().contractKey).toBe(process.key);
  },
);

it('any other code of a step’s load is shown with a retry, and the contract stays (WIZ-2)', async () => {
  const { store, process } = await open({ step: 3, change: refusing('CONTR_UNPAID') });
  expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
  expect(store.get().contractKey).toBe(process.key);
});

it('the wizard offers to cancel the contracting that its e-mailed link began, and asks first (WIZ-19, CON-8, UX-35)', async () => {
  const cancel = 'Szerződéskötés megszakítása';
  const { user, press, store, sent, path, process } = await openWizard({ step: 4 });
  store.update({ wizard: { key: 'another-key', activator: 'tok' } });
  expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
  store.update({ wizard: { key: process.key, activator: process.linkToken } });
  store.memberStorage.save(`wizard-${process.key}-1`, { mothersName: 'Szabó Mária' });
  await user.click(await screen.findByRole('button', { name: cancel }));
  const dialog = await screen.findByRole('dialog', { name: 'Megszakítja a szerződéskötést?' });
  expect(within(dialog).getByRole('button', { name: 'Folytatom' })).toHaveClass('MuiButton-contained');
  await user.click(within(dialog).getByRole('button', { name: 'Folytatom' }));
  expect(sent('/reset-contract')).toEqual([]);

  await press(cancel);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: cancel }));
  expect(await heading('Új szerződés')).toBeVisible();
  expect(await screen.findByText('A szerződéskötést megszakítottuk.')).toBeInTheDocument();
  expect(sent('/reset-contract')).toEqual([{ activator: process.linkToken }]);
  await waitFor(() => expect(store.get()).toMatchObject(forgotten));
  expect(store.memberStorage.read(`wizard-${process.key}-1`)).toBeUndefined();
  expect(path()).toBe('/contracting/init');
});

it('the wizard cancels a contracting of the intranet there, and forgets it (CON-8, WIZ-19)', async () => {
  const { press, store, sent, process, user } = await openWizard({ step: 4 });
  store.update({ wizard: { key: process.key, activator: 'intra2026-bela' } });
  await press('Szerződéskötés megszakítása');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Szerződéskötés megszakítása' }));
  expect(await heading('Új szerződés')).toBeVisible();
  await waitFor(() => expect(store.get()).toMatchObject(forgotten));
  expect([sent('/reset-intranet'), sent('/reset-contract')].map(({ length }) => length)).toEqual([1, 0]);
});

it.each([1, 2, 3, 4, 5, 6, 7])('step %i ignores the codes beside the OK of what it reads (ERR-9)', async (step) => {
  await openWizard({
    step,
    change: (world) =>
      addFault(world, { call: `/get-${step}`, kind: 'fields', fields: { messages: ['HAS_DEBT', 'X'] } }),
  });
  expect(screen.queryByText(/^Lejárt tartozása van/)).not.toBeInTheDocument();
});
