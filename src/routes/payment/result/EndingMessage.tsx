import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '../../../components/Button';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { ErrorTexts } from '../../../components/feedback/ErrorTexts';
import { Message } from '../../../components/feedback/Message';
import { Spinner } from '../../../components/feedback/Spinner';
import type { Ending } from './useEndTransaction';

interface EndingMessageProps {
  ending: Exclude<Ending, { state: 'ended' }>;
  /** For the member to quote to customer care. */
  transaction: string | undefined;
  onRetry: () => void;
  /** Where to go without a result. */
  back: { to: string; text: 'toPayment' | 'toContract' };
  /** The page with the contract's status. */
  final?: string;
}

/** Shown while a payment's result is unknown: a spinner, or the reason and what to do next. */
export const EndingMessage = ({ ending, transaction, onRetry, back, final }: EndingMessageProps) => {
  const { t } = useTranslation('portal');
  const wayBack = <LinkButton to={back.to}>{t(`payment.ending.${back.text}`)}</LinkButton>;
  if (ending.state === 'asking') return <Spinner label={t('payment.ending.checking')} />;
  if (ending.state === 'none') {
    return (
      <Message tone="warning" live title={t('payment.ending.noneTitle')} action={wayBack}>
        <ErrorText code="noTransaction" />
      </Message>
    );
  }
  return (
    <Message
      tone="error"
      live
      title={t('payment.ending.failedTitle')}
      action={
        <>
          <Button onClick={onRetry}>{t('payment.ending.check')}</Button>
          {final !== undefined && <LinkButton to={final}>{t('payment.ending.toStatus')}</LinkButton>}
          {wayBack}
        </>
      }
    >
      <ErrorTexts
        codes={[...ending.codes, 'otpTransactionError']}
        reference={ending.reference}
        more={[
          t('payment.ending.failedText'),
          ...(ending.watched ? [t('payment.poll.asking')] : []),
          ...(transaction === undefined ? [] : [t('payment.ending.reference', { transaction })]),
        ]}
        care
      />
    </Message>
  );
};
