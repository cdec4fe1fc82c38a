import { unsubscribeBody } from '../../src/services/newsletter';
import { unsubscribe } from '../model/account/newsletter';
import type { World } from '../world';
import { service, type Call } from './call';

export const newsletterCalls = (world: World): Call[] => {
  const { open } = service('newsletter');
  return [
    open('/unsubscribe', unsubscribeBody, ({ email }) => {
      unsubscribe(world, email);
      return {};
    }),
  ];
};
