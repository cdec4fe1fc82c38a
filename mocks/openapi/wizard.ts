import * as v from 'valibot';

import { computeCosts, fillFees } from '../../src/domain/money/fees';
import {
  getStep1Reply,
  getStep2Reply,
  getStep4Reply,
  getStep6Reply,
  getStep7Reply,
} from '../../src/services/contractingGet';
import { getDatesReply, getPackagesReply } from '../../src/services/lookups';
import { feesToWire } from '../../src/services/wire';
import type { Address } from '../contract';
import type { Json } from './wireSchema';

/** Asks one call of the contracting service with the contract's key; returns its reply. */
export type AskStep = (call: string, body?: Json) => Promise<Json>;

export interface Signer {
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  tax: string;
  address: Address;
  tel: string;
}

const receipt = 'b' as const;
const method = '4' as const;

/** Steps 1 to 3: who, where, and which package from when. */
const begin = async (ask: AskStep, { address, tel, ...person }: Signer): Promise<void> => {
  const { partner } = v.parse(getStep1Reply, await ask('/get-1'));
  await ask('/submit-1', { partner: { ...partner, type: 'R', ...person } });
  const { mail } = v.parse(getStep2Reply, await ask('/get-2'));
  await ask('/submit-2', { home: address, mail, tel, mailing: {} });
  await ask('/get-3');
  const dates = v.parse(getDatesReply, await ask('/get-dates'));
  const [validFrom = ''] = dates.list;
  const packages = v.parse(getPackagesReply, await ask('/get-packages', { datum: validFrom }));
  const terms = { validFrom, validTo: `${validFrom.slice(0, 4)}-12-31`, cardPackage: packages.list[0]?.name, receipt };
  await ask('/submit-3', { contract: terms });
};

/** Steps 4 to 7: what is sent follows from what the step before was answered, by the portal's own sums. */
const settle = async (ask: AskStep, address: Address): Promise<number> => {
  const { contract, fees, overpayment } = v.parse(getStep4Reply, await ask('/get-4'));
  const { validFrom, validTo, cardPackage } = contract;
  const terms = { validFrom, validTo, cardPackage, receipt };
  const delivered = { validFrom, receipt, delivery: 1 as const };
  const costs4 = computeCosts({ ...delivered, ...fillFees(fees), overpayment });
  await ask('/submit-4', { contract: { ...terms, addressee: '', address }, fees: feesToWire(costs4) });
  await ask('/get-5');
  await ask('/submit-5', { invoice: { direction: 0, name: '', tax: '', address: null } });
  const sixth = v.parse(getStep6Reply, await ask('/get-6'));
  const costs = computeCosts({
    ...delivered,
    ...fillFees(sixth.ledger.fees),
    method,
    months: 2,
    overpayment: sixth.overpayment,
  });
  const payment = { mode: 'annual', months: costs.months };
  await ask('/submit-6', {
    contract: { ...terms, address },
    ledger: { fees: feesToWire(costs), method, bank: null, payment },
    transferFrom: costs.firstCollection ?? '',
  });
  await ask('/get-6');
  const seventh = v.parse(getStep7Reply, await ask('/get-7'));
  const signed = feesToWire(fillFees(seventh.ledger.fees));
  await ask('/submit-7', { ledger: { fees: signed, method } });
  return signed.fosszeg;
};

/** Fills in the seven steps as the portal does, by bank card; returns what is to be paid, in forint. */
export const fillWizard = async (ask: AskStep, signer: Signer): Promise<number> => {
  await begin(ask, signer);
  return settle(ask, signer.address);
};
