import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { noonOf } from '../../../mocks/control';
import { seedPersonas } from '../../../mocks/personas';
import { createWorld, type World } from '../../../mocks/world';

/** A world on a day in May, so that years and sums are known. */
export const springWorld = (): World =>
  createWorld({ seed: seedPersonas, origin: window.location.origin, now: () => noonOf('2026-05-04') });

/** One of the page's cards. */
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

/** Puts a text into a field at once, as autofill and paste do. */
export const fill = async (user: UserEvent, input: HTMLElement, text: string): Promise<void> => {
  await user.clear(input);
  await user.click(input);
  if (text !== '') await user.paste(text);
};
