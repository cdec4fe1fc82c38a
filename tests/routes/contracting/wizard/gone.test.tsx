import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { recordEnd } from '../../../../src/features/paying/settlePayment';
import { recordStart } from '../../../../src/features/paying/startPayment';
import { itEach } from '../../../setup/itEach';
import { heading, renderPortal } from '../../../setup/renderPortal';
import { comeTo, type Contracting } from './support';

interface Given extends Partial<Contracting> {
  code: string;
  payment?: 'open' | 'paid';
}

/** The wizard is opened at step 3, and the service refuses to load it. */
const open = async ({ code, payment, ...given }: Given) => {
  const { world, process } = comeTo({ step: 3, ...given });
  addFault(world, { call: '/get-3', kind: 'code', code });
  const portal = await renderPortal({
    path: '/contracting',
    as: given.persona ?? 'bela',
    world,
    prepare: (store) => {
      store.update({
        contractKey: process.key,
        step: 3,
        type: given.type === 'U' ? 1 : 0,
        wizard: { key: process.key },
      });
      store.memberStorage.save(`wizard-${process.key}-3`, { cardPackage: 'M' });
      if (payment === undefined) return;
      recordStart(store.get(), { transaction: 'T1', contracting: true, contractKey: process.key, amount: 112_100 });
      if (payment === 'paid') recordEnd('T1', { paid: true, auth: '776655', codes: [] }, process.key);
    },
  });
  return { ...portal, process };
};

describe('a contract that the service no longer knows', () => {
  itEach([
    ['INVALID_TOKEN', 'Érvénytelen kód.'],
    ['tokenInvalid', 'A hivatkozás már nem él'],
    ['NOT_FOUND', 'A keresett adat nem található.'],
    ['ERROR.NO.DIJ', 'Kezdje újra a megerősítő e-mailben kapott hivatkozással.'],
  ])(
    'a contract that the service no longer knows is forgotten with %s: the page says that it can’t be continued, and leads on (WIZ-2)',
    async (code, text) => {
      const { store, process, user } = await open({ code });
      const told = await screen.findByText('Ez a szerződéskötés itt nem folytatható');
      const alert = told.closest<HTMLElement>('[role="alert"]')!;
      expect(alert).toHaveTextContent(text);
      expect(store.get()).toMatchObject({ contractKey: undefined, step: undefined, wizard: undefined });
      expect(store.memberStorage.read(`wizard-${process.key}-3`)).toBeUndefined();
      await user.click(within(alert).getByRole('link', { name: 'Új szerződés' }));
      expect(await heading('Új szerződés')).toBeVisible();
    },
  );

  it('a contract that the service no longer knows that was an upgrade leads on to upgrades (WIZ-2)', async () => {
    await open({ code: 'NOT_FOUND', type: 'U', persona: 'ilona' });
    const text = await screen.findByText('Ez a szerződéskötés itt nem folytatható');
    expect(text.closest('[role="alert"]')?.querySelector('a')).toHaveAttribute('href', '/contracting/upgrade');
  });

  itEach([['open'], ['paid']] as const)(
    'a contract that the service no longer knows isn’t forgotten while its payment is %s: the final page shows it (WIZ-2, PAY-14)',
    async (payment) => {
      const { store, process, path } = await open({ code: 'NOT_FOUND', payment });
      await waitFor(() => expect(path()).toBe('/contracting/sum'));
      expect(store.get().contractKey).toBe(process.key);
    },
  );

  it('a contract that the service no longer knows is not meant by any other code, which is shown with a retry (WIZ-2)', async () => {
    const { store, process } = await open({ code: 'CONTR_UNPAID' });
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    expect(store.get().contractKey).toBe(process.key);
  });
});
