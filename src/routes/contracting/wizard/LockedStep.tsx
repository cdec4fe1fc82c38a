import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { intoView } from './intoView';

/** Takes the native controls of a step along; MUI's own follow the form's `disabled`. */
export const LockedFields = styled('fieldset')({ display: 'contents' });

/** While the contract's payment is open, what it pays for is shown and can't be changed. */
export const LockedStep = ({ contractKey }: { contractKey: string }) => {
  const { t } = useTranslation('payment');
  return (
    <div ref={intoView}>
      <OpenPayment contractKey={contractKey} note={t('open.locked')} />
    </div>
  );
};
