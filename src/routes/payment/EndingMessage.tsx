import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { Spinner } from '../../components/Spinner';
import { useErrorText } from '../../components/useErrorText';
import type { Ending } from './useEndTransaction';

interface EndingMessageProps {
  ending: Exclude<Ending, { state: 'ended' }>;
  onRetry: () => void;
  /** Where the member goes on without a result. */
  back: { to: string; text: 'toPayment' | 'toContract' };
}

/** While a payment's end is not known: a spinner, or why not and the ways on (PAY-7). */
export const EndingMessage = ({ ending, onRetry, back }: EndingMessageProps) => {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const wayBack = <LinkButton to={back.to}>{t(`ending.${back.text}`)}</LinkButton>;
  if (ending.state === 'asking') return <Spinner label={t('ending.checking')} />;
  if (ending.state === 'none') {
    return (
      <Message tone="warning" live title={t('ending.noneTitle')} action={wayBack}>
        {errorText('noTransaction')}
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
          {wayBack}
        </>
      }
    >
      {codes.map((code) => (
        <p key={code}>{errorText(code, ending.reference)}</p>
      ))}
      <p>{t('ending.failedText')}</p>
    </Message>
  );
};
