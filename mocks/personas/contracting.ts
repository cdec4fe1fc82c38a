import { linksOf } from '../links';
import { sendMail } from '../model/account/mails';
import { createProcess } from '../model/contracting/processes';
import { startDates, yearEnd } from '../model/payment/months';
import type { Account, ContractProcess } from '../records';
import type { World } from '../world';
import { addPersona } from './seeding';

const begin = (world: World, account: Account, given: Partial<ContractProcess>): ContractProcess => {
  const process = createProcess(
    world,
    {
      accountId: account.id,
      type: 'R',
      kr: account.kr,
      officeEmail: '',
      company: false,
      cardKind: 'ALAP',
      employer: null,
    },
    {
      partner: {
        kr: '',
        type: 'R',
        firstname: account.firstName,
        lastname: account.lastName,
        birthDate: account.birthDate,
        birthPlace: account.birthPlace,
        mothersName: account.mothersName,
        tax: account.tax,
        oldCardNum: '',
      },
      ...given,
    },
  );
  sendMail(world, account.email, 'contract', linksOf(world).contract(process.linkToken));
  return process;
};

const addressesOf = ({ address, phone }: Account) => ({ home: { ...address }, tel: phone, mailing: null });

/** People in the middle of the wizard; the mailbox holds their links. */
export const seedContracting = (world: World): void => {
  const nora = addPersona(world, { id: 'nora', lastName: 'Hegedűs', firstName: 'Nóra', noDates: true });
  begin(world, nora, { savedStep: 2, addresses: addressesOf(nora), linkToken: 'szerzodesnora2026' });
  const vilmos = addPersona(world, { id: 'vilmos', lastName: 'Somogyi', firstName: 'Vilmos' });
  const process = begin(world, vilmos, {
    savedStep: 3,
    addresses: addressesOf(vilmos),
    linkToken: 'szerzodesvilmos2026',
  });
  const validFrom = startDates(world, process)[0] ?? world.today();
  process.terms = { validFrom, validTo: yearEnd(validFrom), cardPackage: 'S', receipt: 'c' };
};
