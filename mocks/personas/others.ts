import { yearOf } from '../../src/domain/time/dates';
import { linksOf, type Origin } from '../links';
import type { AccountsSlice } from '../model/account/accounts';
import type { IntranetSlice, Subscription } from '../model/account/intranet';
import { sendMail, type MailsSlice } from '../model/account/mails';
import type { MembersSlice } from '../model/account/members';
import { subscribe, type NewsletterSlice } from '../model/account/newsletter';
import { createActivator, type ActivatorsSlice } from '../model/contracting/activators';
import type { InvoicesSlice } from '../model/payment/invoices';
import type { LedgerSlice } from '../model/payment/ledger';
import { addMember, addPersona, payAtSigning } from './seeding';

/** The slice of the world that these people are added to. */
export type OthersSlice = AccountsSlice &
  ActivatorsSlice &
  IntranetSlice &
  InvoicesSlice &
  LedgerSlice &
  MembersSlice &
  NewsletterSlice;

const addSubscription = (
  world: IntranetSlice & MailsSlice & Origin,
  subscription: Subscription,
  from = '',
  until = '',
): void => {
  const links = linksOf(world);
  const { uuid, status, token, accountId } = subscription;
  world.state.subscriptions.push(subscription);
  const to = `${accountId}@pelda.hu`;
  // Who was refused gets no offer.
  if (status !== 'denied') sendMail(world, to, 'intranetOffer', links.contract(token));
  sendMail(world, to, 'intranetEntry', links.intranetEntry(uuid, status, from, until));
  sendMail(world, to, 'intranetReturn', links.intranetReturn(uuid, status));
};

/** A member whose employer approved an upgrade; the intranet gives its dates with a time. */
const seedIntranetUpgrade = (world: OthersSlice): void => {
  const year = yearOf(world.today());
  const { id, kr } = addMember(
    world,
    { id: 'zoltan', lastName: 'Halász', firstName: 'Zoltán', kr: '456710' },
    { pack: 'S', fee: 7_400 },
  );
  payAtSigning(world, kr);
  const subscription = {
    uuid: '9c1e5b70-2d44-4f6a-8b13-5a6b7c8d9e0f',
    accountId: id,
    token: 'intra2026-zoltan',
    type: 'U',
    status: 'approved',
  } as const;
  addSubscription(world, subscription, `${year}-01-01T00:00:00`, `${year}-12-31T23:59:59`);
};

/** Intranet subscriptions, an inactive account, and the newsletter's list. */
export const seedOthers = (world: OthersSlice): void => {
  const maria = addPersona(world, { id: 'maria', lastName: 'Oláh', firstName: 'Mária' });
  addSubscription(world, {
    uuid: '7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f',
    accountId: maria.id,
    token: 'intra2026-maria',
    type: 'R',
    status: 'approved',
  });
  world.state.messages.push({ id: 'M1001', accountId: maria.id, closed: false });
  const miklos = addPersona(world, { id: 'miklos', lastName: 'Veres', firstName: 'Miklós' });
  addSubscription(world, {
    uuid: '2b9f4e10-3c5d-4a77-8e21-9f8e7d6c5b4a',
    accountId: miklos.id,
    token: 'intra2026-miklos',
    type: 'R',
    status: 'denied',
  });
  seedIntranetUpgrade(world);
  const inactive = addPersona(world, { id: 'inaktiv', lastName: 'Csendes', firstName: 'Irma', active: false });
  sendMail(
    world,
    inactive.email,
    'activation',
    linksOf(world).activation(createActivator(world, 'activation', inactive.id).token),
  );
  subscribe(world, 'anna@pelda.hu');
};
