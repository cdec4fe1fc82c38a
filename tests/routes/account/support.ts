import { screen } from '@testing-library/react';

import { noonOf } from '../../../mocks/control';
import { seedPersonas } from '../../../mocks/personas';
import { createWorld, type World } from '../../../mocks/world';

/** A world on a day in May, so that years and sums are known. */
export const springWorld = (): World =>
  createWorld({ seed: seedPersonas, origin: window.location.origin, now: () => noonOf('2026-05-04') });

/** One of the page's cards. */
export const card = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
