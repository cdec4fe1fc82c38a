import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { scrollIntoViewRef } from '../../../../components/layout/scrollIntoViewRef';
import { OpenPayment } from '../../../../features/paying/OpenPayment';

const Fields = styled('fieldset')({ display: 'contents' });

interface LockedFieldsProps {
  locked: boolean;
  label: string;
  children: ReactNode;
}

/** Disables the native controls of a locked step; MUI's own follow the form's `disabled`. */
export const LockedFields = ({ locked, label, children }: LockedFieldsProps) =>
  locked ? (
    <Fields disabled aria-label={label}>
      {children}
    </Fields>
  ) : (
    children
  );

/** While the contract's payment is open, what it pays for is shown and can't be changed. */
export const LockedStep = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('portal');
  return (
    <div ref={scrollIntoViewRef}>
      <OpenPayment contractKey={contractKey} note={t('payment.open.locked')} />
    </div>
  );
};
