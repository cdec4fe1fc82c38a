import type { HttpHandler } from 'msw';
import { unsubscribeBody } from '../../src/services/newsletter';
import { unsubscribe } from '../model/newsletter';
import type { World } from '../world';
import { service } from './call';

export const newsletterHandlers = (world: World): HttpHandler[] => {
  const { open } = service(world, 'newsletter');
  return [
    open('/unsubscribe', unsubscribeBody, ({ email }) => {
      unsubscribe(world, email);
      return {};
    }),
  ];
};
