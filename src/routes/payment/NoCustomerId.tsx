import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NoKrMessage } from './NoKrMessage';
import { PayForm } from './PayForm';
import type { PayValues } from './payValues';

/** The payment page before the first contract: why nothing can be paid, and the choices out of reach (PAY-3). */
export const NoCustomerId = () => {
  const { t } = useTranslation('payment');
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
