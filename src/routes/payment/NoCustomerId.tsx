import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { useErrorText } from '../../ui/useErrorText';
import { PayForm } from './PayForm';
import { firstValues, type PayValues } from './payValues';

/** Without a kr there is nothing to pay yet: why, the way to a contract, and the choices out of reach (PAY-3). */
export const NoCustomerId = () => {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const form = useForm<PayValues>({
    defaultValues: { ...firstValues({ currentDebit: 0, annualDebit: 0, leisureOwner: undefined, szep: undefined, draft: undefined }), amount: '' },
    shouldFocusError: false,
  });
  return (
    <>
      <Message
        tone="warning"
        action={
          <LinkButton to={paths.newContract} variant="primary">
            {t('noKr.action')}
          </LinkButton>
        }
      >
        {errorText('NO_KR')}
      </Message>
      <PayForm form={form} onSubmit={() => Promise.resolve()} max={0} disabled />
    </>
  );
};
