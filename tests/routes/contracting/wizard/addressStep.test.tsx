import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { emptyAddress } from '~/domain/identity/address';
import { paths } from '~/paths';

import { addFault } from '../../../../mocks/faults';
import { personaAccount } from '../../../../mocks/personas';
import type { World } from '../../../../mocks/world';
import { holdReply } from '../../../setup/holdReply';
import {
  addressLabels,
  expectError,
  expectNoError,
  expectSummary,
  field,
  fieldNames,
  fillAddress,
  home,
  nextButton,
  openWizard,
  savedAddresses,
  szeged,
} from './support';

const newcomer = (world: World): void => {
  Object.assign(personaAccount(world, 'bela'), { address: emptyAddress(), phone: '' });
};

const inBlock = (block: string) => Object.keys(emptyAddress()).map((name) => `${block}.${name}`);
const equal = () => screen.getByRole('checkbox', { name: 'A levelezési cím megegyezik a lakcímmel' });

it('step 2 asks for one address unless the reply’s mailing address is another; the e-mail is only shown, with a link to where it can be changed (WIZ-7)', async () => {
  // The reply's mailing address is the home address.
  const { user } = await openWizard({
    step: 2,
    pending: 3,
    saved: { addresses: savedAddresses({ mailing: { ...home } }) },
  });
  expect(fieldNames()).toEqual([...inBlock('home'), 'equalAddresses', 'tel', 'mail']);
  expect(equal()).toBeChecked();
  expect(field('Privát e-mail-cím')).toHaveValue('bela@pelda.hu');
  expect(field('Privát e-mail-cím')).toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: 'Módosítás a Személyes adatok oldalon' })).toHaveAttribute(
    'href',
    paths.profile,
  );
  await user.click(equal());
  expect(fieldNames()).toEqual([...inBlock('home'), 'equalAddresses', ...inBlock('mailing'), 'tel', 'mail']);
});

it('step 2 shows every error at its field, keeps what was typed, and sends nothing until all is right (WIZ-3, WIZ-7, ADDR-1)', async () => {
  const { fill, pick, press, sent, user, process, goOn } = await openWizard({ step: 2, change: newcomer });
  const zip = field('Irányítószám');
  const city = field('Település');
  const tel = field('Mobiltelefon');
  await press('Tovább');
  await expectSummary(...addressLabels, 'Mobiltelefon');

  await fill(zip, '111');
  await fill(tel, '0630123');
  await press('Tovább');
  await expectError(zip, 'Érvénytelen irányítószám. Négy számjegyet adjon meg.');
  await expectError(city, 'Adja meg a települést.');
  await expectError(field('Közterület neve'), 'Adja meg a közterület nevét.');
  await expectError(field('Közterület jellege'), 'Válassza ki a közterület jellegét.');
  await expectError(field('Házszám'), 'Adja meg a házszámot.');
  await expectError(tel, 'Hibás telefonszám.');

  await fill(zip, '9999');
  await waitFor(() => expect(zip).toHaveAccessibleDescription(/^Ehhez az irányítószámhoz nem találunk települést\./));
  expect(zip).toBeValid();
  // The first city of the list is taken, and goes again with the zip (ADDR-1).
  await fill(zip, '8992');
  await waitFor(() => expect(city).toHaveValue('Bagod'));
  await fill(zip, '899');
  expect(city).toHaveValue('');
  await fill(zip, '1117');
  await waitFor(() => expect(city).toHaveValue('Budapest'));
  await expectNoError(zip);
  await fill(field('Közterület neve'), ' Fő ');
  await pick(field('Közterület jellege'), 'utca');
  await press('Tovább');
  await expectSummary('Házszám', 'Mobiltelefon');
  await fill(field('Házszám'), '1.');
  // Pasted as people write it (VAL-6).
  await fill(tel, '06 30 123 4567');
  expect(tel).toHaveValue('+36/30/1234567');

  await user.click(equal());
  await press('Tovább');
  await expectSummary(...addressLabels);
  expect(sent('/submit-2')).toEqual([]);
  // The mailing address isn't asked for any more.
  await user.click(equal());
  await goOn('Szerződés adatai');
  expect(sent('/submit-2')).toEqual([
    { key: process.key, home, mail: 'bela@pelda.hu', tel: '+36301234567', mailing: {} },
  ]);
});

