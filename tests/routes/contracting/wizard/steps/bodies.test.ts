// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { setNow } from '../../../../../src/domain/time/clock';
import { toAddressBody } from '../../../../../src/routes/contracting/wizard/steps/address/addressStep';
import { toContractBody } from '../../../../../src/routes/contracting/wizard/steps/contract/contractStep';
import { toPartnerBody } from '../../../../../src/routes/contracting/wizard/steps/partner/partnerStep';
import { isAskable } from '../../../../../src/routes/contracting/wizard/steps/partner/taxLookup';
import { emptyAddress, fullAddress, home, mailing, partner } from '../fixtures';

describe('/submit-1', () => {
  it('is the form, trimmed, the date as the wire has it, with the customer ID that was found (WIZ-6, I18N-4)', () => {
    const values = {
      lastname: ' Nagy ',
      firstname: 'Béla ',
      birthDate: '1988.04.12',
      birthPlace: ' Budapest',
      mothersName: ' Szabó Mária ',
      tax: partner.tax,
      oldCardNum: ' U4004004 ',
    };
    expect(toPartnerBody('1-2-3', values, 'R', '54321')).toEqual({
      key: '1-2-3',
      partner: { ...partner, kr: '54321', oldCardNum: 'U4004004' },
    });
  });
});

describe('/submit-2', () => {
  const values = {
    home: { ...fullAddress(home), street: ' Fő ' },
    equalAddresses: true,
    mailing: fullAddress(mailing),
    tel: '+36/30/1234567',
    mail: 'bela@pelda.hu',
  };
  const sent = { key: '1-2-3', home, mail: 'bela@pelda.hu', tel: '+36301234567' };

  it('has no mailing address where it is the same, whatever is left in the form (WIZ-7)', () => {
    expect(toAddressBody('1-2-3', values)).toEqual({ ...sent, mailing: null });
  });

  it('has the other one, without its empty parts (WIZ-7)', () => {
    expect(
      toAddressBody('1-2-3', { ...values, equalAddresses: false, mailing: { ...emptyAddress(), ...mailing } }),
    ).toEqual({ ...sent, mailing });
  });
});

describe('/submit-3', () => {
  const values = { validFrom: '2026-04-01', cardPackage: 'M', terms: true };
  const noContract = {
    validFrom: undefined,
    validTo: undefined,
    cardPackage: undefined,
    receipt: undefined,
    addressee: undefined,
    address: undefined,
    cardNum: undefined,
  };

  it.each([
    ['a new contract: ePASS until step 4', { contract: noContract, type: 'R' as const }, '2026-04-01', 'c'],
    ['a start in another year ends with that year', { contract: noContract, type: 'R' as const }, '2027-01-01', 'c'],
    ['a card that can be kept', { contract: { ...noContract, cardNum: 'EP1' }, type: 'U' as const }, '2026-04-01', 'a'],
    [
      'a receipt that was chosen before',
      { contract: { ...noContract, receipt: 'b' as const }, type: 'R' as const },
      '2026-04-01',
      'b',
    ],
  ])('%s (WIZ-8)', (_what, data, validFrom, receipt) => {
    expect(toContractBody('1-2-3', { ...values, validFrom }, data)).toEqual({
      key: '1-2-3',
      contract: { validFrom, validTo: `${validFrom.slice(0, 4)}-12-31`, cardPackage: 'M', receipt },
    });
  });
});

describe('a tax id is worth asking about', () => {
  // 8, 44296 days from 1867-01-01 , 001, check digit.
  it.each([
    ['right number, right date', partner.tax, '1988.04.12', true],
    ['a date typed another way', partner.tax, '1988-04-12', true],
    ['another birth date', partner.tax, '1988.04.13', false],
    ['a date that doesn’t exist', partner.tax, '1988.02.30', false],
    ['no date', partner.tax, '', false],
    ['a digit missing', partner.tax.slice(0, 9), '1988.04.12', false],
    ['no number', '', '1988.04.12', false],
    ['a birth date to come', partner.tax, '2030.01.01', false],
  ])('%s (WIZ-6)', (_why, tax, birthDate, askable) => {
    setNow(() => new Date('2026-03-10T09:00:00Z'));
    expect(isAskable({ tax, birthDate })).toBe(askable);
    setNow();
  });
});
