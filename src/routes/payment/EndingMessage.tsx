import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Spinner } from '../../components/Spinner';
import { ErrorText } from '../../components/ErrorText';
import type { Ending } from './useEndTransaction';

interface EndingMessageProps {
  ending: Exclude<Ending, { state: 'ended' }>;
  /** What a member can read out to customer care. */
  transaction: string | undefined;
  onRetry: () => void;
  /** Where the member goes on without a result. */
  back: { to: string; text: 'toPayment' | 'toContract' };
  /** The page that shows where a contract stands. */
  final?: string;
}

/** While a payment's end is not known: a spinner, or why not and the ways on. */
export const EndingMessage = ({ ending, transaction, onRetry, back, final }: EndingMessageProps) => {
  const { t } = useTranslation('payment');
  const wayBack = <LinkButton to={back.to}>{t(`ending.${back.text}`)}</LinkButton>;
  if (ending.state === 'asking') return <Spinner label={t('ending.checking')} />;
  if (ending.state === 'none') {
    return (
      <Message tone="warning" live title={t('ending.noneTitle')} action={wayBack}>
        <ErrorText code="noTransaction" />
      </Message>
    );
  }
  const codes = [...ending.codes, 'otpTransactionError'];
  return (
    <Message
      tone="error"
      live
      title={t('ending.failedTitle')}
      action={
        <>
          <Button onClick={onRetry}>{t('ending.check')}</Button>
          {final !== undefined && <LinkButton to={final}>{t('ending.toStatus')}</LinkButton>}
          {wayBack}
        </>
      }
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} reference={ending.reference} />
        </p>
      ))}
      <p>{t('ending.failedText')}</p>
      {ending.watched && <p>{t('poll.asking')}</p>}
      {transaction !== undefined && <p>{t('ending.reference', { transaction })}</p>}
      <CareLine />
    </Message>
  );
};