it('step 2 sends another mailing address, and a box that is ticked again clears it (WIZ-7)', async () => {
  const wizard = await openWizard({
    step: 2,
    saved: { addresses: savedAddresses({ home: { ...home, floor: '2', door: '5' } }) },
  });
  const { sent, user, process, goOn } = wizard;
  const postal = 'Levelezési cím';
  await user.click(equal());
  await fillAddress(wizard, szeged, postal);
  await user.click(equal());
  await user.click(equal());
  expect(field('Irányítószám', postal)).toHaveValue('');
  expect(field('Közterület neve', postal)).toHaveValue('');

  await fillAddress(wizard, szeged, postal);
  await goOn('Szerződés adatai');
  expect(sent('/submit-2')).toEqual([
    {
      key: process.key,
      home: { ...home, floor: '2', door: '5' },
      mail: 'bela@pelda.hu',
      tel: '+36301234567',
      mailing: szeged,
    },
  ]);
  // Back: it is there, and the box says so.
  await goOn('Lakcím és telefon', 'Vissza');
  await waitFor(() => expect(equal()).not.toBeChecked());
  expect(field('Település', postal)).toHaveValue('Szeged');
});

it('step 2 lets nobody go on before the cities of a zip are there, and says so beside the button (WIZ-7, WIZ-18)', async () => {
  const { fill, server } = await openWizard({ step: 2 });
  const next = await nextButton();
  await waitFor(() => expect(next).toBeEnabled());
  const answer = holdReply(server, '/list-cities-by-zip');
  await fill(field('Irányítószám'), '6720');
  expect(next).toBeDisabled();
  expect(next).toHaveAccessibleDescription('A települések betöltése után léphet tovább.');
  answer();
  await waitFor(() => expect(next).toBeEnabled());
  // The list and the button hear of the reply from two subscriptions: whichever is first, without its city a step isn't saved.
  await waitFor(() => expect(field('Település')).toHaveValue('Szeged'));
});

it('step 2 takes a typed city where the list can’t be read (WIZ-7, ERR-2)', async () => {
  const { fill, sent, world, goOn } = await openWizard({ step: 2 });
  addFault(world, { call: '/list-cities-by-zip', kind: '500' });
  await fill(field('Irányítószám'), '6720');
  expect(await screen.findByText(/nem tudjuk betölteni/)).toBeVisible();
  await fill(field('Település'), 'Szeged');
  await goOn('Szerződés adatai');
  expect(sent('/submit-2')).toMatchObject([{ home: { zip: '6720', city: 'Szeged' } }]);
});

it('step 2’s list of errors loses those of an address that is taken away, and goes with the last (A11Y-3, ERR-1)', async () => {
  const { fill, press, user } = await openWizard({ step: 2 });
  await fill(field('Mobiltelefon'), '');
  await user.click(equal());
  await press('Tovább');
  const summary = await screen.findByRole('group', { name: 'Kérjük, javítsa a következőket:' });
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(6));
  await user.click(equal());
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
  await fill(field('Mobiltelefon'), '+36201112233');
  await waitFor(() => expect(summary).not.toBeVisible());
});

it('step 2 marks the phone number that the service refuses (ERR-1, WIZ-17)', async () => {
  const change = (world: World) => addFault(world, { call: '/submit-2', kind: 'code', code: 'validate_phone' });
  const { press } = await openWizard({ step: 2, change });
  await press('Tovább');
  await expectError(field('Mobiltelefon'), 'Hibás telefonszám.');
});
