import { personalTaxId } from '~/domain/identity/personalTaxId';

import type { Address } from '../contract';
import { sameText } from '../model/account/accounts';
import { findByTax } from '../model/account/taxRegistry';
import { isFullAddress } from '../model/contracting/parties';
import { beginPreparing } from '../model/contracting/preparing';
import { processAt, saveStep } from '../model/contracting/processes';
import { creditOf, overpaymentOf } from '../model/contracting/processFees';
import { checkDelivery, checkInvoice, checkPayment, checkSignature, checkTerms } from '../model/contracting/stepChecks';
import { demand } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

const isAddress = (mailing: Address | Record<string, never>): mailing is Address => 'zip' in mailing;

export const contractingSubmitCalls = (world: World): Call[] => {
  const { bearer } = service('contracting');
  return [
    bearer('/submit-1', ({ key, partner }, account) => {
      const process = processAt(world, 1, key, account);
      const { kr, type, birthDate, tax, oldCardNum } = partner;
      demand(
        [partner.firstname, partner.lastname, partner.birthPlace, partner.mothersName].every(
          (text) => text.trim() !== '',
        ),
        'step 1 with empty fields',
      );
      demand(
        birthDate <= world.today() && tax !== '' && personalTaxId(birthDate)(tax) === undefined,
        `tax id ${tax} with birth date ${birthDate}`,
      );
      demand(type === process.type, `type ${type} in a process of type ${process.type}`);
      const known = findByTax(world, account, tax, birthDate, oldCardNum);
      demand(
        known.card === undefined || oldCardNum === known.card,
        `old card number ${oldCardNum}, known is ${known.card ?? 'none'}`,
      );
      demand([process.kr, known.kr ?? ''].includes(kr), `kr ${kr} belongs to somebody else`);
      saveStep(process, 1, { partner });
      return {};
    }),
    bearer('/submit-2', ({ key, home, mail, tel, mailing }, account) => {
      const process = processAt(world, 2, key, account);
      demand(
        isFullAddress(home) && (!isAddress(mailing) || isFullAddress(mailing)),
        'step 2 with an address that lacks required fields',
      );
      demand(/^\+36\d{9}$/.test(tel), `tel "${tel}" is not like +36301234567`);
      demand(sameText(mail, account.email), 'the private e-mail is read-only');
      saveStep(process, 2, { addresses: { home, tel, mailing: isAddress(mailing) ? mailing : null } });
      return {};
    }),
    bearer('/submit-3', ({ key, contract }, account) => {
      const process = processAt(world, 3, key, account);
      checkTerms(world, process, contract);
      // A different start may leave fewer months than step 6 chose.
      const choice = process.terms?.validFrom === contract.validFrom ? process.choice : null;
      saveStep(process, 3, { terms: contract, choice });
      return {};
    }),
    bearer('/submit-4', (body, account) => {
      const process = processAt(world, 4, body.key, account);
      const fee = checkDelivery(world, process, body);
      const { addressee, address, ...terms } = body.contract;
      saveStep(process, 4, { terms, delivery: { fee, addressee, address } });
      return {};
    }),
    bearer('/submit-5', ({ key, invoice }, account) => {
      const process = processAt(world, 5, key, account);
      checkInvoice(process, invoice);
      saveStep(process, 5, { invoice });
      return {};
    }),
    bearer('/submit-6', (body, account) => {
      const process = processAt(world, 6, body.key, account);
      saveStep(process, 6, { choice: checkPayment(world, process, body) });
      return {};
    }),
    bearer('/submit-7', (body, account) => {
      const process = processAt(world, 7, body.key, account);
      const { fosszeg } = checkSignature(world, process, body);
      saveStep(process, 7, {
        stage: 'paying',
        counted: overpaymentOf(world, process),
        credited: creditOf(world, process),
      });
      // Direct debit, or nothing to pay: no bank page.
      if (process.choice?.method === '3' || fosszeg === 0) beginPreparing(world, process);
      return {};
    }),
  ];
};
