import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useStartedContract } from '../../../features/contract/useStartedContract';
import { NoKr } from '../../../features/member/NoKr';
import { PayForm } from './PayForm';
import type { PayValues } from './payValues';

/** The payment page before the first contract: why nothing can be paid, with the form disabled. */
export const NoCustomerId = () => {
  const { t } = useTranslation('portal');
  const isPrepared = useStartedContract().started === 'signed';
  const form = useForm<PayValues>({
    defaultValues: { amount: '' },
    shouldFocusError: false,
  });
  return (
    <>
      <NoKr />
      <PayForm
        form={form}
        onSubmit={() => Promise.resolve()}
        max={0}
        disabledBy={t(isPrepared ? 'payment.form.prepared' : 'payment.form.noKr')}
      />
    </>
  );
};
