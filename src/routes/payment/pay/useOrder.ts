import { useTranslation } from 'react-i18next';

import { subAccountsOpen } from '../../../domain/identity/member';
import { normaliseAmount } from '../../../domain/money/money';
import { methodTextKey } from '../../../domain/money/paymentMethods';
import { today } from '../../../domain/time/clock';
import { useSupportConfirm } from '../../../features/member/useSupportConfirm';
import { usePayment } from '../../../features/paying/usePayment';
import { useSessionStore } from '../../../session/SessionContext';
import { paymentDrafts, toOrder, type PayValues } from './payValues';

/**
 * Pays what the values say, and keeps them for a next try. `order` resolves to false if support staff answered no;
 * `onConfirmed` runs before the payment begins. `open` is a payment under way, see usePayment.
 */
export const useOrder = (kr: string) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const { pay, open } = usePayment();
  const { confirm, dialog } = useSupportConfirm();

  const order = async (values: PayValues, onConfirmed?: () => void): Promise<boolean> => {
    const amount = normaliseAmount(values.amount);
    if (!(await confirm('pay', Number(amount)))) return false;
    store.memberStorage.drop(paymentDrafts.failed);
    onConfirmed?.();
    store.memberStorage.save(paymentDrafts.method, { method: values.method });
    store.memberStorage.save(paymentDrafts.pending, { ...values, amount });
    if (values.method === 'A') {
      const foreignCard = !values.leisureOwn;
      store.update({
        ...(foreignCard ? { leisureOwner: values.leisureName.trim() } : {}),
        szep: subAccountsOpen(today()) ? values.szep : undefined,
      });
    }
    await pay(toOrder(values, kr, t(methodTextKey(values.method))));
    return true;
  };
  return { order, open, dialog };
};
