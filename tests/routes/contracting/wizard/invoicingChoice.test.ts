// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  invoicingDefaults,
  offeredEmployer,
  switchDirection,
  toInvoicingBody,
  type Direction,
  type InvoicingValues,
} from '../../../../src/routes/contracting/wizard/steps/invoicing/invoicing';
import { employer, emptyAddress, fullAddress, home, other, step5 } from './fixtures';

const nobody = { name: '', tax: '', address: emptyAddress() };
const kft = { name: 'Példa Kft.', tax: '12345676-2-41', address: fullAddress(other) };
const fresh: InvoicingValues = { employerInvoice: false, direction: '0', ...nobody, parties: {} };

describe('the employer’s invoice', () => {
  it('the employer’s invoice is offered with the data of an employer who takes it (WIZ-10)', () => {
    expect(offeredEmployer(step5({ employer }))).toEqual(kft);
    expect(offeredEmployer(step5())).toBeUndefined();
  });

  it.each([
    ['takes none (nocszla)', { withoutEmployerInvoice: true }],
    ['has no address', { address: undefined }],
    ['has no name', { name: ' ' }],
    ['has a wrong tax number', { tax: '12345678-9-99' }],
    ['has an address without a house', { address: { ...other, house: '' } }],
  ])('the employer’s invoice isn’t offered where the employer %s (WIZ-10, INV-2)', (_why, given) => {
    expect(offeredEmployer(step5({ employer: { ...employer, ...given } }))).toBeUndefined();
  });
});

describe('step 5 begins', () => {
  it.each<[string, ReturnType<typeof step5>, InvoicingValues]>([
    ['the same as the contract', step5(), fresh],
    [
      'a private person',
      step5({ invoice: { direction: 1, name: 'Kis Éva', address: home } }),
      { ...fresh, direction: '1', name: 'Kis Éva', address: fullAddress(home) },
    ],
    [
      'a company',
      step5({ invoice: { direction: 2, name: 'Másik Kft.', tax: '12345676-2-41', address: home } }),
      { ...fresh, direction: '2', name: 'Másik Kft.', tax: '12345676-2-41', address: fullAddress(home) },
    ],
    [
      'the employer, with the data that it has now',
      step5({ employer, invoice: { direction: 3, name: 'Régi név', tax: '1', address: home } }),
      { ...fresh, employerInvoice: true },
    ],
    [
      'the employer, whom the reply leaves out: as it was saved',
      step5({ invoice: { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other } }),
      { ...fresh, employerInvoice: true },
    ],
    [
      'the employer, of whom the reply tells nothing at all: the employer’s it stays',
      step5({ invoice: { direction: 3 } }),
      { ...fresh, employerInvoice: true },
    ],
    [
      'an employer who takes invoices no longer: asked anew, and never the member’s own unasked',
      step5({
        employer: { ...employer, withoutEmployerInvoice: true },
        invoice: { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other },
      }),
      { ...fresh, direction: '' },
    ],
  ])('step 5 begins with what was saved: %s (WIZ-3, WIZ-10)', (_what, data, values) => {
    expect(invoicingDefaults(data)).toEqual(values);
  });
});

describe('another direction', () => {
  const typed = { name: 'Másik Kft.', tax: '12345676-2-41', address: fullAddress(home) };
  const company = { ...fresh, direction: '2' as const, ...typed };

  it('a direction that is chosen again shows what was typed before (INV-4)', () => {
    const walk: Direction[] = ['1', '0', '2'];
    const there = walk.reduce<InvoicingValues>((values, next) => switchDirection(values, next), company);
    expect(there).toMatchObject({ direction: '2', ...typed });
  });

  it('switching the direction never shows one party’s data as another’s (WIZ-10)', () => {
    expect(switchDirection(company, '1')).toMatchObject({ direction: '1', ...nobody });
    expect(switchDirection({ ...fresh, direction: '' }, '2').parties).toEqual({});
  });
});

describe('/submit-5', () => {
  const typed = {
    ...fresh,
    name: ' Kis Éva ',
    tax: '12345676-2-41',
    address: { ...fullAddress(other), house: ' 12/B ' },
  };

  it.each<[string, InvoicingValues, object]>([
    [
      'the same as the contract: nothing else',
      { ...typed, direction: '0' },
      { direction: 0, name: '', tax: '', address: null },
    ],
    [
      'a private person has no tax number',
      { ...typed, direction: '1' },
      { direction: 1, name: 'Kis Éva', tax: '', address: other },
    ],
    [
      'a company has one',
      { ...typed, direction: '2' },
      { direction: 2, name: 'Kis Éva', tax: '12345676-2-41', address: other },
    ],
    [
      'the employer has one',
      { ...typed, employerInvoice: true },
      { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other },
    ],
  ])('/submit-5: %s (WIZ-10)', (_what, values, invoice) => {
    expect(toInvoicingBody('1-2-3', values, step5({ employer }))).toEqual({ key: '1-2-3', invoice });
  });
});
