import { findByTax } from '../model/account/taxRegistry';
import { basicPackages, packagesFor } from '../model/contracting/packages';
import { processOf } from '../model/contracting/processes';
import { bankOf } from '../model/payment/banks';
import { startDates } from '../model/payment/months';
import { citiesOf, streetTypes } from '../model/places';
import { refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

export const lookupCalls = (world: World): Call[] => {
  const { bearer } = service('contracting');
  return [
    bearer('/get-dates', ({ key }, account) => ({
      list: startDates(world, processOf(world, account, key)),
    })),
    // Key -1 asks for the packages outside any contract. Source: specification, section 7.
    bearer('/get-packages', ({ key }, account) => ({
      list: key === '-1' ? basicPackages() : packagesFor(world, processOf(world, account, key)),
    })),
    bearer('/list-cities-by-zip', ({ zip }) => ({
      list: citiesOf(zip).map((name) => ({ name })),
    })),
    bearer('/list-street-types', () => ({ list: streetTypes.map((name) => ({ name })) })),
    bearer('/get-bank-from-account', ({ account: digits }) => ({
      name: bankOf(digits) ?? refuse('NOT_FOUND'),
    })),
    bearer('/find-by-tax', ({ tax, birth }, account) => findByTax(world, account, tax, birth)),
  ];
};
