import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { endSessions, signInAs } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import { addPayment } from '../../../setup/payments';
import { heading } from '../../../setup/renderPortal';
import { acceptAll } from './summary';
import {
  debit,
  field,
  holdCall,
  nextButton,
  openWizard,
  radio,
  stepHeading,
  type Contracting,
  type OpenWizard,
} from './support';

const summary = 'Összegzés és fizetés';
const submits = (sent: OpenWizard['sent']): number[] =>
  [1, 2, 3, 4, 5, 6].map((step) => sent(`/submit-${step}`).length);

/** What the usual contract's Next sent in this tab. */
const usual = {
  3: { validFrom: '2026-04-01', cardPackage: 'M' },
  4: { receipt: 'c', delivery: '0', deliveryAddress: '1', addressee: '' },
  5: { employerInvoice: false, direction: '0' },
  6: { method: '4', months: '2', transferFrom: '', leisureOwn: true },
};

/** A step that was opened from the summary. */
const openFromSummary = (step: number, given: Partial<Contracting> = {}): Promise<OpenWizard> =>
  openWizard({ step, pending: 7, confirmed: usual, fromSummary: true, ...given });

/** Another package in step 3, which was opened from the summary. */
const changePackage = async (given: Partial<Contracting> = {}): Promise<OpenWizard> => {
  const wizard = await openFromSummary(3, given);
  await wizard.user.click(radio('L'));
  return wizard;
};

/** Another card in step 4, which was opened from the summary. */
const changeCard = async (given: Partial<Contracting> = {}): Promise<OpenWizard> => {
  const wizard = await openFromSummary(4, given);
  await wizard.user.click(radio('Plasztik kártya'));
  return wizard;
};

it('a signed contract whose bank couldn’t be reached is signed again after a phone number was changed from the summary, though its sums are the same (WIZ-15)', async () => {
  const { press, goOn, fill, sent } = await openWizard({
    step: 7,
    confirmed: usual,
    change: (world) => addFault(world, { call: '/startTransaction', kind: 'offline', times: 2 }),
  });
  await press(acceptAll);
  await press('Fizetés');
  await screen.findByText('A fizetés nem indult el');
  await goOn('Lakcím és telefon', 'Módosítás: Lakcím és telefon');
  await fill(field('Mobiltelefon'), '+36/30/7654321');
  await goOn(summary);
  await press('Fizetés');
  await waitFor(() => expect(sent('/startTransaction')).toHaveLength(2));
  expect(sent('/submit-7')).toHaveLength(2);
});

it('a phone number that was changed from the summary is saved by two presses: the later steps are saved again unseen, what was ticked stays, and the summary says what was saved (WIZ-5, UX-4, UX-25)', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, goOn, fill, sent, process } = await openWizard({ step: 7, confirmed: usual });
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await goOn('Lakcím és telefon', 'Módosítás: Lakcím és telefon');
  await fill(field('Mobiltelefon'), '+36/30/7654321');
  await goOn(summary);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(submits(sent)).toEqual([0, 1, 1, 1, 1, 1]);
  expect(process.addresses?.tel).toBe('+36307654321');
  expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
  expect(screen.queryByText(/nyilatkozatokat újra el kell fogadnia/)).not.toBeInTheDocument();
  const [said] = screen.getAllByText('A módosítást elmentettük: Lakcím és telefon.');
  // In its own block, which is scrolled to; the focus stays on the step's heading (WIZ-17).
  const block = screen.getByRole('heading', { level: 3, name: 'Lakcím és telefon' }).parentElement!;
  expect(block).toContainElement(said!.closest<HTMLElement>('[role="alert"]'));
  expect(scrolled.mock.contexts.at(-1)).toBe(block);
  expect(await stepHeading(summary)).toHaveFocus();
  // Not said again where nothing was changed.
  await goOn('Számlázás', 'Módosítás: Számlázás');
  await goOn(summary);
  expect(screen.queryByText(/^A módosítást elmentettük/)).not.toBeInTheDocument();
});

