import { seedPeople } from '../../mocks/personas';
import { createWorld, type World, type WorldOptions } from '../../mocks/world';

/** A world for one test, behind the page's own origin. It leaves out the persona with thousands of rows, who takes longer to seed than all others. */
export const testWorld = (options: Partial<WorldOptions> = {}): World =>
  createWorld({ origin: window.location.origin, seed: seedPeople, ...options });
