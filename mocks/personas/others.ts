import { linksOf } from '../links';
import { sendMail } from '../model/account/mails';
import { subscribe } from '../model/account/newsletter';
import { createActivator } from '../model/contracting/activators';
import type { Subscription } from '../records';
import type { World } from '../world';
import { addPersona } from './seeding';

const addSubscription = (world: World, subscription: Subscription): void => {
  const links = linksOf(world);
  const { uuid, status, token, accountId } = subscription;
  world.state.subscriptions.push(subscription);
  const to = `${accountId}@pelda.hu`;
  // Who was refused gets no offer.
  if (status !== 'denied') sendMail(world, to, 'intranetOffer', links.contract(token));
  sendMail(world, to, 'intranetEntry', links.intranetEntry(uuid, status, '', ''));
  sendMail(world, to, 'intranetReturn', links.intranetReturn(uuid, status));
};

/** Intranet subscriptions, an inactive account, and the newsletter's list. */
export const seedOthers = (world: World): void => {
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
  const inactive = addPersona(world, { id: 'inaktiv', lastName: 'Csendes', firstName: 'Irma', active: false });
  sendMail(
    world,
    inactive.email,
    'activation',
    linksOf(world).activation(createActivator(world, 'activation', inactive.id).token),
  );
  subscribe(world, 'anna@pelda.hu');
};
