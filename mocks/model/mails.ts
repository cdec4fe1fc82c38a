import type { Link } from '../links';
import { mailTexts, type MailKind } from '../mailTexts';
import type { World } from '../world';
import { nextNumber } from './ids';

/** An e-mail that a service would have sent; the demo's mailbox shows it (STUB-5). */
export interface Mail {
  id: number;
  to: string;
  /** ISO moment. */
  at: string;
  kind: MailKind;
  subject: { hu: string; en: string };
  body: { hu: string; en: string };
  links: { label: { hu: string; en: string }; href: Link }[];
}

export const sendMail = (world: World, to: string, kind: MailKind, href: Link, more: { kind: MailKind; href: Link }[] = []): Mail => {
  const { subject, body } = mailTexts[kind];
  const links = [{ kind, href }, ...more].map((one) => ({ label: mailTexts[one.kind].link, href: one.href }));
  const mail: Mail = { id: nextNumber(world), to, at: world.clock().toISOString(), kind, subject, body, links };
  world.state.mails.push(mail);
  return mail;
};

/** The newest mail of a kind to that address. */
export const lastMail = (world: World, to: string, kind?: MailKind): Mail | undefined =>
  world.state.mails.findLast((mail) => mail.to.toLowerCase() === to.toLowerCase() && (kind === undefined || mail.kind === kind));
