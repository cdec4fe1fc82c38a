import { fullAddress, type Address } from '~/domain/identity/address';
import type { Fees } from '~/domain/money/fees';
import type { WireFees } from '~/services/shapes';

/** Every number is different, so that a mix-up shows. */
export const wireFees: WireFees = {
  hdij: 12_400,
  dij1: 101,
  dij2: 1_002,
  dij3: 103,
  dij4: 1_504,
  fdij: 1_220,
  fdij1: 11,
  fdij2: 1_012,
  fdij3: 13,
  fdij4: 184,
  fhonap: 5,
  fhdijo: 62_000,
  fosszeg: 63_220,
};

export const fees: Fees = {
  monthlyFee: 12_400,
  tariff: { administration: 101, postal: 1_002, other: 103, courier: 1_504 },
  charged: { administration: 11, postal: 1_012, other: 13, courier: 184 },
  chargedTotal: 1_220,
  months: 5,
  retainerTotal: 62_000,
  payable: 63_220,
};

export const address: Address = fullAddress({
  zip: '1111',
  city: 'Budapest',
  street: 'Fő',
  streetType: 'utca',
  house: '1',
  floor: '2',
  door: '5',
});

export const terms = { validFrom: '2026-03-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'b' } as const;
