import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { emptyAddress, fullAddress } from '~/domain/identity/address';

import { addFault } from '../../../../mocks/faults';
import { heading } from '../../../setup/renderPortal';
import {
  addressLabels,
  costs,
  employers,
  expectError,
  expectSummary,
  field,
  fieldNames,
  fillAddress,
  home,
  openWizard,
  radio,
  szeged,
} from './support';

const addressNames = Object.keys(emptyAddress()).map((name) => `address.${name}`);
const mine = 'Nekem';
const person = 'Más magánszemélynek';
const company = 'Másik cégnek';
const byEmployer = 'A munkáltatómnak: Példa Kft.';
const invoice = { direction: 3 as const, name: 'Példa Kft.', tax: '12345676-2-41', address: home };
const employerBox = () => screen.getByRole('checkbox', { name: 'Munkáltatói számlát kérek' });

it('step 5 begins with the contract’s own data, the costs beside it (WIZ-10, WIZ-16)', async () => {
  const { sent, process, goOn } = await openWizard({ step: 5 });
  expect(fieldNames()).toEqual(['direction']);
  expect(
    within(screen.getByRole('radiogroup', { name: 'Kinek állítsuk ki a számlát?' }))
      .getAllByRole('radio')
      .map((choice) => choice.getAttribute('value')),
  ).toEqual(['0', '1', '2']);
  expect(radio(mine)).toBeChecked();
  await waitFor(() => expect(costs()).toMatchObject({ Fizetendő: '112 100 Ft' }));
  await goOn('Fizetési mód');
  expect(sent('/submit-5')).toEqual([
    { key: process.key, invoice: { direction: 0, name: '', tax: '', address: null } },
  ]);
});

it('step 5 wants a name and an address of anybody else, a right tax number of a company, and loses nothing by a look at another choice (WIZ-10, WIZ-17, INV-4)', async () => {
  const wizard = await openWizard({ step: 5 });
  const { user, fill, press, sent, process, goOn } = wizard;
  await user.click(radio(company));
  expect(fieldNames()).toEqual(['direction', 'name', 'tax', ...addressNames]);
  await press('Tovább');
  await expectSummary('Név', 'Adószám', ...addressLabels);
  await fill(field('Név'), 'Másik Kft.');
  await fillAddress(wizard, szeged);
  // One digit wrong: the check digit tells.
  await fill(field('Adószám'), '12345677241');
  expect(field('Adószám')).toHaveValue('12345677-2-41');
  await press('Tovább');
  await expectError(field('Adószám'), 'Hibás adószám.');
  await waitFor(() => expect(field('Adószám')).toHaveFocus());
  await fill(field('Adószám'), '12345676241');

  await user.click(radio(person));
  expect(fieldNames()).toEqual(['direction', 'name', ...addressNames]);
  expect(field('Név')).toHaveValue('');
  await press('Tovább');
  await expectSummary('Név', ...addressLabels);
  expect(sent('/submit-5')).toEqual([]);
  await user.click(radio(company));
  expect(field('Név')).not.toBeInvalid();
  expect(field('Adószám')).toHaveValue('12345676-2-41');
  await goOn('Fizetési mód');
  expect(sent('/submit-5')).toEqual([
    { key: process.key, invoice: { direction: 2, name: 'Másik Kft.', tax: '12345676-2-41', address: szeged } },
  ]);
});

it('step 5 is the employer’s by one box: on, the employer’s data stand as text and nothing else is asked; off, the others are chosen from (WIZ-10, UX-27)', async () => {
  const { user, sent, process, goOn } = await openWizard({ step: 5, employer: employers.kft });
  expect(fieldNames()).toEqual(['employerInvoice', 'direction']);
  expect(employerBox()).not.toBeChecked();
  expect(screen.getByText(byEmployer)).toBeVisible();
  await user.click(radio(person));
  await user.click(employerBox());
  const employerAddress = screen.getByText('1117 Budapest, Minta utca 12.');
  expect(employerAddress).toHaveAttribute('lang', 'hu');
  expect(employerAddress.parentElement).toHaveTextContent('Adószám: 12345676-2-41, cím: 1117 Budapest, Minta utca 12.');
  expect(fieldNames()).toEqual(['employerInvoice']);
  // The box toggles 0 and 3.
  await user.click(employerBox());
  expect(radio(mine)).toBeChecked();
  await user.click(employerBox());
  await goOn('Fizetési mód');
  const address = fullAddress({ zip: '1117', city: 'Budapest', street: 'Minta', streetType: 'utca', house: '12' });
  expect(sent('/submit-5')).toEqual([
    { key: process.key, invoice: { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address } },
  ]);
});

it.each([
  ['takes none (nocszla)', employers.noInvoice],
  ['has no address', employers.noAddress],
])(
  'step 5 offers no invoice to an employer who %s; one that was saved is asked for anew (WIZ-10, INV-2)',
  async (_why, employer) => {
    const { press, sent } = await openWizard({ step: 5, employer, saved: { invoice } });
    expect(fieldNames()).toEqual(['direction']);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await press('Tovább');
    expect((await screen.findAllByText(/^Válassz/)).length).toBeGreaterThan(0);
    expect(sent('/submit-5')).toEqual([]);
  },
);

it('step 5 asks anew where a draft that is restored names an employer who takes no invoices any more (WIZ-10, SES-8)', async () => {
  const { user, world, go, goOn, press, sent } = await openWizard({ step: 5, employer: employers.kft });
  await user.click(employerBox());
  await act(() => go('/app'));
  await heading('Áttekintés');
  addFault(world, { call: '/get-5', kind: 'fields', fields: { employer: employers.noInvoice } });
  await act(() => go('/contracting'));
  await screen.findByText(/visszaállítottuk/i);
  await press('Tovább');
  expect((await screen.findAllByText(/^Válassz/)).length).toBeGreaterThan(0);
  expect(sent('/submit-5')).toEqual([]);
  await user.click(radio(mine));
  await goOn('Fizetési mód');
  expect(sent('/submit-5')).toMatchObject([{ invoice: { direction: 0 } }]);
});

it('step 5 keeps the employer’s invoice as it was saved where the reply leaves the employer out (WIZ-10)', async () => {
  const { sent, goOn } = await openWizard({ step: 5, pending: 6, saved: { invoice, employer: null } });
  expect(screen.getByRole('checkbox', { name: 'Munkáltatói számlát kérek' })).toBeChecked();
  expect(screen.getByText('A munkáltatómnak: Példa Kft.')).toBeVisible();
  await goOn('Fizetési mód');
  expect(sent('/submit-5')).toEqual([]);
});
