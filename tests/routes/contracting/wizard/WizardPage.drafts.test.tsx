import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { endSessions } from '../../../../mocks/control';
import { heading } from '../../../setup/renderPortal';
import {
  account,
  field,
  holdCall,
  home,
  nextButton,
  openWizard,
  radio,
  reload,
  stepHeading,
  type OpenWizard,
} from './support';

const restored = 'Visszaállítottuk, amit korábban beírt.';
/** Of step 4, not yet saved. */
const draft = /wizard-[\d-]+-4\\?"/;
const storage = (): string => JSON.stringify(Object.entries(window.sessionStorage));

const signInAgain = async ({ fill, press, path }: OpenWizard, login = 'bela@pelda.hu'): Promise<void> => {
  await heading('Bejelentkezés');
  await fill(field('E-mail-cím vagy azonosító'), login);
  await fill(field('Jelszó'), 'jelszo1');
  await press('Bejelentkezés');
  await waitFor(() => expect(path()).not.toMatch(/^\/login/));
};

it('what was typed in a step is there again for the same login after the session ended, bank data from memory alone; it can be discarded (SES-8, SEC-8, FLT-1)', async () => {
  const wizard = await openWizard({ step: 6 });
  const { user, fill, press, world, store } = wizard;
  await user.click(radio('Csoportos beszedés, havonta'));
  await fill(field('Számlatulajdonos neve'), 'Kis Éva');
  await fill(field('Bankszámlaszám'), account.sent);
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard);
  await stepHeading('Fizetési mód');
  expect(await screen.findByText(restored)).toBeVisible();
  expect(store.get().step).toBe(6);
  expect(radio('Csoportos beszedés, havonta')).toBeChecked();
  expect(field('Bankszámlaszám')).toHaveValue(account.padded);
  expect(field('Számlatulajdonos neve')).toHaveValue('Kis Éva');
  expect(storage()).toMatch(/wizard-/);
  expect(storage()).not.toMatch(/11773016|Kis Éva/);

  await press('Elvetem a beírtakat');
  await waitFor(() => expect(screen.queryByText(restored)).not.toBeInTheDocument());
  expect(radio('Csoportos beszedés, havonta')).not.toBeChecked();
  expect(storage()).not.toMatch(/wizard-/);
});

it('what was typed in a step outlives a reload but for the bank data (SES-8, SEC-8)', async () => {
  const { user, fill, pick, world, server } = await openWizard({ step: 6 });
  await user.click(radio('Csoportos beszedés, havonta'));
  await pick(field('Hány hónap díját szedjük be először?'), '4 hónap');
  await fill(field('Bankszámlaszám'), account.sent);
  await waitFor(() => expect(storage()).toMatch(/wizard-/));
  await reload({ world, server });
  expect(await screen.findByText(restored)).toBeVisible();
  expect(radio('Csoportos beszedés, havonta')).toBeChecked();
  expect(field('Hány hónap díját szedjük be először?')).toHaveTextContent('4 hónap');
  expect(field('Bankszámlaszám')).toHaveValue('');
});

it('what was typed in a step is never a consent: the contract terms are accepted anew (SES-8, WIZ-8)', async () => {
  const wizard = await openWizard({ step: 3 });
  const { user, press, world } = wizard;
  await user.click(await screen.findByRole('radio', { name: 'M' }));
  await user.click(screen.getByRole('checkbox'));
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard);
  await stepHeading('Szerződés adatai');
  await nextButton();
  expect(await screen.findByRole('radio', { name: 'M' })).toBeChecked();
  expect(screen.getByText(restored)).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('what was typed in a step is no draft any more once it is saved, and where it was taken back (SES-8)', async () => {
  const { user, goOn } = await openWizard({ step: 4 });
  await user.click(radio('Plasztik kártya'));
  await waitFor(() => expect(storage()).toMatch(draft));
  await user.click(radio('ePASS (virtuális kártya)'));
  await waitFor(() => expect(storage()).not.toMatch(draft));
  await user.click(radio('Plasztik kártya'));
  // Pressed at once, before the draft is written.
  await goOn('Számlázás');
  expect(storage()).not.toMatch(draft);
  await nextButton();
  await goOn('Kártya és átvétel', 'Vissza');
  expect(radio('Plasztik kártya')).toBeChecked();
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});

it('what was typed in a step while it was being saved is there on the way back, as a draft (SES-8, WIZ-3)', async () => {
  const { fill, goOn, press, server, sent } = await openWizard({
    step: 5,
    saved: { invoice: { direction: 1, name: 'Kis Éva', tax: '', address: home } },
  });
  const { answer, isSent } = holdCall(server, '/submit-5');
  await press('Tovább');
  await isSent;
  await fill(field('Név'), 'Kis Éva Anna');
  answer();
  await stepHeading('Fizetési mód');
  await nextButton();
  await goOn('Számlázás', 'Vissza');
  expect(screen.getByText(restored)).toBeVisible();
  expect(field('Név')).toHaveValue('Kis Éva Anna');
  expect(sent('/submit-5')).toMatchObject([{ invoice: { name: 'Kis Éva' } }]);
});

it('what was typed in a step stays with its own login (SES-8, SEC-6)', async () => {
  const wizard = await openWizard({ step: 4 });
  const { user, press, world, path } = wizard;
  await user.click(radio('Plasztik kártya'));
  endSessions(world);
  await press('Tovább');
  await signInAgain(wizard, 'anna@pelda.hu');
  expect(storage()).not.toMatch(/wizard-/);
  expect(path()).toBe('/payment');
  expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
});

it('what was typed for another invoice direction comes back with the draft, too (SES-8, INV-4)', async () => {
  const wizard = await openWizard({ step: 5 });
  const { user, fill } = wizard;
  await user.click(radio('Másik cégnek'));
  await fill(field('Név'), 'Másik Kft.');
  await user.click(radio('Más magánszemélynek'));
  await fill(field('Név'), 'Kis Éva');
  await fill(field('Irányítószám'), '6720');
  await waitFor(() => expect(field('Település')).toHaveValue('Szeged'));
  await waitFor(() => expect(storage()).toMatch(/Másik Kft\./));
  await reload(wizard);
  expect(await screen.findByText(restored)).toBeVisible();
  expect(field('Név')).toHaveValue('Kis Éva');
  await user.click(radio('Másik cégnek'));
  expect(field('Név')).toHaveValue('Másik Kft.');
});
