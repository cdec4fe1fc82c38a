import { screen } from '@testing-library/react';

import type { SignedOrder } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

import type { World } from '../../../mocks/world';
import { renderPortal } from '../../setup/renderPortal';

/** What was signed in the tab. */
export const order: Omit<SignedOrder, 'contractKey'> = {
  amount: 112_100,
  method: '4',
  receipt: 'b',
  delivery: 'post',
  deliveryAddress: '1111 Budapest, Fő utca 1.',
  validFrom: '2026-06-01',
  pack: 'M',
};
export const approval = { transaction: 'T1001', amount: 112_100, result: { paid: true, auth: '776655', codes: [] } };

interface FinalVisit {
  /** Without it the tab knows of no approved payment. */
  auth?: boolean;
  prepare?: (store: SessionStore) => void;
  /** The page opened instead, to change what the services answer before. */
  path?: string;
}

/** Opens the final page in the tab that has signed. */
export const visit = (world: World, { auth = true, prepare, path = '/contracting/sum' }: FinalVisit = {}) => {
  const { key } = world.state.processes.at(-1)!;
  return renderPortal({
    path,
    as: 'bela',
    world,
    prepare: (store) => {
      const endTransaction = auth ? { ...approval, contractKey: key } : undefined;
      const signedOrder = { ...order, contractKey: key };
      store.update({ contractKey: key, step: 7, type: 0, endTransaction, signedOrder });
      prepare?.(store);
    },
  });
};

/** The value that the page shows under a label. */
export const fact = (label: string) =>
  screen.queryAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
