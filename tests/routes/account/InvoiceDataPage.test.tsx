import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fullAddress } from '~/domain/identity/address';

import type { InvoiceParty } from '../../../mocks/contract';
import { personaAccount } from '../../../mocks/personas';
import type { Fault } from '../../../mocks/state';
import { fill } from '../../setup/fields';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { springWorld } from './support';

const employer: InvoiceParty = {
  name: 'Munka Zrt.',
  tax: '12345676-2-41',
  address: fullAddress({ zip: '7621', city: 'Pécs', street: 'Király', streetType: 'utca', house: '12' }),
};

const visit = (given: InvoiceParty | null = employer, more: Partial<PortalVisit> = {}) => {
  const world = springWorld();
  personaAccount(world, 'anna').employer = given;
  return renderPortal({ path: '/invoicedata', as: 'anna', world, ...more });
};
/** The reply’s data have these parts. */
const reply = (fields: Fault['fields']): { faults: Fault[] } => ({
  faults: [{ call: '/get-invoice-data', kind: 'fields', fields }],
});

const ownBox = () => screen.findByRole('checkbox', { name: 'Saját adataimra kérem' });
const mode = (name: RegExp) => screen.getByRole('radio', { name });
const values = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Mentés' });

it.each([
  ['current', null],
  ['current', { direction: 1, name: null, tax: null, address: null }],
  ['partner', null],
  ['employer', null],
])(
  'the invoicing data stay usable where the reply has %s as %j: what is left out is empty (INV-1, ERR-8)',
  async (part, value) => {
    const { user } = await visit(employer, reply({ [part]: value }));
    const own = await ownBox();
    if (own instanceof HTMLInputElement && own.checked) await user.click(own);
    expect(field('Név')).toHaveValue('');
    expect(field('Adószám')).toHaveValue('');
    expect(save()).toBeEnabled();
  },
);

it.each(['12345676 2 41', 12_345_676_241])(
  'the invoicing data of a company or an employer whose tax number is %j in the reply can be saved (INV-1)',
  async (tax) => {
    const party = { ...employer, tax };
    const { user, sent } = await visit(employer, reply({ current: { ...party, direction: 1 }, employer: party }));
    await ownBox();
    expect(field('Adószám')).toHaveValue('12345676-2-41');
    await user.click(save());
    await waitFor(() => expect(sent('/change-invoice-data')).toMatchObject([{ taxNumber: '12345676-2-41' }]));
    await user.click(mode(/^A munkáltatómnak/));
    expect(save()).toBeEnabled();
  },
);

it('the invoicing data begin with one’s own, and are saved so (INV-1, INV-3)', async () => {
  const { user, sent } = await visit();
  expect(await ownBox()).toBeChecked();
  expect(screen.getByText('1117 Budapest, Fő utca 1. 2. em. 5. ajtó')).toBeVisible();
  expect(screen.queryByLabelText('Adószám')).not.toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('A számlázási adatokat elmentettük.')).toBeVisible();
  expect(sent('/change-invoice-data')).toEqual([{ own: true, direction: 0, name: '', taxNumber: '', address: null }]);
  // What was saved, until something is changed (UX-25).
  expect(screen.getByText('A számláit a saját adataira állítjuk ki.')).toBeVisible();
  await user.click(await ownBox());
  expect(screen.queryByText('A számláit a saját adataira állítjuk ki.')).not.toBeInTheDocument();
});

it.each([
  ['2', { name: 'Nagy Béla', tax: '', direction: 2 }],
  ['1', { name: 'Minta Kft.', tax: '12345676-2-41' }],
  ['2', { name: 'Nagy Béla', tax: '' }],
  ['3', { name: 'Régi név', tax: '', direction: 3 }],
])('the invoicing data open with direction %s of a reply with %o (INV-1)', async (direction, current) => {
  await visit(employer, reply({ current }));
  expect(await ownBox()).not.toBeChecked();
  expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', direction);
});

