import { linksOf, type Origin } from '../../links';
import { refuse } from '../../refusal';
import { sameText } from './accounts';
import { sendMail, type MailsSlice } from './mails';

export interface NewsletterEntry {
  email: string;
}

/** The slice of the world that holds the newsletter's list. */
export type NewsletterSlice = MailsSlice & Origin & { state: { newsletter: NewsletterEntry[] } };

/** Subscribes an e-mail; the confirmation also holds the link to unsubscribe. */
export const subscribe = (world: NewsletterSlice, email: string): void => {
  const links = linksOf(world);
  if (!world.state.newsletter.some((entry) => sameText(entry.email, email))) world.state.newsletter.push({ email });
  sendMail(world, email, 'newsletterConfirmed', links.newsletterConfirmed(1), {
    more: [{ kind: 'newsletterUnsubscribe', href: links.newsletterUnsubscribe(email) }],
  });
};

export const unsubscribe = (world: NewsletterSlice, email: string): void => {
  const left = world.state.newsletter.filter((entry) => !sameText(entry.email, email));
  if (left.length === world.state.newsletter.length) refuse('NEWSL_NOTEXISTS_MAIL');
  world.state.newsletter = left;
};
