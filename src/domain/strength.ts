/** The password meter (PUB-3). */
import { passwordStrengthLevels } from './constants';

export type Strength = (typeof passwordStrengthLevels)[number];

/** The suffix of the text (`status:strength.<suffix>`) for a level of 0 to 4; beyond them the nearest. */
export function strengthOf(level: number): Strength {
  const nearest = Math.min(Math.max(Math.trunc(level), 0), passwordStrengthLevels.length - 1);
  return passwordStrengthLevels[nearest] ?? 'low';
}