it('one’s own address on the English page is marked as Hungarian (UX-34)', async () => {
  await visit(employer, { language: 'en' });
  expect((await screen.findByText(/^1117 Budapest/)).closest('[lang]')).toHaveAttribute('lang', 'hu');
});

it('the invoicing page has one control a state: one’s own is text, unticked it gives way to the choice of others (UX-27, INV-2)', async () => {
  const { user } = await visit();
  await ownBox();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(await ownBox());
  expect(screen.getByRole('radiogroup', { name: 'Kinek állítsuk ki a számláit?' })).toBeVisible();
  expect(values()).toEqual(['3', '2', '1']);
  await user.click(mode(/^Más magánszemélynek$/));
  expect(await ownBox()).not.toBeChecked();
  expect(screen.queryByLabelText('Adószám')).not.toBeInTheDocument();
  await user.click(await ownBox());
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(await ownBox());
  expect(mode(/^Más magánszemélynek$/)).toBeChecked();
});

it('the invoicing page requires name, tax number and address of a company (INV-1, INV-2, INV-3)', async () => {
  const { user, sent, world } = await visit();
  await user.click(await ownBox());
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kérjük, javítsa a következőket:' })).toHaveFocus());
  for (const label of [
    'Név',
    'Adószám',
    'Irányítószám',
    'Település',
    'Közterület neve',
    'Közterület jellege',
    'Házszám',
  ]) {
    expect(field(label)).toHaveAccessibleDescription(/^(Adja meg|Válassza ki) a/);
  }
  await fill(user, { Név: 'Minta Kft.', Adószám: '12345678241' });
  await waitFor(() => expect(field('Adószám')).toHaveAccessibleDescription(/Hibás adószám/));
  await fill(user, { Adószám: '12345676 2 41' });
  expect(field('Adószám')).toHaveValue('12345676-2-41');
  await fill(user, { Irányítószám: '7621' });
  await waitFor(() => expect(field('Település')).toHaveValue('Pécs'));
  await fill(user, { 'Közterület neve': 'Király' });
  await user.click(field('Közterület jellege'));
  await user.click(await screen.findByRole('option', { name: 'utca' }));
  await fill(user, { Házszám: '12' });
  await user.click(save());
  expect(await screen.findByText('A számlázási adatokat elmentettük.')).toBeVisible();
  expect(sent('/change-invoice-data')).toEqual([
    {
      own: false,
      direction: 1,
      name: 'Minta Kft.',
      taxNumber: '12345676-2-41',
      address: fullAddress({ zip: '7621', city: 'Pécs', street: 'Király', streetType: 'utca', house: '12' }),
    },
  ]);
  expect(personaAccount(world, 'anna').invoicing.direction).toBe(1);
});

it('the invoicing page marks the tax number that the service refuses (ERR-3)', async () => {
  const { faults } = reply({ current: { ...employer, direction: 1 } });
  faults.push({ call: '/change-invoice-data', kind: 'code', code: 'validate_taxNum' });
  const { user } = await visit(employer, { faults });
  await ownBox();
  await user.click(save());
  await waitFor(() => expect(field('Adószám')).toHaveAccessibleDescription(/Hibás adószám/));
});

