// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  invoicingDefaults,
  offeredDirections,
  switchDirection,
  toInvoicingBody,
  type Direction,
  type InvoicingValues,
} from '../../../../../src/routes/contracting/wizard/steps/invoicing/invoicing';
import { employer, emptyAddress, fullAddress, home, other, step5 } from '../fixtures';

const nobody = { name: '', tax: '', address: emptyAddress() };
const kft = { name: 'Példa Kft.', tax: '12345676-2-41', address: fullAddress(other) };
const fresh: InvoicingValues = { direction: '0', employerInvoice: false, ...nobody, parties: {} };

describe('whom the invoice may go to', () => {
  it.each([
    ['no employer', step5(), ['0', '1', '2']],
    ['an employer', step5({ employer }), ['0', '1', '2', '3']],
    [
      'an employer who takes no invoice (nocszla)',
      step5({ employer: { ...employer, withoutEmployerInvoice: true } }),
      ['0', '1', '2'],
    ],
    [
      'an employer whose address isn’t known',
      step5({ employer: { ...employer, address: undefined } }),
      ['0', '1', '2'],
    ],
    [
      'an employer with an empty address',
      step5({ employer: { ...employer, address: emptyAddress() } }),
      ['0', '1', '2'],
    ],
    ['an employer without a name', step5({ employer: { ...employer, name: ' ' } }), ['0', '1', '2']],
    ['an employer without a tax number', step5({ employer: { ...employer, tax: '' } }), ['0', '1', '2']],
    [
      'an employer with a wrong tax number',
      step5({ employer: { ...employer, tax: '12345678-9-99' } }),
      ['0', '1', '2'],
    ],
    [
      'an employer whose address lacks the house',
      step5({ employer: { ...employer, address: { ...other, house: '' } } }),
      ['0', '1', '2'],
    ],
    [
      'an employer with a zip that can’t be one',
      step5({ employer: { ...employer, address: { ...other, zip: '90211' } } }),
      ['0', '1', '2'],
    ],
  ])('with %s (WIZ-10, INV-2)', (_who, data, directions) => {
    expect(offeredDirections(data)).toEqual(directions);
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
      { ...fresh, direction: '3', employerInvoice: true, ...kft },
    ],
    [
      'the employer, whom the reply leaves out: as it was saved',
      step5({ invoice: { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other } }),
      { ...fresh, direction: '3', employerInvoice: true, ...kft },
    ],
    [
      'an employer whom neither part of the reply knows: asked anew',
      step5({ invoice: { direction: 3 } }),
      { ...fresh, direction: '' },
    ],
    [
      'an employer who takes invoices no longer: asked anew, and never the member’s own unasked',
      step5({
        employer: { ...employer, withoutEmployerInvoice: true },
        invoice: { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other },
      }),
      { ...fresh, direction: '' },
    ],
  ])('with what was saved: %s (WIZ-3, WIZ-10)', (_what, data, values) => {
    expect(invoicingDefaults(data)).toEqual(values);
  });
});

describe('another direction', () => {
  const data = step5({ employer });

  it('to the employer copies name, tax number and address (WIZ-10)', () => {
    expect(switchDirection(fresh, '3', data)).toEqual({
      direction: '3',
      employerInvoice: true,
      ...kft,
      parties: { '0': nobody },
    });
  });

  it('and back shows what was typed before (INV-4)', () => {
    const typed = { name: 'Másik Kft.', tax: '12345676-2-41', address: fullAddress(home) };
    const walk: Direction[] = ['3', '1', '0', '2'];
    const there = walk.reduce<InvoicingValues>((values, next) => switchDirection(values, next, data), {
      ...fresh,
      direction: '2' as const,
      ...typed,
    });
    expect(there).toMatchObject({ direction: '2', employerInvoice: false, ...typed });
  });

  it('never shows one party’s data as another’s (WIZ-10)', () => {
    const company = { ...fresh, direction: '2' as const, ...kft };
    expect(switchDirection(company, '1', data)).toMatchObject({ direction: '1', ...nobody });
    expect(switchDirection(switchDirection(company, '3', data), '0', data)).toMatchObject({
      direction: '0',
      employerInvoice: false,
      ...nobody,
    });
  });

  it('from none chosen keeps nothing', () => {
    expect(switchDirection({ ...fresh, direction: '' }, '2', data).parties).toEqual({});
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
      { ...typed, ...kft, direction: '3', employerInvoice: true },
      { direction: 3, name: 'Példa Kft.', tax: '12345676-2-41', address: other },
    ],
  ])('%s (WIZ-10)', (_what, values, invoice) => {
    expect(toInvoicingBody('1-2-3', values)).toEqual({ key: '1-2-3', invoice });
  });
});
