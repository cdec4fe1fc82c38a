import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const main = () => within(screen.getByRole('main'));

export const field = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });

/** Fills fields by their labels, as autofill and somebody who pastes would; '' leaves one empty. */
export const fill = async (user: UserEvent, values: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(await screen.findByLabelText(label, { selector: 'input' }));
    if (text !== '') await user.paste(text);
  }
};

export const press = async (user: UserEvent, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));