it('a package that was changed from the summary asks for the consents again, as the sums are others, unless a payment stands in their place (WIZ-5, SAY-1)', async () => {
  const { user, press, goOn, sent, store } = await openWizard({ step: 7, confirmed: usual });
  await press(acceptAll);
  await goOn('Szerződés adatai', 'Módosítás: Szerződés adatai');
  await user.click(await screen.findByRole('radio', { name: 'L' }));
  await goOn(summary);
  expect(submits(sent)).toEqual([0, 0, 1, 1, 1, 1]);
  expect(sent('/submit-6')).toMatchObject([{ contract: { cardPackage: 'L' } }]);
  // Announced, and above all that the summary holds: the focus is on its heading.
  const said = screen.getByText(/Az összegzés megváltozott, ezért a nyilatkozatokat újra el kell fogadnia\./);
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(said.closest('[role="alert"]')!.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const consent of screen.getAllByRole('checkbox')) expect(consent).not.toBeChecked();
  // Another tab starts one.
  act(() => addPayment(store, 'T1001', { contractKey: store.get().contractKey }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  expect(screen.queryByText(/nyilatkozatokat újra el kell fogadnia/)).not.toBeInTheDocument();
});

it('after a change from the summary the first step that differs opens with what was confirmed, and Next there goes on (WIZ-5)', async () => {
  const { press, goOn, sent, store, user } = await changePackage({
    confirmed: { ...usual, 5: { employerInvoice: false, direction: '1', name: 'Kis Éva' } },
  });
  await press('Tovább');
  await stepHeading('Számlázás');
  expect(await screen.findByText(/Ezt a lépést nézze át újra/)).toBeVisible();
  expect(screen.queryByText('Visszaállítottuk, amit korábban beírt.')).not.toBeInTheDocument();
  expect(radio('Más magánszemélynek')).toBeChecked();
  expect(field('Név')).toHaveValue('Kis Éva');
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(store.get()).toMatchObject({ step: 5, wizard: { pending: 5 } });
  await screen.findByRole('button', { name: 'Tovább' });
  await user.click(radio('Nekem'));
  await goOn(summary);
  expect(submits(sent)).toEqual([0, 0, 1, 1, 1, 1]);
});

it('after a change from the summary nothing is saved again that this tab didn’t confirm: bank data after a reload are asked for (WIZ-5, SEC-8)', async () => {
  const { press, sent } = await changeCard({
    ...debit,
    confirmed: { ...usual, 6: { method: '3', months: '3', transferFrom: '2026.04.15', hasChosenDay: true } },
  });
  await press('Tovább');
  await stepHeading('Fizetési mód');
  await nextButton();
  // The reply's account is there to be looked at.
  expect(field('Számlatulajdonos neve')).toHaveValue('Kis Éva');
  expect(submits(sent)).toEqual([0, 0, 0, 1, 1, 0]);
});

it('a month that is gone opens step 3 after a change from the summary: nothing is chosen for the member (WIZ-5, WIZ-8)', async () => {
  const { press, sent, user, world, goOn, fill } = await openFromSummary(2);
  await fill(field('Mobiltelefon'), '+36/30/7654321');
  addFault(world, { call: '/get-dates', kind: 'fields', fields: { list: ['2026-05-01', '2026-06-01'] } });
  await press('Tovább');
  await stepHeading('Szerződés adatai');
  await nextButton();
  expect(screen.getByText('A korábbi választása (2026. április) már nem választható.')).toBeVisible();
  expect(screen.getAllByText('Előbb válasszon kezdő hónapot.')[0]).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(submits(sent)).toEqual([0, 1, 0, 0, 0, 0]);
  await user.click(field('Kezdő hónap'));
  await user.click(await screen.findByRole('option', { name: /május/ }));
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await goOn(summary);
  expect(sent('/submit-6')).toMatchObject([{ contract: { validFrom: '2026-05-01' } }]);
});

it.each([
  ['a refusal', { kind: 'code', code: 'CONTR_UNPAID' }, /Lejárt tartozása van/],
  ['a lost reply', { kind: '500' }, /Technikai hiba/],
] as const)(
  '%s of a later step after a change from the summary opens it, with its code, and the contract goes on (WIZ-5)',
  async (_what, fault, text) => {
    const { press, goOn, sent, store, world } = await changePackage();
    addFault(world, { call: '/submit-4', ...fault, times: 1 });
    await press('Tovább');
    await stepHeading('Kártya és átvétel');
    const why = await screen.findByText('A módosítást elmentettük. Innen folytathatja.');
    expect(why.closest<HTMLElement>('[role="alert"]')).toHaveTextContent(text);
    expect(store.get()).toMatchObject({ step: 4, wizard: { pending: 4 } });
    await nextButton();
    await goOn(summary);
    expect(submits(sent)).toEqual([0, 0, 1, 2, 1, 1]);
  },
);

it('a later step that can’t be read after a change from the summary opens with its retry (WIZ-5)', async () => {
  const { press, goOn, sent, user, world } = await changeCard();
  addFault(world, { call: '/get-5', kind: '500', times: 2 });
  await press('Tovább');
  await stepHeading('Számlázás');
  expect(await screen.findByText('A módosítást elmentettük. Innen folytathatja.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
  await nextButton();
  await goOn(summary);
  expect(submits(sent)).toEqual([0, 0, 0, 1, 1, 1]);
});

/** Up to the moment in which /submit-4 of the unseen saving is on its way. */
const inTheMiddle = async (change: () => Promise<OpenWizard> = changePackage) => {
  const wizard = await change();
  const { answer, isSent } = holdCall(wizard.server, '/submit-4');
  await wizard.press('Tovább');
  await isSent;
  return { ...wizard, answer };
};

it('Back in the middle of saving later steps ends it after the call that runs, and the contract goes on (WIZ-5)', async () => {
  const { answer, press, sent, store, goOn } = await inTheMiddle();
  await press('Vissza');
  answer();
  await stepHeading('Lakcím és telefon');
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(store.get()).toMatchObject({ step: 2, wizard: { pending: 5 } });
  await nextButton();
  await goOn('Számlázás');
});

it('the browser’s Back in the middle of saving later steps ends it, too: the first that isn’t saved is open (WIZ-5)', async () => {
  const { answer, back, sent, store } = await inTheMiddle(async () => {
    const wizard = await openWizard({ step: 7, confirmed: usual });
    await wizard.goOn('Szerződés adatai', 'Módosítás: Szerződés adatai');
    await wizard.user.click(radio('L'));
    return wizard;
  });
  await back();
  answer();
  await stepHeading('Számlázás');
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(store.get()).toMatchObject({ step: 5, wizard: { pending: 5 } });
});

it('a page that is left in the middle of saving later steps sends no more (WIZ-5)', async () => {
  const { answer, go, sent, store, path } = await inTheMiddle();
  await go('/app');
  await heading('Áttekintés');
  answer();
  await waitFor(() => expect(store.get().wizard).toMatchObject({ pending: 5 }));
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(path()).toBe('/app');
});

it('a payment that another tab begins in the middle of saving later steps ends it (WIZ-5, PAY-14)', async () => {
  const { answer, sent, store, process } = await inTheMiddle();
  addPayment(store, 'T1', { contractKey: process.key, amount: 112_100 });
  answer();
  await stepHeading('Számlázás');
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
});

it('a session that ends in the middle of saving later steps leaves a contract that goes on (WIZ-5, SES-8)', async () => {
  const { world, press, sent, path, fill, store, server } = await changePackage();
  const { answer, isSent } = holdCall(server, '/get-5');
  await press('Tovább');
  await isSent;
  endSessions(world);
  answer();
  await heading('Bejelentkezés');
  await fill(field('E-mail-cím vagy azonosító'), 'bela@pelda.hu');
  await fill(field('Jelszó'), 'jelszo1');
  await press('Bejelentkezés');
  await waitFor(() => expect(path()).toBe('/contracting'));
  await nextButton();
  expect(store.get().wizard).toMatchObject({ pending: 5 });
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
});

it('nothing of a contract is sent for another member who signs in in the middle of saving later steps (WIZ-5, SEC-6)', async () => {
  const { answer, sent, store, world } = await inTheMiddle();
  store.signIn(signInAs(world, 'anna'));
  answer();
  await waitFor(() => expect(store.get().currentUser?.email).toBe('anna@pelda.hu'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(submits(sent)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(store.get().contractKey).toBeUndefined();
});

it('a tab that is closed in the middle of saving later steps leaves a contract that goes on: the changed step is confirmed, those that weren’t saved again are not (WIZ-5)', async () => {
  const { store } = await inTheMiddle();
  // What the tab's storage holds at that moment.
  expect(store.get()).toMatchObject({ step: 3, wizard: { pending: 4, reached: 7 } });
});

it('a changed earlier step has to be confirmed again from before its call on, so that a lost reply leaves nothing confirmed that isn’t (WIZ-5)', async () => {
  const { press, store, user, world } = await openWizard({ step: 4, pending: 7 });
  await user.click(radio('Plasztik kártya'));
  addFault(world, { call: '/submit-4', kind: '500', times: 1 });
  await press('Tovább');
  const question = within(await screen.findByRole('dialog', { name: 'Menti a módosítást?' }));
  await user.click(question.getByRole('button', { name: 'Mentem' }));
  await screen.findByText(/^Technikai hiba/);
  expect(store.get()).toMatchObject({ step: 4, wizard: { pending: 4 } });
});
