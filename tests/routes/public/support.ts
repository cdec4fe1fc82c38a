import type { MailKind } from '../../../mocks/mailTexts';
import { lastMail } from '../../../mocks/model/account/mails';
import type { World } from '../../../mocks/world';

/** The path of the link in the newest mail of a kind to somebody. */
export const mailedPath = (world: World, to: string, kind: MailKind): string => {
  const href = lastMail(world, to, kind)?.links[0]?.href.hu;
  if (href === undefined) throw new Error(`no ${kind} mail for ${to}`);
  return new URL(href).pathname;
};
