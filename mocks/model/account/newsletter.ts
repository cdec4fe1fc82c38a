import { linksOf } from '../../links';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { sameText } from './accounts';
import { sendMail } from './mails';

/** Subscribes an e-mail; the confirmation also holds the link to unsubscribe. */
export const subscribe = (world: World, email: string): void => {
  const links = linksOf(world);
  if (!world.state.newsletter.some((entry) => sameText(entry.email, email))) world.state.newsletter.push({ email });
  sendMail(world, email, 'newsletterConfirmed', links.newsletterConfirmed(1), {
    more: [{ kind: 'newsletterUnsubscribe', href: links.newsletterUnsubscribe(email) }],
  });
};

export const unsubscribe = (world: World, email: string): void => {
  const left = world.state.newsletter.filter((entry) => !sameText(entry.email, email));
  if (left.length === world.state.newsletter.length) refuse('NEWSL_NOTEXISTS_MAIL');
  world.state.newsletter = left;
};
