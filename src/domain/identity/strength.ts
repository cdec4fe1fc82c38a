/** Levels of the password meter. */
import { passwordStrengthLevels } from '../constants';

export type Strength = (typeof passwordStrengthLevels)[number];

/** The suffix of the text key `status:strength.…` for a zxcvbn score of 0 to 4. */
export function strengthOf(level: number): Strength {
  const nearest = Math.min(Math.max(Math.trunc(level), 0), passwordStrengthLevels.length - 1);
  return passwordStrengthLevels[nearest] ?? 'low';
}
