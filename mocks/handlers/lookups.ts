import {
  findByTaxBody,
  getBankFromAccountBody,
  getDatesBody,
  getPackagesBody,
  listCitiesByZipBody,
} from '../../src/services/lookups';
import { emptyBody } from '../../src/services/shapes';
import { bankOf } from '../model/banks';
import { citiesOf } from '../model/cities';
import { startDates } from '../model/months';
import { basicPackages, packagesFor } from '../model/packages';
import { processOf } from '../model/processes';
import { streetTypes } from '../model/streetTypes';
import { findByTax } from '../model/taxRegistry';
import { refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

export const lookupCalls = (world: World): Call[] => {
  const { bearer } = service(world, 'contracting');
  return [
    bearer('/get-dates', getDatesBody, ({ key }, account) => ({
      list: startDates(world, processOf(world, account, key)),
    })),
    // Key -1 asks for the packages outside any contract. Source: specification, section 7.
    bearer('/get-packages', getPackagesBody, ({ key }, account) => ({
      list: key === '-1' ? basicPackages() : packagesFor(world, processOf(world, account, key)),
    })),
    bearer('/list-cities-by-zip', listCitiesByZipBody, ({ zip }) => ({
      list: citiesOf(zip).map((name) => ({ name })),
    })),
    bearer('/list-street-types', emptyBody, () => ({ list: streetTypes.map((name) => ({ name })) })),
    bearer('/get-bank-from-account', getBankFromAccountBody, ({ account: digits }) => ({
      name: bankOf(digits) ?? refuse('NOT_FOUND'),
    })),
    bearer('/find-by-tax', findByTaxBody, ({ tax, birth }, account) => findByTax(world, account, tax, birth)),
  ];
};