it('the employer’s data are locked; coming back to another choice, what was typed is there again (INV-2, INV-4)', async () => {
  const { user, sent } = await visit();
  await user.click(await ownBox());
  await fill(user, { Név: 'Minta Kft.', Irányítószám: '7958' });
  await waitFor(() => expect(field('Település')).toHaveValue('Kákics'));
  await fill(user, { Település: 'Marócsa' });
  await user.click(mode(/^A munkáltatómnak/));
  expect(mode(/^A munkáltatómnak: Munka Zrt\.$/)).toHaveAccessibleDescription(
    'Adószám: 12345676-2-41, cím: 7621 Pécs, Király utca\u00A012.',
  );
  // Nothing of it can be changed, so nothing of it is a field.
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByText(/A munkáltatója adatait itt nem módosíthatja/)).toBeVisible();

  await user.click(mode(/^Másik cégnek$/));
  expect(field('Név')).toHaveValue('Minta Kft.');
  expect(field('Irányítószám')).toHaveValue('7958');
  await user.click(await ownBox());
  await user.click(await ownBox());
  expect(field('Név')).toHaveValue('Minta Kft.');
  expect(field('Település')).toHaveValue('Marócsa');

  await user.click(mode(/^A munkáltatómnak/));
  await user.click(save());
  expect(await screen.findByText('A számlázási adatokat elmentettük.')).toBeVisible();
  expect(sent('/change-invoice-data')).toEqual([
    { own: false, direction: 3, name: employer.name, taxNumber: employer.tax, address: employer.address },
  ]);
});

it.each([
  ['without an address', { name: employer.name, tax: employer.tax }],
  ['with nocszla', { ...employer, nocszla: true }],
  ['whom the reply leaves out', null],
])('the invoicing page doesn’t offer an employer %s (INV-2)', async (_what, given) => {
  const { user } = await visit(given);
  await user.click(await ownBox());
  expect(values()).toEqual(['2', '1']);
});

it('the invoicing page offers a whole employer whatever another party’s nocszla says (INV-2)', async () => {
  const { user } = await visit(employer, reply({ partner: { name: 'Társ Anna', nocszla: true } }));
  await user.click(await ownBox());
  expect(values()).toEqual(['3', '2', '1']);
});

it.each([
  ['without an address', { name: employer.name, tax: employer.tax }, /^A munkáltatója számlázási adatai hiányosak\./],
  ['with nocszla', { ...employer, nocszla: true }, /^A munkáltatója nevére itt nem kérhet számlát\./],
])(
  'a saved employer %s stays chosen, with Save disabled and its reason (INV-2, WIZ-18, SAY-1)',
  async (_what, given, reason) => {
    await visit(given, reply({ current: { ...given, direction: 3 } }));
    expect(await ownBox()).not.toBeChecked();
    expect(mode(/^A munkáltatómnak: Munka Zrt\.$/)).toBeChecked();
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(reason);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

it('the invoicing data keep what was typed when saving fails, and for a return to the page (INV-4, SES-8, FLT-2)', async () => {
  const { user, go } = await visit(employer, { faults: [{ call: '/change-invoice-data', kind: 'malformed' }] });
  await user.click(await ownBox());
  await user.click(mode(/^A munkáltatómnak/));
  await user.click(save());
  expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
  await user.click(mode(/^Másik cégnek$/));
  await fill(user, { Név: 'Minta Kft.' });
  await user.click(mode(/^Más magánszemélynek$/));
  await fill(user, { Név: 'Nagy Béla' });
  await go('/app');
  await heading('Áttekintés');
  await go('/invoicedata');
  expect(await screen.findByText('Visszaállítottuk, amit korábban beírt.')).toBeVisible();
  expect(mode(/^Más magánszemélynek$/)).toBeChecked();
  expect(field('Név')).toHaveValue('Nagy Béla');
  await user.click(mode(/^Másik cégnek$/));
  expect(field('Név')).toHaveValue('Minta Kft.');
});

it('after a refusal at a field that isn’t shown the next save is sent (ERR-1, INV-4)', async () => {
  const stored = reply({ current: { ...employer, direction: 3 } });
  const refused: Fault = { call: '/change-invoice-data', kind: 'code', code: 'validate_taxNum', times: 1 };
  const { user, sent } = await visit(employer, { faults: [...stored.faults, refused] });
  await ownBox();
  await user.click(save());
  await waitFor(() => expect(sent('/change-invoice-data')).toHaveLength(1));
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(sent('/change-invoice-data')).toHaveLength(2));
});
