import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { emptyAddress } from '../../../src/domain/identity/address';
import { giveUpPayment, recordEnd } from '../../../src/features/paying/settlePayment';
import { recordStart } from '../../../src/features/paying/startPayment';
import { paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { noteDepartures } from '../../setup/navigation';
import { comeBack, type Visit } from './bankReturn';
import { comeBack as backFromBank } from './support';

const left = noteDepartures();

describe('a plain payment that failed, once more (UX-21)', () => {
  const data = {
    amount: '12400',
    method: '4',
    szep: '',
    leisureOwn: true,
    leisureName: '',
    leisureAddress: emptyAddress(),
  };
  const declined = (more: Partial<Visit> = {}) =>
    comeBack({
      decision: 'decline',
      reason: 'CARD_DECLINED',
      prepare: (store) => store.memberStorage.save(paymentDrafts.pending, data),
      ...more,
    });
  const again = () => screen.findByRole('button', { name: 'Fizetés újra' });

  it('says that the bank declined it, the amount, and that nothing was taken; one press starts the same payment (UX-21)', async () => {
    const portal = await declined();
    expect(await screen.findByText('A bankja elutasította a fizetést.')).toBeVisible();
    expect(screen.getByText(/^Összeg: 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByText('A bank válaszának kódja: CARD_DECLINED')).toBeVisible();
    expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
    expect(screen.getByText(/tudomásunk szerint semmit nem vontak le Öntől/)).toBeVisible();
    expect(await screen.findByText(/^A 2026\. évi díjából most is 12\s400\sFt esedékes\.\s*$/)).toBeVisible();
    expect(portal.sent('/startTransaction')).toEqual([]);
    await portal.user.dblClick(await again());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(portal.sent('/startTransaction')).toMatchObject([{ amount: 12_400, method: '4', contracting: false }]);
    // Back from the bank, only the open payment is offered.
    act(backFromBank);
    expect(await screen.findByText('Van egy megkezdett fizetése')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés újra' })).not.toBeInTheDocument();
  });

  it('says that the card stays blocked until what is due is paid (UX-21, UX-30)', async () => {
    await declined({
      prepare: (_store, world) => {
        for (const contract of world.state.contracts) if (contract.kr === '123456') contract.cardStatus = 2;
      },
    });
    expect(
      await screen.findByText(/esedékes\. A tagsági kártyája addig nem használható, amíg be nem fizeti\.$/),
    ).toBeVisible();
  });

  it.each([
    ['that the member left it, where the service says so', ['USER_CANCELLED'], /^Nem fejezte be a fizetést$/],
    ['that it failed, where nobody says why', ['PAYMENT_FAILED'], /^Az online fizetés sikertelen\./],
  ])('says %s (UX-21)', async (_what, messages, text) => {
    await declined({
      prepare: (_store, world) =>
        addFault(world, { call: '/endTransaction', kind: 'fields', fields: { auth: '', messages } }),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('A bankja elutasította a fizetést.')).not.toBeInTheDocument();
    expect(screen.queryByText(/válaszának kódja/)).not.toBeInTheDocument();
  });

  it('keeps the data where the start is refused, and says why (UX-21)', async () => {
    const portal = await declined();
    addFault(portal.world, { call: '/startTransaction', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
    await portal.user.click(await again());
    expect(await screen.findByText(/Az online fizetés rendszerfrissítés miatt/)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    await portal.user.click(await again());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it('is offered no more once another tab has paid (PAY-13, UX-21)', async () => {
    const portal = await declined();
    await again();
    act(() => {
      recordStart(portal.store.get(), { transaction: 'T2', contracting: false, amount: 12_400 });
      recordEnd('T2', { paid: true, auth: '1', codes: [] });
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Fizetés újra' })).not.toBeInTheDocument());
    expect(portal.sent('/startTransaction')).toEqual([]);
  });

  it('starts nothing after another one was given up, which the bank may still take: the form comes first (PAY-6, UX-21)', async () => {
    const portal = await declined();
    await again();
    act(() => {
      recordStart(portal.store.get(), { transaction: 'T2', contracting: false, amount: 12_400 });
      giveUpPayment('T2');
    });
    await portal.user.click(await again());
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    expect(portal.sent('/startTransaction')).toEqual([]);
  });

  it('starts nothing where less is due by now (PAY-2, UX-21)', async () => {
    const portal = await declined();
    addFault(portal.world, {
      call: '/getAmounts',
      kind: 'fields',
      fields: { currentDebit: 5_000, allDebit: 5_000 },
    });
    await portal.user.click(await again());
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    expect(portal.sent('/startTransaction')).toEqual([]);
  });
});
