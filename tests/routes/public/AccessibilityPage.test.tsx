import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heading, renderPortal } from '../../setup/renderPortal';

it.each([
  [
    'hu',
    'Akadálymentességi nyilatkozat',
    ['Mit vizsgáltunk?', 'Ismert korlátok'],
    'A vizsgálat napja: 2026. november 29.',
  ],
  ['en', 'Accessibility statement', ['What we tested', 'Known limits'], 'Date of the tests: 29 November 2026'],
] as const)(
  'says in %s what was tested and when, and what the limits are (NAV-17)',
  async (language, title, parts, tested) => {
    await renderPortal({ path: '/accessibility', language });
    await heading(title);
    for (const name of parts) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByText(tested)).toBeVisible();
  },
);
