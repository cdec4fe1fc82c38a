import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { formerMember, identifyingCard, refusedTaxIds, taxIdOf } from '../../../../mocks/model/account/taxRegistry';
import { personaAccount } from '../../../../mocks/personas';
import type { World } from '../../../../mocks/world';
import { partner } from './fixtures';
import { expectError, expectNoError, expectSummary, field, fieldNames, openWizard, type OpenWizard } from './support';

/** Somebody who has only just registered: the account knows a name and an e-mail. */
const newcomer = (world: World): void => {
  Object.assign(personaAccount(world, 'bela'), { birthDate: '', birthPlace: '', mothersName: '', tax: '' });
};

/** Nobody in the stand-in has this one. */
const freeTax = taxIdOf('1988-04-12', 99);
const refusedTax = 'Hibás adóazonosító jel. Ellenőrizze a számjegyeket és a születési dátumot.';

const fillBirth = async (fill: OpenWizard['fill'], date: string): Promise<void> => {
  await fill(field('Születési hely'), 'Budapest');
  await fill(field('Anyja születési neve'), 'Szabó Mária');
  await fill(field('Születési dátum'), date);
};

it('step 1 of an upgrade, which the session knows, sends its type where the reply leaves it out (WIZ-6, PUB-13, ERR-8)', async () => {
  const { sent, goOn } = await openWizard({
    step: 1,
    type: 'U',
    persona: 'ilona',
    change: (world) => addFault(world, { call: '/get-1', kind: 'gaps', at: { 'partner.type': 'null' } }),
  });
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toMatchObject([{ partner: { type: 'U' } }]);
});

it('step 1 asks for the partner, shows every error at its field, keeps what was typed, and sends nothing until all is right (WIZ-1, WIZ-3, WIZ-6, WIZ-17)', async () => {
  const { user, fill, press, sent, world, goOn } = await openWizard({ step: 1, change: newcomer });
  const asked = ['lastname', 'firstname', 'birthDate', 'birthPlace', 'mothersName', 'tax', 'oldCardNum'];
  expect(fieldNames()).toEqual(asked);
  const tax = field('Adóazonosító jel');
  const born = field('Születési dátum');
  await press('Tovább');
  await expectSummary('Születési dátum', 'Születési hely', 'Anyja születési neve', 'Adóazonosító jel');
  await expectError(field('Születési hely'), 'Adja meg a születési helyét.');

  await fillBirth(fill, '2030.01.01');
  await fill(field('Vezetéknév'), '   ');
  await fill(tax, '12345');
  await press('Tovább');
  await expectSummary('Vezetéknév', 'Születési dátum', 'Adóazonosító jel');
  await expectError(field('Vezetéknév'), 'Adja meg a vezetéknevét.');
  await expectError(born, 'A születési dátum nem lehet jövőbeli.');
  await expectError(tax, 'Az adóazonosító jel 10 számjegyből áll.');

  await fill(field('Vezetéknév'), 'Nagy');
  await fill(tax, freeTax);
  await fill(born, '1988.04.13');
  await press('Tovább');
  await expectError(tax, 'Hibás az adóazonosító jel, vagy nem ehhez a születési dátumhoz tartozik.');
  await waitFor(() => expect(tax).toHaveFocus());
  expect(sent('/submit-1')).toEqual([]);
  expect(sent('/find-by-tax')).toEqual([]);

  // Typed as people type it; the error at the tax id goes with the date that was wrong.
  await fill(born, '19880412');
  await expectNoError(tax);
  await user.tab();
  expect(born).toHaveValue('1988.04.12');
  await goOn('Lakcím és telefon');
  expect(sent('/find-by-tax')).toEqual([{ tax: freeTax, birth: '1988-04-12' }]);
  expect(sent('/submit-1')).toEqual([
    { key: world.state.processes.at(-1)?.key, partner: { ...partner, tax: freeTax } },
  ]);
});

it('step 1 asks nothing that is known, wants the card number that belongs to the tax id, and sends the customer ID that does (WIZ-6, A11Y-5)', async () => {
  const { fill, press, sent, process, world, goOn } = await openWizard({ step: 1 });
  const own = personaAccount(world, 'bela').tax;
  const { kr, tax: former, card: oldCardNum } = formerMember;
  const card = field('Korábbi kártyaszám');
  expect(field('Vezetéknév')).toHaveValue('Nagy');
  expect(field('Születési dátum')).toHaveValue('1988.04.12');
  expect(field('Adóazonosító jel')).toHaveValue(own);
  await fill(field('Születési dátum'), '1985.05.05');
  await fill(field('Adóazonosító jel'), former);
  await press('Tovább');
  await expectError(card, 'Adja meg a korábbi kártyája számát.');
  await waitFor(() => expect(card).toHaveFocus());
  await fill(card, 'U1');
  await press('Tovább');
  await expectError(card, 'A kártyaszám nem egyezik a korábbi kártyája számával.');
  expect(sent('/submit-1')).toEqual([]);

  // In capitals and without spaces it is the same number.
  await fill(card, ` ${oldCardNum.toLowerCase().replace(/(?=.{4}$)/, ' \u200B')} `);
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toEqual([
    {
      key: process.key,
      partner: { ...partner, kr, birthDate: '1985-05-05', tax: former, oldCardNum },
    },
  ]);

  // Back, with another number: the customer ID of the first one isn't kept.
  await goOn('Személyes adatok', 'Személyes adatok – kész');
  await waitFor(() => expect(field('Adóazonosító jel')).toHaveValue(former));
  await fill(field('Születési dátum'), '1988.04.12');
  await fill(field('Adóazonosító jel'), own);
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1').at(-1)).toEqual({ key: process.key, partner: { ...partner, tax: own, oldCardNum } });
});

