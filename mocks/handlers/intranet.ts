import { openMessage, subscriptionByToken } from '../model/account/intranet';
import { basicPackages, companyPackages, packagesFor, type CardPackage } from '../model/contracting/packages';
import { demand, refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

const price = ({ name, key }: CardPackage) => ({ name, price: key });

export const intranetCalls = (world: World): Call[] => {
  const { bearer } = service('intranet');
  return [
    bearer('/prices', ({ type }) => ({
      list: (type === 'h' ? companyPackages() : basicPackages()).map(price),
    })),
    bearer('GET /hasMessage', (_body, account) => ({ id: openMessage(world, account)?.id })),
    bearer('/closeMessage', ({ id }, account) => {
      const message = openMessage(world, account);
      demand(message?.id === id, `message ${id} is not open`);
      message.closed = true;
      return {};
    }),
    bearer('/packages', ({ token, type }, account) => {
      const subscription = subscriptionByToken(world, token);
      if (subscription?.accountId !== account.id) return refuse('INVALID_TOKEN');
      demand(type === subscription.type, `type ${type} of a subscription of type ${subscription.type}`);
      return {
        subscriptionUUID: subscription.uuid,
        list: packagesFor(world, { company: true, type, kr: account.kr }).map(price),
      };
    }),
  ];
};
