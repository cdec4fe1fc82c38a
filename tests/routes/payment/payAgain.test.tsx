import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { emptyAddress } from '../../../src/domain/identity/address';
import { giveUpPayment, recordEnd } from '../../../src/features/paying/settlePayment';
import { recordStart } from '../../../src/features/paying/startPayment';
import { paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { noteDepartures } from '../../setup/navigation';
import { comeBack, type Visit } from './bankReturn';
import { account, comeBack as backFromBank, dialog } from './support';

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
  const again = () => screen.findByRole('button', { name: 'Újrapróbálom a fizetést' });

  it('names the code as it came beside the portal’s sentence, the amount, and the one hint; one press starts the same payment (UX-21)', async () => {
    const portal = await declined();
    expect(await screen.findByText('Hiba történt az online kártyás fizetés közben.')).toBeVisible();
    expect(screen.getByText('Kód: CARD_DECLINED')).toBeVisible();
    expect(screen.getByText('A fizetés összege').nextElementSibling).toHaveTextContent('12 400 Ft');
    expect(screen.getByText(/^Ha nem tudja biztosan, levonták-e az összeget/)).toBeVisible();
    expect(portal.sent('/startTransaction')).toEqual([]);
    await portal.user.dblClick(await again());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(portal.sent('/startTransaction')).toMatchObject([{ amount: 12_400, method: '4', contracting: false }]);
    // Back from the bank, only the open payment is offered.
    act(backFromBank);
    expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Újrapróbálom a fizetést' })).not.toBeInTheDocument();
  });

  it('says a listed code in its words (UX-21)', async () => {
    await declined({
      prepare: (_store, world) =>
        addFault(world, {
          call: '/endTransaction',
          kind: 'fields',
          fields: { auth: ' ', messages: ['PAYMENT_FAILED'] },
        }),
    });
    expect(await screen.findByText(/^Az online fizetés sikertelen\./)).toBeVisible();
    expect(screen.queryByText('Hiba történt az online kártyás fizetés közben.')).not.toBeInTheDocument();
  });

  it('asks as any payment does while a mandate is on (PAY-6, UX-21)', async () => {
    const portal = await declined({
      prepare: (store, world) => {
        store.memberStorage.save(paymentDrafts.pending, data);
        setDirectDebit(world, personaAccount(world, 'anna'), account, 20_000);
      },
    });
    await portal.user.click(await again());
    await portal.user.click((await dialog('Folytatja a fizetést?')).getByRole('button', { name: 'Mégse' }));
    expect(portal.sent('/startTransaction')).toEqual([]);
    expect(portal.path()).toBe(portal.resultPath);
  });

  it('leads to the form where its data isn’t in this tab (UX-21)', async () => {
    await declined({ prepare: () => undefined });
    expect(await screen.findByRole('link', { name: 'Újrapróbálom a fizetést' })).toHaveAttribute('href', '/payment');
  });

  it('leads to the form where the sums can’t be read (UX-21)', async () => {
    const portal = await declined();
    const button = await again();
    addFault(portal.world, { call: '/getAmounts', kind: '500' });
    await portal.user.click(button);
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    expect(portal.sent('/startTransaction')).toEqual([]);
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
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Újrapróbálom a fizetést' })).not.toBeInTheDocument(),
    );
    expect(portal.sent('/startTransaction')).toEqual([]);
  });

  it('leads to the form after another one was given up, which the bank may still take (PAY-6, UX-21)', async () => {
    const portal = await declined();
    await again();
    act(() => {
      recordStart(portal.store.get(), { transaction: 'T2', contracting: false, amount: 12_400 });
      giveUpPayment('T2');
    });
    expect(await screen.findByRole('link', { name: 'Újrapróbálom a fizetést' })).toHaveAttribute('href', '/payment');
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
