import { displayName } from '~/domain/identity/member';

import type { Link } from '../../links';
import { mailTexts, type MailKind } from '../../mailTexts';
import type { Account, Mail } from '../../records';
import type { World } from '../../world';
import { nextNumber } from '../ids';

/** Customer care's own mailbox. */
export const careEmail = 'ugyfelszolgalat@pelda.hu';

export const sendMail = (
  world: World,
  to: string,
  kind: MailKind,
  href: Link,
  { more = [], about }: { more?: { kind: MailKind; href: Link }[]; about?: Account } = {},
): Mail => {
  const { body, subject: text } = mailTexts[kind];
  // Customer care's mails name the member whom they are about.
  const subject = about === undefined ? text : `${text}: ${displayName(about, 'en')}`;
  const links = [{ kind, href }, ...more].map((one) => ({ label: mailTexts[one.kind].link, href: one.href }));
  const mail: Mail = { id: nextNumber(world), to, at: world.clock().toISOString(), kind, subject, body, links };
  world.state.mails.push(mail);
  return mail;
};

/** The newest mail to the address, of any kind or the given one. */
export const lastMail = (world: World, to: string, kind?: MailKind): Mail | undefined =>
  world.state.mails.findLast(
    (mail) => mail.to.toLowerCase() === to.toLowerCase() && (kind === undefined || mail.kind === kind),
  );
