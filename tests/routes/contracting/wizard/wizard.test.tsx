import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading, renderPortal } from '../../../setup/renderPortal';

describe('wizard', () => {
  it('opens at the step that the session keeps (WIZ-2)', async () => {
    await renderPortal({
      path: '/contracting',
      as: 'vilmos',
      prepare: (store, world) => {
        const process = world.state.processes.find(({ accountId }) => accountId === 'vilmos');
        store.update({ contractKey: process?.key, step: 4, type: 0 });
      },
    });
    expect(await heading('Szerződéskötés')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Kártya és átvétel' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: /ePASS/ })).toBeChecked());
  });
});
