import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { applyConfig, builtConfig } from '../../../src/config';
import { comeBack, type Visit } from './bankReturn';

afterEach(() => applyConfig(builtConfig));

/** The number of times that a sentence stands in an element. */
const times = (element: Element, sentence: string): number => element.textContent.split(sentence).length - 1;

const endWith =
  (...messages: string[]): Visit['prepare'] =>
  (_store, world) =>
    addFault(world, { call: '/endTransaction', kind: 'fields', fields: { status: 'ERROR', messages } });

const otp = 'Hiba történt az online kártyás fizetés közben.';
const notAgain = 'Kérjük, ne fizessen újra, amíg az eredmény nem derül ki.';

describe('each sentence about a payment is said once (PAY-7)', () => {
  it.each([
    ['the callback', true],
    ['the result page', false],
  ])('on %s, where the refused reply names what the portal would add', async (_where, contracting) => {
    await comeBack({ decision: 'pay', contracting, prepare: endWith('otpTransactionError') });
    const message = (await screen.findByText('A fizetés eredményét még nem ismerjük')).closest('[role=alert]')!;
    expect(times(message, otp)).toBe(1);
  });

  it('where two codes have one text, or the text of a code holds the portal’s sentence', async () => {
    applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    await comeBack({
      decision: 'pay',
      contracting: true,
      prepare: endWith('TRANSACTION_NOT_FOUND', 'TECHNICAL_ERROR', 'TECHNICAL_ERROR', 'NINCS_A', 'NINCS_A'),
    });
    const message = (await screen.findByText('A fizetés eredményét még nem ismerjük')).closest('[role=alert]')!;
    for (const sentence of [otp, notAgain, 'Kérjük, próbálja újra néhány perc múlva.', 'NINCS_A'])
      expect(times(message, sentence)).toBe(1);
    expect(message.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
  });

  it('in the dialog after a contract’s failed payment', async () => {
    const codes = { auth: '', messages: ['otpTransactionError', 'otpTransactionError', 'PAYMENT_FAILED'] };
    const failing: Visit['prepare'] = (_store, world) =>
      addFault(world, { call: '/endTransaction', kind: 'fields', fields: codes });
    const portal = await comeBack({ decision: 'decline', contracting: true, prepare: failing });
    const dialog = await screen.findByRole('dialog', { name: 'Sikertelen fizetés' });
    expect(within(dialog).getAllByText(otp)).toHaveLength(1);
    expect(times(dialog, 'A befizetése nem érkezett meg hozzánk')).toBe(1);
    expect(portal.store.get().endTransaction?.codes).toEqual(codes.messages);
  });

  it('on the result page of a plain payment that failed', async () => {
    await comeBack({
      decision: 'decline',
      prepare: (_store, world) =>
        addFault(world, {
          call: '/endTransaction',
          kind: 'fields',
          fields: { auth: '', messages: ['PAYMENT_FAILED', 'PAYMENT_FAILED'] },
        }),
    });
    await screen.findByText('Sikertelen fizetés');
    expect(screen.getAllByText(/Az online fizetés sikertelen/)).toHaveLength(1);
  });
});
