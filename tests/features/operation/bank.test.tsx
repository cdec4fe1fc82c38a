import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { applyConfig, builtConfig, currentConfig } from '../../../src/config';
import { isBankUnreachable } from '../../../src/features/operation/portalStatus';
import { renderPortal } from '../../setup/renderPortal';

const payButton = () => screen.findByRole('button', { name: 'Fizetés' });
const unreachable = /^Online most nem lehet fizetni, mert a bank oldala a portálról nem nyitható meg/;

afterEach(() => applyConfig(builtConfig));

describe('paying where no bank’s page can be opened (OPS-1)', () => {
  it('is off, and says so, where the settings allow no origin', async () => {
    applyConfig({ ...builtConfig, allowedOrigins: [] });
    await renderPortal({ path: '/payment', as: 'anna' });
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(unreachable));
    expect(await payButton()).toBeDisabled();
    expect(isBankUnreachable('3', currentConfig())).toBe(false);
  });

  it('is off after a reply named a bank that isn’t allowed, until the page is loaded again', async () => {
    const { user, sent } = await renderPortal({
      path: '/payment',
      as: 'anna',
      worldOptions: {
        now: () => new Date('2026-03-10T09:00:00Z'),
        bankUrl: 'https://evil.example/bank?t={transaction}',
      },
    });
    await user.click(await payButton());
    await waitFor(async () => expect(await payButton()).toHaveAccessibleDescription(unreachable));
    expect(await payButton()).toBeDisabled();
    await user.click(await payButton());
    expect(sent('/startTransaction')).toHaveLength(1);
  });
});