it('step 1 shows each refusal of the tax id at it as soon as it is known, with every code, and asks once a number (WIZ-6, ERR-1)', async () => {
  const { fill, press, sent, world } = await openWizard({ step: 1, change: newcomer });
  const tax = field('Adóazonosító jel');
  await fillBirth(fill, '1990.01.01');
  const invalid = refusedTaxIds.filter(({ code }) => code !== 'TAX_CARD_NOT_FOUND');
  for (const refused of invalid) {
    await fill(tax, refused.tax);
    await expectError(tax, refusedTax);
  }
  await press('Tovább');
  await waitFor(() => expect(tax).toHaveFocus());
  expect(sent('/find-by-tax')).toEqual(invalid.map((refused) => ({ tax: refused.tax, birth: '1990-01-01' })));
  expect(sent('/submit-1')).toEqual([]);

  const messages = ['TAX_INVALID_CHECK', 'CONTR_UNPAID'];
  addFault(world, { call: '/find-by-tax', kind: 'fields', fields: { status: 'ERROR', messages } });
  await fill(field('Születési dátum'), '1988.04.12');
  await fill(tax, freeTax);
  await waitFor(() => expect(tax).toHaveAccessibleDescription(/Lejárt tartozása van/));
  await expectError(tax, refusedTax);
});

it('step 1 says that a tax id is known but not whose, asks for the old card, and lets saving decide (WIZ-6)', async () => {
  const { fill, press, sent, goOn } = await openWizard({ step: 1, change: newcomer });
  const tax = field('Adóazonosító jel');
  const card = field('Korábbi kártyaszám');
  await fillBirth(fill, '1990.01.01');
  await fill(tax, refusedTaxIds[0]!.tax);
  await waitFor(() => expect(tax).toHaveAccessibleDescription(/Az adóazonosító jelet ismerjük/));
  expect(tax).not.toBeInvalid();
  expect(card).toHaveAccessibleDescription(/adja meg a számát/);
  await press('Tovább');
  await expectError(tax, 'Az adóazonosító jelet ismerjük');
  expect(sent('/submit-1')).toHaveLength(1);
  await waitFor(() => expect(tax).toHaveFocus());
  await fill(card, identifyingCard);
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toHaveLength(2);
});

it('step 1 asks again about a tax id that the look-up refused, so that no refusal stays for ever (WIZ-6, ERR-1)', async () => {
  const { fill, sent, world, goOn } = await openWizard({ step: 1 });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const tax = field('Adóazonosító jel');
  addFault(world, { call: '/find-by-tax', kind: 'code', code: 'TAX_INVALID_CHECK', times: 1 });
  await fill(tax, freeTax);
  await expectError(tax, refusedTax);
  vi.setSystemTime(Date.now() + 3_000);
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toHaveLength(1);
});

it('step 1 sends the customer ID of /get-1, whatever the look-up finds (WIZ-6)', async () => {
  const { birthDate, tax, card } = formerMember;
  const saved = { ...partner, kr: '77777', tax, birthDate, oldCardNum: card };
  const { sent, goOn } = await openWizard({ step: 1, saved: { kr: '77777', partner: saved } });
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toMatchObject([{ partner: { kr: '77777' } }]);
});

it('step 1 sends the member’s own customer ID where neither the reply nor the look-up tells one (WIZ-6, ERR-8)', async () => {
  const { sent, goOn, store } = await openWizard({
    step: 1,
    type: 'U',
    persona: 'ilona',
    change: (world) => {
      addFault(world, { call: '/get-1', kind: 'gaps', at: { 'partner.kr': 'null' } });
      addFault(world, { call: '/find-by-tax', kind: '500' });
    },
  });
  await goOn('Lakcím és telefon');
  expect(store.get().currentUser?.kr).toBe('456701');
  expect(sent('/submit-1')).toMatchObject([{ partner: { kr: '456701' } }]);
});

it('step 1 lets saving decide where the tax id can’t be asked about, and shows its code at the field and as a notice (WIZ-6, ERR-1, ERR-3)', async () => {
  const { press, sent, world, goOn } = await openWizard({
    step: 1,
    change: (given) => addFault(given, { call: '/find-by-tax', kind: '500' }),
  });
  addFault(world, { call: '/submit-1', kind: 'code', code: 'validate_taxId', times: 1 });
  await press('Tovább');
  const tax = field('Adóazonosító jel');
  await expectError(tax, 'Az adóazonosító jel 10 számjegyből áll.');
  await waitFor(() => expect(tax).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Az adóazonosító jel 10 számjegyből áll.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field('Anyja születési neve')).toHaveValue('Szabó Mária');
  await goOn('Lakcím és telefon');
  expect(sent('/submit-1')).toHaveLength(2);
});
