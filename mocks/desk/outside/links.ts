import { config, type LinkName } from '../../../src/config';
import { deskTexts } from '../texts';

const isLinkName = (name: string): name is LinkName => Object.hasOwn(deskTexts.hu.outside.links, name);

/** The demo's page that a link out of the portal leads to. */
export const outsideAddress = (root: URL, name: LinkName): string => `${root.href}mocks/desk/outside/outside.html?to=${name}`;

export const linkNamed = (name: string | null): LinkName | undefined => (name !== null && isLinkName(name) ? name : undefined);

/** Every link out of the portal that no setting names leads to a page of the demo, so that the menu shows them all (NAV-5). */
export const giveLinks = (root: URL): void => {
  for (const name of Object.keys(deskTexts.hu.outside.links).filter(isLinkName)) config.links[name] ??= outsideAddress(root, name);
};
