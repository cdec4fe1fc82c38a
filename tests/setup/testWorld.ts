import { seedPeople } from '../../mocks/personas';
import { createWorld, type World, type WorldOptions } from '../../mocks/world';

/** A world for one test of a page, behind the page's own origin; the persona with thousands of rows is left out, as seeding these took longer than the rest. */
export const testWorld = (options: WorldOptions = {}): World => createWorld({ origin: window.location.origin, seed: seedPeople, ...options });
