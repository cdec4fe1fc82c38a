import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { holdReply } from '../../../setup/holdReply';
import { heading } from '../../../setup/renderPortal';
import { debit, expectNoError, field, holdCall, nextButton, openWizard, radio, stepHeading } from './support';

const titles = [
  'Személyes adatok',
  'Lakcím és telefon',
  'Szerződés adatai',
  'Kártya és átvétel',
  'Számlázás',
  'Fizetési mód',
  'Összegzés és fizetés',
];
const done = (title: string): string => `${title} – kész`;
const announced = (text: string) => waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));

it('the steps come back at the one that the session keeps, and after it the next is announced and has the focus (WIZ-2, WIZ-3, WIZ-17)', async () => {
  const { press, store, sent, process } = await openWizard({ step: 5 });
  await announced('5. lépés a 7‑ből');
  await press('Tovább');
  const title = await stepHeading('Fizetési mód');
  await waitFor(() => expect(title).toHaveFocus());
  await announced('6. lépés a 7‑ből');
  expect(store.get().step).toBe(6);
  await nextButton();
  expect(sent('/get-6')).toEqual([{ key: process.key }]);
  expect(sent('/submit-5')).toHaveLength(1);
});

it('the steps stand one below the other, on a phone in a list that its progress line opens: earlier ones are ways back, later ones are not (WIZ-1, WIZ-4)', async () => {
  const { user } = await openWizard({ step: 4 });
  const line = screen.getByRole('button', { name: 'Lépések' });
  const expectSteps = (list: HTMLElement): void => {
    const items = within(list).getAllByRole('listitem');
    expect(items[3]).toHaveAttribute('aria-current', 'step');
    for (const [index, title] of titles.entries()) {
      expect(items[index]).toHaveTextContent(title);
      expect(within(items[index]!).queryAllByRole('button', { name: done(title) })).toHaveLength(index < 3 ? 1 : 0);
    }
  };
  expectSteps(screen.getByRole('listitem', { current: 'step' }).parentElement!);
  expect(line).toHaveAttribute('aria-expanded', 'false');
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(line.getAttribute('aria-controls')!)!;
  expectSteps(list);
  await user.click(within(list).getByRole('button', { name: done('Személyes adatok') }));
  await stepHeading('Személyes adatok');
  expect(screen.getByRole('button', { name: 'Lépések' })).toHaveAttribute('aria-expanded', 'false');
});

it('leaving a step that is right saves it first, but not where nothing is changed in the end (WIZ-4)', async () => {
  const { user, sent, store, goOn } = await openWizard({ step: 5 });
  await user.click(radio('Más magánszemélynek'));
  await user.click(radio('Nekem'));
  await goOn('Kártya és átvétel', done('Kártya és átvétel'));
  expect(sent('/submit-5')).toEqual([]);
  await user.click(radio('Plasztik kártya'));
  await goOn('Lakcím és telefon', done('Lakcím és telefon'));
  expect(sent('/submit-4')).toHaveLength(1);
  await goOn('Személyes adatok', done('Személyes adatok'));
  expect(sent('/submit-2')).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.get().step).toBe(1);
});

it('leaving a step while it waits for the cities of a new postal code asks, and saves nothing half-known (WIZ-4, WIZ-7)', async () => {
  const { user, press, sent, server } = await openWizard({ step: 2 });
  await waitFor(() => expect(sent('/list-cities-by-zip')).not.toEqual([]));
  holdReply(server, '/list-cities-by-zip');
  // Selects what the field holds and pastes over it: no moment in between is empty.
  await user.tripleClick(field('Irányítószám'));
  await user.paste('6720');
  expect(field('Irányítószám')).toHaveValue('6720');
  await press(done('Személyes adatok'));
  expect(await screen.findByRole('dialog', { name: 'Elhagyja a lépést mentés nélkül?' })).toBeVisible();
  expect(sent('/submit-2')).toEqual([]);
});

it('leaving a step that is wrong asks: Cancel stays with what was typed and a list of what is wrong, a correction takes its mark away, Next leaves without saving, and it is given up (WIZ-4, WIZ-5, WIZ-17, ERR-1)', async () => {
  const { user, fill, press, sent, store, goOn } = await openWizard({ step: 5 });
  await user.click(radio('Más magánszemélynek'));
  await fill(field('Név'), 'Kis Éva');
  await press('Vissza');
  const dialog = await screen.findByRole('dialog', { name: 'Elhagyja a lépést mentés nélkül?' });
  await user.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(field('Név')).toHaveValue('Kis Éva');
  const list = screen.getByRole('group', { name: 'Kérjük, javítsa a következőket:' });
  expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Adja meg az irányítószámot.');
  expect(field('Irányítószám')).toBeInvalid();
  await fill(field('Irányítószám'), '1117');
  await expectNoError(field('Irányítószám'));
  expect(store.get().step).toBe(5);

  await press(done('Kártya és átvétel'));
  await screen.findByRole('dialog');
  await goOn('Kártya és átvétel');
  expect(sent('/submit-5')).toEqual([]);
  await nextButton();
  await goOn('Számlázás');
  expect(radio('Nekem')).toBeChecked();
  expect(screen.queryByText('Visszaállítottuk, amit korábban beírt.')).not.toBeInTheDocument();
});

