import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { visits, type Visit } from '../e2e/support/routes';
import { renderStrictly } from '../setup/renderPortal';

/** One visit of each route. */
const routes: readonly Visit[] = [...new Map(visits.map((visit) => [visit.name, visit])).values()];

describe('rendered and with its effects run twice, as in development,', () => {
  it.each(routes)('$name opens, and has one heading of the first level (NAV-1, NAV-13)', async ({ path, audience }) => {
    await renderStrictly({ path, as: audience === 'member' ? 'anna' : undefined });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
