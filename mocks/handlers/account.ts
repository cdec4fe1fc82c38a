import { companyTaxNumber } from '~/domain/identity/taxNumber';

import type { InvoiceParty } from '../contract';
import { linksOf } from '../links';
import { changePassword, requireFreeEmail, sameText } from '../model/account/accounts';
import { sendMail } from '../model/account/mails';
import { userOf } from '../model/account/members';
import { createActivator } from '../model/contracting/activators';
import { checkInvoiceParty, isFullAddress, partyReply } from '../model/contracting/parties';
import type { Account } from '../records';
import { demand, refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

const requireMember = (account: Account): void => {
  if (account.kr === '') refuse('PROFILE_NO_KR');
};

const ownParty = ({ lastName, firstName, address }: Account): InvoiceParty => ({
  name: `${lastName} ${firstName}`,
  tax: '',
  address,
});

const partyOf = (account: Account): InvoiceParty => {
  const { direction, name, tax, address } = account.invoicing;
  return direction === 0 ? ownParty(account) : { name, tax, address: address ?? undefined };
};

export const accountCalls = (world: World): Call[] => {
  const { bearer } = service('account');
  return [
    bearer('/change-password', ({ email, oldPassword, newPassword }, account) => {
      demand(sameText(email, account.email), 'change-password for another e-mail');
      demand(newPassword.length >= 5, 'a password shorter than five characters');
      if (oldPassword !== account.password) return refuse('INVALID_PASSWORD');
      changePassword(account, newPassword);
      return {};
    }),
    bearer('/getHeadData', (_body, account) => ({ user: userOf(world, account) })),
    bearer('/getProfile', (_body, account) => ({ phone: account.phone, address: account.address })),
    bearer('/get-invoice-data', (_body, account) => {
      requireMember(account);
      const { invoicing, employer } = account;
      return {
        current: { ...partyReply(partyOf(account)), direction: invoicing.direction },
        partner: partyReply(ownParty(account)),
        employer: employer === null ? undefined : partyReply(employer),
      };
    }),
    bearer('/change-invoice-data', ({ own, direction, name, taxNumber, address }, account) => {
      requireMember(account);
      demand(own === (direction === 0), 'own and direction 0 belong together');
      checkInvoiceParty({ direction, name, tax: taxNumber, address }, account.employer);
      const withTax = direction === 1 || direction === 3;
      const fits = withTax
        ? taxNumber !== '' && companyTaxNumber(taxNumber) === undefined
        : direction === 0 || taxNumber === '';
      demand(fits, `direction ${direction} with tax number "${taxNumber}"`);
      account.invoicing = { direction, name, tax: taxNumber, address };
      return {};
    }),
    bearer('/change-email', ({ email }, account) => {
      requireFreeEmail(world, email);
      const { token } = createActivator(world, 'email', account.id, email);
      sendMail(world, email, 'validateEmail', linksOf(world).validateEmail(token));
      return {};
    }),
    bearer('/change-phone', ({ phoneNumber }, account) => {
      account.phone = phoneNumber;
      return {};
    }),
    bearer('/change-address', (address, account) => {
      demand(isFullAddress(address), 'an address without its required fields');
      account.address = address;
      return {};
    }),
  ];
};
