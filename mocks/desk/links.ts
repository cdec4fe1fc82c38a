import { linkNames, type Config, type LinkName } from '~/config/config';

import { careEmail } from '../model/account/mails';
import { linkLifeInDays } from '../model/contracting/processes';

/**
 * Completes the settings in place, so that all of the portal shows: points external links without a setting to a page of the
 * demo, makes up customer care and where plastic cards are collected, and says how long the
 * stand-in's links live.
 */
export const giveLinks = (config: Config, root: URL): void => {
  const address = `${root.href}mocks/desk/outside.html`;
  for (const name of Object.keys(linkNames) as LinkName[]) config.links[name] ??= address;
  config.contractLinkDays ??= linkLifeInDays;
  Object.assign(config.plasticCard, {
    readyDays: 5,
    pickupPlace: '1134 Budapest, Klub utca 1.',
    ...config.plasticCard,
  });
  Object.assign(config.care, {
    phone: '+36 1 555 0100',
    email: careEmail,
    hours: 'H–P 8–18 | Mon–Fri, 8am–6pm',
    ...config.care,
  });
};
