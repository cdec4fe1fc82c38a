import { useTranslation } from 'react-i18next';
import { Message } from '../../components/Message';
import { useSession } from '../../session/SessionContext';
import type { MandateName } from './useMandateDialog';

/** Says that the bank needs some working days, in the session in which the mandate was set up. */
export const NewMandate = ({ name }: { name: MandateName }) => {
  const { t } = useTranslation('mandates');
  const { newMandates = [] } = useSession();
  return newMandates.includes(name) && <Message>{t('atBank')}</Message>;
};
