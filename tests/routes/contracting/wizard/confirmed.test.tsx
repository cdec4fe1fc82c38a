import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { nextButton, openWizard, radio, stepHeading } from './support';

const done = (title: string): string => `${title} – kész`;

describe('a confirmed step', () => {
  const again = 'Módosítja ezt a lépést?';

  it('a confirmed step that is unchanged is left forward without a call, and the later ones stay confirmed (WIZ-5)', async () => {
    const { press, sent, store, process } = await openWizard({ step: 4, pending: 7 });
    for (const title of ['Számlázás', 'Fizetési mód', 'Összegzés és fizetés']) {
      await press('Tovább');
      await stepHeading(title);
      await nextButton();
    }
    expect(['/submit-4', '/submit-5', '/submit-6'].flatMap(sent)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.get().step).toBe(7);
    expect(process.savedStep).toBe(6);
  });

  it('a confirmed step that was changed asks before it is saved, and names the steps to be confirmed again (WIZ-5)', async () => {
    const { user, press, sent, store, process } = await openWizard({ step: 4, pending: 7 });
    await user.click(radio('Plasztik kártya'));
    await press('Tovább');
    const dialog = await screen.findByRole('dialog', { name: again });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Számlázás', 'Fizetési mód']);
    await user.click(within(dialog).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent('/submit-4')).toEqual([]);
    expect(radio('Plasztik kártya')).toBeChecked();

    await press('Tovább');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Tovább' }));
    await stepHeading('Számlázás');
    expect(sent('/submit-4')).toHaveLength(1);
    expect(process.savedStep).toBe(4);
    await nextButton();
    // The later ones are loaded anew, hold what was given, and are saved again.
    await press('Tovább');
    await stepHeading('Fizetési mód');
    await nextButton();
    expect(radio('Bankkártya')).toBeChecked();
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
    expect([sent('/submit-5'), sent('/submit-6')].map(({ length }) => length)).toEqual([1, 1]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.get().step).toBe(7);
  });

  it('a confirmed step that was changed asks on the way back too, and by the browser’s Back (WIZ-4, WIZ-5)', async () => {
    const { user, press, sent, store, process } = await openWizard({ step: 5, pending: 7 });
    await user.click(radio('Más magánszemélynek'));
    await user.click(radio('Másik cégnek'));
    await user.click(radio('Nekem'));
    await press('Vissza');
    await stepHeading('Kártya és átvétel');
    await nextButton();
    await user.click(radio('Plasztik kártya'));
    await press(done('Személyes adatok'));
    const dialog = await screen.findByRole('dialog', { name: again });
    await user.click(within(dialog).getByRole('button', { name: 'Tovább' }));
    await stepHeading('Személyes adatok');
    expect(sent('/submit-4')).toHaveLength(1);
    expect(process.savedStep).toBe(4);
    expect(store.get().step).toBe(1);
  });

  it('a confirmed step that the service has taken back meanwhile is saved again instead of skipped (FLT-8)', async () => {
    const { press, process, sent, user } = await openWizard({ step: 4, pending: 7 });
    // A duplicated tab has changed step 2.
    process.savedStep = 3;
    await press('Tovább');
    await stepHeading('Számlázás');
    await screen.findByRole('button', { name: 'Újrapróbálom' });
    await user.click(screen.getByRole('button', { name: done('Kártya és átvétel') }));
    await stepHeading('Kártya és átvétel');
    await nextButton();
    await press('Tovább');
    await stepHeading('Számlázás');
    await nextButton();
    expect(sent('/submit-4')).toHaveLength(1);
  });
});