it('leaving a step whose saving is refused stays there, every code shown, nothing typed lost (WIZ-3, WIZ-4, WIZ-5, UX-10)', async () => {
  const { user, press, world, store, goOn } = await openWizard({ step: 4 });
  await user.click(radio('Plasztik kártya'));
  const fields = { status: 'ERROR', messages: ['CONTR_UNPAID', 'VALAMI_MAS'] };
  addFault(world, { call: '/submit-4', kind: 'fields', fields, times: 2 });
  for (const button of ['Tovább', done('Lakcím és telefon')]) {
    await press(button);
    const dialog = await screen.findByRole('dialog', { name: 'A lépést nem tudtuk menteni' });
    expect(dialog).toHaveTextContent(/Lejárt tartozása van.*VALAMI_MAS/);
    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(/Lejárt tartozása van.*VALAMI_MAS/);
    expect(store.get().step).toBe(4);
    expect(radio('Plasztik kártya')).toBeChecked();
  }
  // The notice belongs to this step alone.
  await user.click(radio('ePASS (virtuális kártya)'));
  await goOn('Lakcím és telefon', done('Lakcím és telefon'));
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
});

it('a technical error of saving a step stands in the notice, with its reference, and in no dialog (ERR-2, WIZ-5)', async () => {
  const { user, press, world } = await openWizard({ step: 4 });
  await user.click(radio('Plasztik kártya'));
  addFault(world, { call: '/submit-4', kind: '500', times: 1 });
  await press('Tovább');
  expect(await screen.findAllByText(/^Technikai hiba.*Hivatkozási szám/)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaving a step by the browser’s Back follows the same rule, and Forward goes on as Next does (WIZ-4)', async () => {
  const { user, fill, back, forward, sent, store, goOn } = await openWizard({ step: 4 });
  await goOn('Számlázás');
  await user.click(radio('Más magánszemélynek'));
  await fill(field('Név'), 'Kis Éva');
  await back();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(field('Név')).toHaveValue('Kis Éva');

  await user.click(radio('Nekem'));
  await back();
  await stepHeading('Kártya és átvétel');
  expect(sent('/submit-5')).toEqual([]);
  expect(store.get().step).toBe(4);
  await nextButton();
  await forward();
  await stepHeading('Számlázás');
  expect(sent('/submit-4')).toHaveLength(1);
});

it('leaving a step by Back, with Forward pressed in the same moment, leaves a page that can still be left (WIZ-4)', async () => {
  const { back, forward, path, store, goOn } = await openWizard({ step: 4 });
  await goOn('Számlázás');
  const isBack = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (store.get().step === 4) resolve();
    });
  });
  await back();
  await isBack;
  // The router goes on in microtasks, React only after them: it sees both moves as one.
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  await forward();
  await stepHeading('Kártya és átvétel');
  await nextButton();
  await forward();
  await stepHeading('Számlázás');
  expect(path()).toBe('/contracting');
});

it('leaving a step is decided once: what is pressed meanwhile is ignored (WIZ-4)', async () => {
  const { press, sent, store, server } = await openWizard({ step: 5 });
  const answer = holdReply(server, '/submit-5');
  await press('Tovább');
  await press(done('Lakcím és telefon'));
  answer();
  await stepHeading('Fizetési mód');
  expect(sent('/submit-5')).toHaveLength(1);
  expect(store.get().step).toBe(6);
});

it('leaving a step to which the history leads from another page opens the one that the session keeps instead (WIZ-2)', async () => {
  const { go, back, path, store, goOn } = await openWizard({ step: 4 });
  await goOn('Számlázás');
  await go('/app');
  await heading('Áttekintés');
  store.update({ step: 2 });
  await back();
  await stepHeading('Lakcím és telefon');
  await nextButton();
  await back();
  await stepHeading('Kártya és átvétel');
  expect(path()).toBe('/contracting');
});

it('leaving a step for another page while it is being saved: the late reply takes nobody back (FLT-3)', async () => {
  const { press, go, path, store, sent, server } = await openWizard({ step: 5 });
  const { answer, isSent } = holdCall(server, '/submit-5');
  await press('Tovább');
  await isSent;
  await go('/app');
  expect(await heading('Áttekintés')).toBeVisible();
  answer();
  await waitFor(() => expect(store.get().step).toBe(6));
  expect(sent('/submit-5')).toHaveLength(1);
  expect(path()).toBe('/app');
});

