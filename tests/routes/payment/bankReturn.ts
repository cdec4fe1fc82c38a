import { screen } from '@testing-library/react';

import { amountsOf } from '../../../mocks/model/payment/ledger';
import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import { recordStart } from '../../../src/features/paying/startPayment';
import { renderStrictly, type PortalVisit } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { inSpring } from './support';

export interface Visit extends Partial<PortalVisit> {
  /** What Anna did at the bank; nothing yet if not given. */
  decision?: 'pay' | 'decline';
  contracting?: boolean;
  /** How late the service books what the bank authorised. */
  bookingSeconds?: number;
  /** What the bank says about a decline. */
  reason?: string;
  /** The debits aren't in the browser's notes: its storage was cleared. */
  forgotten?: boolean;
}

/** Anna was at the bank, and it sends her back: the session and the browser know of the transaction. */
export const comeBack = async ({
  decision,
  contracting = false,
  reason,
  bookingSeconds = 0,
  forgotten = false,
  prepare,
  ...visit
}: Visit) => {
  const { origin } = window.location;
  const world = testWorld({ ...inSpring, origin });
  world.state.settings.bookingSeconds = bookingSeconds;
  const { id: accountId, kr } = personaAccount(world, 'anna');
  const returnUrl = origin + (contracting ? '/payment/callback' : '/payment');
  const { id } = openTransaction(world, {
    accountId,
    kr,
    contractKey: '',
    amount: 12_400,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    returnUrl,
  });
  const { allDebit: annualDebit } = amountsOf(world, kr, 2026);
  if (decision !== undefined) decide(world, id, decision, reason);
  const path = `${contracting ? '/payment/callback' : '/payment'}/${id}`;
  const portal = await renderStrictly({
    path,
    as: 'anna',
    world,
    ...visit,
    prepare: async (store) => {
      store.update({ transaction: id });
      if (!forgotten)
        recordStart(store.get(), { transaction: id, contracting, amount: 12_400, annualDebit, year: 2026 });
      await prepare?.(store, world);
    },
  });
  return { ...portal, transaction: id, resultPath: path };
};

export const signInAgain = async ({ user }: Awaited<ReturnType<typeof comeBack>>): Promise<void> => {
  await user.type(screen.getByRole('textbox', { name: 'E-mail-cím vagy azonosító' }), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'jelszo1');
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};
