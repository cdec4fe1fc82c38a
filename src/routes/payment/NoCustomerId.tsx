import { useForm } from 'react-hook-form';
import { useTexts } from '../../i18n/TextsContext';
import { NoKrMessage } from './NoKrMessage';
import { PayForm } from './PayForm';
import type { PayValues } from './payValues';

/** The payment page before the first contract: why nothing can be paid, and the choices out of reach (PAY-3). */
export const NoCustomerId = () => {
  const t = useTexts('payment');
  const form = useForm<PayValues>({
    defaultValues: { amount: '' },
    shouldFocusError: false,
  });
  return (
    <>
      <NoKrMessage action={t('noKr.action')} />
      <PayForm form={form} onSubmit={() => Promise.resolve()} max={0} disabled />
    </>
  );
};
