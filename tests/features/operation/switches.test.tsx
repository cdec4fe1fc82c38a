import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import {
  debit,
  openWizard,
  radio,
  springDay,
  stepHeading,
  type Contracting,
} from '../../routes/contracting/wizard/support';
import { renderPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

const methodIsOff = 'Ez a fizetési mód most szünetel.';
const chosenIsOff = /^A választott fizetési mód most szünetel/;
const payingIsOff = /^Az online fizetés most szünetel/;

const seenAgain = (): void => {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

const openStep = (off: string[], contracting: Contracting) => {
  return openWizard({ ...contracting, withOperation: true, change: (world) => (world.state.status = { off }) });
};

const signAll = async ({ user }: Awaited<ReturnType<typeof openStep>>): Promise<void> => {
  for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
};

describe('a payment method that operations switched off (OPS-3)', () => {
  it('can’t be chosen or pressed on the payments page, which says why; others can', async () => {
    const world = testWorld({ now: () => springDay });
    world.state.status = { off: ['pay.4', 'pay.A'] };
    const { user } = await renderPortal({ path: '/payment', as: 'anna', world, withOperation: true });
    await screen.findByRole('button', { name: 'Fizetés' });
    await waitFor(() => expect(radio('Bankkártya')).toBeDisabled());
    expect(radio('Bankkártya')).toHaveAccessibleDescription(methodIsOff);
    // The gift card is a bank card to the services.
    for (const name of ['Ajándékkártya', 'SZÉP-kártya']) expect(radio(name)).toBeDisabled();
    const pay = screen.getByRole('button', { name: 'Fizetés' });
    expect(pay).toBeDisabled();
    expect(pay).toHaveAccessibleDescription(chosenIsOff);
    await user.click(radio('Cafeteriakártya'));
    expect(screen.getByRole('button', { name: 'Fizetés' })).toBeEnabled();

    world.state.status = { off: ['pay'] };
    seenAgain();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Fizetés' })).toHaveAccessibleDescription(payingIsOff),
    );
    expect(radio('Cafeteriakártya')).toBeDisabled();
  });

  it('can’t be chosen in step 6, which says why; what is on goes through', async () => {
    const { user, press } = await openStep(['pay.4', 'pay.3'], { step: 6 });
    await waitFor(() => expect(radio('Bankkártya')).toBeDisabled());
    for (const name of ['Bankkártya', 'Ajándékkártya', 'Csoportos beszedés, havonta']) {
      expect(radio(name)).toBeDisabled();
      expect(radio(name)).toHaveAccessibleDescription(expect.stringContaining(methodIsOff));
    }
    await user.click(radio('SZÉP-kártya'));
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
  });

  it('stops the last step where it was chosen before, in words, until it is on again', async () => {
    const wizard = await openStep(['pay.4'], { step: 7 });
    await signAll(wizard);
    const pay = screen.getByRole('button', { name: 'Fizetés' });
    await waitFor(() => expect(pay).toHaveAccessibleDescription(chosenIsOff));
    expect(pay).toBeDisabled();
    wizard.world.state.status = { off: ['pay'] };
    seenAgain();
    await waitFor(() => expect(pay).toHaveAccessibleDescription(payingIsOff));
    wizard.world.state.status = {};
    seenAgain();
    await waitFor(() => expect(pay).toBeEnabled());
  });

  it('is no direct debit where only payments are off: a contract without a bank’s page is signed', async () => {
    const wizard = await openStep(['pay'], { step: 7, ...debit });
    await signAll(wizard);
    const finish = screen.getByRole('button', { name: 'Véglegesítés' });
    expect(finish).toBeEnabled();
    wizard.world.state.status = { off: ['pay.3'] };
    seenAgain();
    await waitFor(() => expect(finish).toHaveAccessibleDescription(chosenIsOff));
  });
});
