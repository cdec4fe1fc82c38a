import { useForm } from 'react-hook-form';

import { NoKr } from '../../../features/member/NoKr';
import { PayForm } from './PayForm';
import type { PayValues } from './payValues';

/** The payment page before the first contract: why nothing can be paid, with the form disabled. */
export const NoCustomerId = () => {
  const form = useForm<PayValues>({
    defaultValues: { amount: '' },
    shouldFocusError: false,
  });
  return (
    <>
      <NoKr />
      <PayForm form={form} onSubmit={() => Promise.resolve()} max={0} disabled />
    </>
  );
};
