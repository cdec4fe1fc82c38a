import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { heading, renderStrictly } from '../../setup/renderPortal';

it.each([
  ['/subscribe/0', 'A feliratkozás nem sikerült.'],
  ['/subscribe/0.', 'A feliratkozás nem sikerült.'],
  ['/subscribe/%2530%22', 'A feliratkozás nem sikerült.'],
  ['/subscribe/1', 'Sikeresen feliratkozott a hírlevélre.'],
  ['/subscribe/bármi/hu', 'Sikeresen feliratkozott a hírlevélre.'],
])('the newsletter’s confirmation: %s says: %s (PUB-15, SEC-4)', async (path, text) => {
  await renderStrictly({ path });
  await heading('Hírlevél');
  expect(screen.getByText(text)).toBeVisible();
});
