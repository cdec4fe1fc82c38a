import { fireEvent, screen } from '@testing-library/react';

import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { mailedPath } from '../public/support';
import { input, press, pressInDialog, type Scene } from './scene';

/** Anna comes back from the bank, where she has paid; this device's notes are gone. */
const paid = (world: World): string => {
  const { id: accountId, kr } = personaAccount(world, 'anna');
  const returnUrl = `${window.location.origin}/payment`;
  const { id } = openTransaction(world, {
    accountId,
    kr,
    contractKey: '',
    amount: 1_000,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    returnUrl,
  });
  decide(world, id, 'pay');
  return id;
};
const back: Pick<Scene, 'at' | 'as' | 'prepare'> = {
  at: (world) => `/payment/${world.state.transactions.at(-1)?.id ?? ''}`,
  as: 'anna',
  prepare: (store, world) => store.update({ transaction: paid(world), endTransaction: undefined }),
};

/** The pages of payments, mandates and invoices. */
export const paymentScenes: Record<string, Scene> = {
  'payment /getAmounts': { at: '/payment', as: 'anna' },
  'payment /startTransaction': {
    at: '/payment',
    as: 'anna',
    typed: { 'Befizetendő összeg': '5000' },
    act: () => press('Fizetés'),
  },
  'payment /endTransaction': { ...back, success: /Sikeres fizetés/ },
  'payment /getInvState': { ...back, told: null, success: /A számla elkészült/ },
  'payment /listInvoices': { at: '/invoices', as: 'anna' },
  'payment /getRegularCreditData': { at: '/payment/regularcredit', as: 'anna' },
  'payment /setRegularCreditAuth': {
    at: '/payment/regularcredit',
    as: 'anna',
    act: async () => {
      await press('Mentés');
      await pressInDialog('Igen, beállítom');
    },
    success: /A felhatalmazást rögzítettük/,
  },
  'payment /getDirectDebitData': { at: '/payment/directdebit', as: 'anna' },
  'payment /setDirectDebitAuth': {
    at: '/payment/directdebit',
    as: 'anna',
    act: async () => {
      // What was typed is folded away where the service has recorded the mandate.
      await screen.findByLabelText('Bankszámlaszám', { selector: 'input' });
      fireEvent.change(input('Bankszámlaszám'), { target: { value: '11773016-11111018-00000000' } });
      await press('Mentés');
      await pressInDialog('Igen, beállítom');
    },
    success: /A felhatalmazást rögzítettük/,
  },
  'paymentPublic /checkDownloadInvoice': {
    at: (world) => mailedPath(world, 'anna@pelda.hu', 'invoice'),
    told: /Technikai hiba/,
  },
  'paymentPublic /getDownloadInvoice': {
    at: (world) => mailedPath(world, 'anna@pelda.hu', 'invoice'),
    told: /Technikai hiba/,
  },
};
