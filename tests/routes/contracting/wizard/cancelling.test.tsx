import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { heading } from '../../../setup/renderPortal';
import { openWizard } from './support';

const cancel = 'Szerződéskötés megszakítása';

describe('the wizard', () => {
  it('the wizard offers to cancel the contracting that its e-mailed link began (WIZ-19, CON-8)', async () => {
    const { user, press, store, sent, path, process } = await openWizard({ step: 4 });
    expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
    store.update({ wizard: { key: process.key, activator: process.linkToken } });
    store.memberStorage.save(`wizard-${process.key}-1`, { mothersName: 'Szabó Mária' });
    await user.click(await screen.findByRole('button', { name: cancel }));
    const dialog = await screen.findByRole('dialog', { name: 'Megszakítja a szerződéskötést?' });
    // The answer that can't be undone is never the coloured one (UX-35).
    expect(within(dialog).getByRole('button', { name: 'Folytatom' })).toHaveClass('MuiButton-contained');
    expect(within(dialog).getByRole('button', { name: cancel })).toHaveClass('MuiButton-outlined');
    await user.click(within(dialog).getByRole('button', { name: 'Folytatom' }));
    expect(sent('/reset-contract')).toEqual([]);

    await press(cancel);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: cancel }));
    expect(await heading('Új szerződés')).toBeVisible();
    expect(await screen.findByText('A szerződéskötést megszakítottuk.')).toBeInTheDocument();
    expect(sent('/reset-contract')).toEqual([{ activator: process.linkToken }]);
    await waitFor(() => expect(store.get().contractKey).toBeUndefined());
    expect(store.get()).toMatchObject({ step: undefined, type: undefined, wizard: undefined });
    // Nothing that was typed for it stays behind (SES-8).
    expect(store.memberStorage.read(`wizard-${process.key}-1`)).toBeUndefined();
    expect(path()).toBe('/contracting/init');
    expect(process.stage).toBe('cancelled');
  });

  it('the wizard cancels a contract that an intranet link began, and forgets it (CON-8)', async () => {
    const { user, press, store, sent, process } = await openWizard({ step: 4 });
    store.update({ wizard: { key: process.key, activator: 'abc123-def456' } });
    await press(cancel);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: cancel }));
    expect(await heading('Új szerződés')).toBeVisible();
    await waitFor(() =>
      expect(store.get()).toMatchObject({ contractKey: undefined, step: undefined, wizard: undefined }),
    );
    expect(sent('/reset-contract')).toEqual([]);
  });

  it('the wizard says of an upgrade that the present contract stays, and promises no new one (CON-8, UX-35)', async () => {
    const { user, store, process } = await openWizard({ step: 4 });
    store.update({ type: 1, wizard: { key: process.key, activator: process.linkToken } });
    await user.click(await screen.findByRole('button', { name: cancel }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Megszakítja a csomagváltást?' }));
    expect(dialog.getByText(/^A jelenlegi szerződése és csomagja változatlan marad\./)).toBeVisible();
    expect(dialog.queryByText(/Új szerződéskötést/)).not.toBeInTheDocument();
  });

  it('the wizard offers it for no other contract’s link (WIZ-19)', async () => {
    const { store } = await openWizard({ step: 4 });
    store.update({ wizard: { key: 'another-key', activator: 'tok' } });
    expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
  });
});
