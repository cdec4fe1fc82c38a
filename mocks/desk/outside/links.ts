import { config, type LinkName } from '../../../src/config';
import { careEmail } from '../../model/account/mails';
import { linkLifeInDays } from '../../model/contracting/processes';
import { deskTexts } from '../texts';

const isLinkName = (name: string): name is LinkName => Object.hasOwn(deskTexts.hu.outside.links, name);

/** The demo's page in place of an external site. */
export const outsideAddress = (root: URL, name: LinkName): string =>
  `${root.href}mocks/desk/outside/outside.html?to=${name}`;

export const linkNamed = (name: string | null): LinkName | undefined =>
  name !== null && isLinkName(name) ? name : undefined;

/**
 * Points external links without a setting to a page of the demo, makes up customer care, and says how long the stand-in's links
 * live, so that all of it shows.
 */
export const giveLinks = (root: URL): void => {
  for (const name of Object.keys(deskTexts.hu.outside.links).filter(isLinkName))
    config.links[name] ??= outsideAddress(root, name);
  config.contractLinkDays ??= linkLifeInDays;
  Object.assign(config.care, {
    phone: '+36 1 555 0100',
    email: careEmail,
    hours: 'H–P 8–18 | Mon–Fri, 8am–6pm',
    ...config.care,
  });
};
