import { screen } from '@testing-library/react';

import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import { keepSumsBefore, recordStart } from '../../../src/features/paying/startPayment';
import { renderStrictly, type PortalVisit } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { inSpring } from './support';

export interface Visit extends Partial<PortalVisit> {
  /** What Anna did at the bank; nothing yet if not given. */
  decision?: 'pay' | 'decline';
  contracting?: boolean;
  /** The contract that is paid. */
  contractKey?: string;
  /** What the bank says about a decline. */
  reason?: string;
  /** Where she returns: in the tab that began the payment, in another one of this browser, or where nothing is known of it. */
  returnsIn?: 'tab' | 'otherTab' | 'otherBrowser';
}

/** Anna was at the bank, and it sends her back. */
export const comeBack = async ({
  decision,
  contracting = false,
  contractKey,
  reason,
  returnsIn = 'tab',
  prepare,
  ...visit
}: Visit) => {
  const { origin } = window.location;
  const world = testWorld({ ...inSpring, origin });
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
  if (decision !== undefined) decide(world, id, decision, reason);
  const path = `${contracting ? '/payment/callback' : '/payment'}/${id}`;
  const portal = await renderStrictly({
    path,
    as: 'anna',
    world,
    ...visit,
    prepare: async (store) => {
      if (returnsIn !== 'otherBrowser')
        recordStart(store.get(), { transaction: id, contracting, contractKey, amount: 12_400 });
      if (returnsIn === 'tab') {
        store.update({ transaction: id });
        keepSumsBefore(store.memberStorage, id, { year: 2026, currentDebit: 12_400, annualDebit: 124_000 });
      }
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