it('leaving a step while it is being saved for another contract: the late reply changes nothing of that one (FLT-3, WIZ-2)', async () => {
  const { press, go, store, sent, server, process } = await openWizard({ step: 5 });
  const { answer, isSent } = holdCall(server, '/submit-5');
  await press('Tovább');
  await isSent;
  await go('/app');
  await heading('Áttekintés');
  const another = { contractKey: '9-9-9', step: 1, wizard: undefined };
  act(() => store.update(another));
  answer();
  await waitFor(() => expect(sent('/submit-5')).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(store.get()).toMatchObject(another);
  expect(store.memberStorage.read(`wizard-${process.key}-5-confirmed`)).toBeUndefined();
});

it('a confirmed step that was changed asks before it is saved, and names the steps to be confirmed again; unchanged ones go on without a call (WIZ-5)', async () => {
  const { user, press, sent, store, process, goOn } = await openWizard({ step: 4, pending: 7 });
  await goOn('Számlázás');
  await goOn('Kártya és átvétel', 'Vissza');
  expect(['/submit-4', '/submit-5'].flatMap(sent)).toEqual([]);
  await user.click(radio('Plasztik kártya'));
  await press('Tovább');
  const dialog = await screen.findByRole('dialog', { name: 'Menti a módosítást?' });
  const again = within(dialog).getAllByRole('listitem');
  expect(again.map(({ textContent }) => textContent)).toEqual(['Számlázás', 'Fizetési mód']);
  await user.click(within(dialog).getByRole('button', { name: 'Mégse' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent('/submit-4')).toEqual([]);
  expect(radio('Plasztik kártya')).toBeChecked();

  await press('Tovább');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mentem' }));
  await stepHeading('Számlázás');
  expect(sent('/submit-4')).toHaveLength(1);
  expect(process.savedStep).toBe(4);
  await nextButton();
  // The later ones are loaded anew, hold what was given, and are saved again.
  await goOn('Fizetési mód');
  expect(radio('Bankkártya')).toBeChecked();
  await goOn('Összegzés és fizetés');
  expect([sent('/submit-5'), sent('/submit-6')].map(({ length }) => length)).toEqual([1, 1]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.get().step).toBe(7);
});

it('a step that couldn’t be read at first takes no confirmation back: it is read again, and Next leaves each unchanged step without a call (WIZ-4, WIZ-5)', async () => {
  const { user, press, sent, world, goOn } = await openWizard({ step: 6, pending: 7 });
  addFault(world, { call: '/get-4', kind: '500', times: 1 });
  await press(done('Kártya és átvétel'));
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
  await nextButton();
  for (const title of titles.slice(4, 6)) await goOn(title);
  expect([4, 5].flatMap((step) => sent(`/submit-${step}`))).toEqual([]);
});

it('a confirmed step that the service has taken back meanwhile is saved again instead of skipped (FLT-8)', async () => {
  const { process, sent, press, goOn } = await openWizard({ step: 4, pending: 7 });
  // A duplicated tab has changed step 2.
  process.savedStep = 3;
  await press('Tovább');
  await stepHeading('Számlázás');
  await screen.findByRole('button', { name: 'Újrapróbálom' });
  await goOn('Kártya és átvétel', done('Kártya és átvétel'));
  await goOn('Számlázás');
  expect(sent('/submit-4')).toHaveLength(1);
});

it('Next is busy and Back off while a rule asks a service, and a step that is left meanwhile leads nobody on (FLT-3, FLT-4)', async () => {
  const { press, goOn, server, store } = await openWizard({ ...debit, step: 5, pending: 7 });
  const { answer, isSent } = holdCall(server, '/get-bank-from-account');
  await goOn('Fizetési mód');
  await press('Tovább');
  await isSent;
  const next = screen.getByRole('button', { name: 'Tovább' });
  await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('button', { name: 'Vissza' })).toBeDisabled();
  const steps: unknown[] = [];
  store.subscribe(() => steps.push(store.get().step));
  await press(done('Számlázás'));
  await stepHeading('Számlázás');
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect([...new Set(steps)]).toEqual([5]);
});

it('a save whose reply comes after the session has expired keeps how far the contract was saved (SES-8, WIZ-5)', async () => {
  const { press, fill, store, server } = await openWizard({ step: 2, pending: 7 });
  const { answer, isSent } = holdCall(server, '/submit-2');
  await fill(field('Mobiltelefon'), '+36201112233');
  await press('Tovább');
  await press('Mentem');
  await isSent;
  act(() => store.end('expired'));
  answer();
  const kept = () => store.memberStorage.expired()?.session.wizard;
  await waitFor(() => expect(kept()).toMatchObject({ pending: 3 }));
  expect(kept()).toMatchObject({ reached: 7 });
});

it('the notice of a refused try goes with the next one, though that is by the stepper and finds an error (ERR-1)', async () => {
  const { press, fill, world } = await openWizard({ step: 2 });
  addFault(world, { call: '/submit-2', kind: '500', times: 1 });
  await press('Tovább');
  expect(await screen.findByText(/^Technikai hiba történt/)).toBeVisible();
  await fill(field('Mobiltelefon'), '');
  await press(done('Személyes adatok'));
  expect(await screen.findByRole('dialog', { name: 'Elhagyja a lépést mentés nélkül?' })).toBeVisible();
  expect(screen.queryByText(/^Technikai hiba történt/)).not.toBeInTheDocument();
});
