import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareLine, useCareContacts } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { paths } from '~/paths';

/** What a transaction may look like to be named. */
const pattern = /^[A-Za-z0-9._-]{1,64}$/;

interface NoTransactionProps {
  transaction: string | undefined;
  contracting?: boolean;
}

/** A return with a transaction that neither the session nor the device knows as the member's own (PAY-7). */
export const NoTransaction = ({ transaction = '', contracting = false }: NoTransactionProps) => {
  const { t } = useTranslation('portal');
  const hasContacts = useCareContacts().length > 0;
  const what = contracting ? 'contract' : 'plain';
  return (
    <Message
      tone="warning"
      live
      action={
        <LinkButton to={contracting ? paths.wizard : paths.payment}>
          {t(contracting ? 'payment.callback.back' : 'payment.result.back')}
        </LinkButton>
      }
    >
      <p>
        <span>
          {pattern.test(transaction)
            ? t('payment.noTransaction.named', { transaction })
            : t('payment.noTransaction.unnamed')}
        </span>{' '}
        <span>{t(`payment.noTransaction.${what}${hasContacts ? 'Care' : ''}`)}</span>
      </p>
      <CareLine />
    </Message>
  );
};
