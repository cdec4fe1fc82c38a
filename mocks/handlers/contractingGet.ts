import { partyReply } from '../model/contracting/parties';
import { pollContract } from '../model/contracting/preparing';
import { processAt, processOf } from '../model/contracting/processes';
import { ledgerOf, openFees, overpaymentOf, processFees, tariffFees } from '../model/contracting/processFees';
import { cardNumberOf, contractReply, homeOf } from '../model/contracting/steps';
import type { World } from '../world';
import { service, type Call } from './call';

const noInvoice = { direction: 0, name: '', tax: '', address: null } as const;

export const contractingGetCalls = (world: World): Call[] => {
  const { bearer } = service('contracting');
  return [
    bearer('/get-1', ({ key }, account) => {
      const process = processAt(world, 1, key, account);
      const { partner, type, kr } = process;
      // A member's own card is known; only a former member must give its number.
      const oldCardNum = cardNumberOf(world, process) ?? '';
      const { firstName: firstname, lastName: lastname, birthDate, birthPlace, mothersName, tax } = account;
      return {
        partner: partner ?? { kr, type, firstname, lastname, birthDate, birthPlace, mothersName, tax, oldCardNum },
      };
    }),
    bearer('/get-2', ({ key }, account) => {
      const { addresses } = processAt(world, 2, key, account);
      const { address, phone, mailing, email: mail } = account;
      return { mail, ...(addresses ?? { home: address, tel: phone, mailing }) };
    }),
    bearer('/get-3', ({ key }, account) => {
      const process = processAt(world, 3, key, account);
      const { terms } = process;
      return {
        contract: {
          validFrom: terms?.validFrom,
          validTo: terms?.validTo,
          cardPackage: terms?.cardPackage,
          receipt: terms?.receipt,
          cardNum: cardNumberOf(world, process),
        },
        type: process.type,
        fees: tariffFees(world, process),
        overpayment: overpaymentOf(world, process),
      };
    }),
    bearer('/get-4', ({ key }, account) => {
      const process = processAt(world, 4, key, account);
      return {
        contract: contractReply(world, process),
        fees: openFees(world, process),
        home: homeOf(world, process),
        mailing: process.addresses?.mailing ?? null,
        type: process.type,
        overpayment: overpaymentOf(world, process),
      };
    }),
    bearer('/get-5', ({ key }, account) => {
      const { invoice, employer } = processAt(world, 5, key, account);
      return { invoice: invoice ?? noInvoice, employer: employer === null ? undefined : partyReply(employer) };
    }),
    bearer('/get-6', ({ key }, account) => {
      const process = processAt(world, 6, key, account);
      return {
        contract: contractReply(world, process),
        ledger: ledgerOf(process, openFees(world, process)),
        type: process.type,
        home: homeOf(world, process),
        overpayment: overpaymentOf(world, process),
        transferFrom: process.choice?.transferFrom,
      };
    }),
    bearer('/get-7', ({ key }, account) => {
      const process = processAt(world, 7, key, account);
      return {
        contract: contractReply(world, process),
        ledger: ledgerOf(process, processFees(world, process)),
        overpayment: overpaymentOf(world, process),
        type: process.type,
      };
    }),
    bearer('/get-8', ({ key }, account) => pollContract(world, processOf(world, account, key))),
  ];
};
