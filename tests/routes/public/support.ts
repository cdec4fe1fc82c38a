import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { MailKind } from '../../../mocks/mailTexts';
import { lastMail } from '../../../mocks/model/account/mails';
import type { World } from '../../../mocks/world';

export const main = () => within(screen.getByRole('main'));

export const field = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });

/** Fills fields by their labels, as somebody who pastes would; '' leaves one empty. */
export const fill = async (user: UserEvent, values: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    if (text !== '') await user.paste(text);
  }
};

export const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

/** The path of the link in the newest mail of a kind to somebody. */
export const mailedPath = (world: World, to: string, kind: MailKind): string => {
  const href = lastMail(world, to, kind)?.links[0]?.href.hu;
  if (href === undefined) throw new Error(`no ${kind} mail for ${to}`);
  return new URL(href).pathname;
};
