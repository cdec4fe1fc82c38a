import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/Button';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Spinner } from '../../components/Spinner';
import { ErrorText } from '../../components/ErrorText';
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
