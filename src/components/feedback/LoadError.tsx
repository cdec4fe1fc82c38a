import { useTranslation } from 'react-i18next';

import { Button } from '../Button';
import { ErrorText } from './ErrorText';
import { Message } from './Message';

interface LoadErrorProps {
  codes: readonly string[];
  reference?: string;
  onRetry?: () => void;
  busy?: boolean;
}

/** Replaces data that failed to load: the reason, a reference and a retry. */
export const LoadError = ({ codes, reference, onRetry, busy }: LoadErrorProps) => {
  const { t } = useTranslation();
  return (
    <Message
      tone="error"
      live
      title={t('loadFailed')}
      action={
        onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {t('button.retry')}
          </Button>
        )
      }
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} reference={reference} />
        </p>
      ))}
    </Message>
  );
};
