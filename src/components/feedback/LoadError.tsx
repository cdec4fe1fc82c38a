import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';

import { ErrorTexts } from './ErrorTexts';
import { Message } from './Message';

interface LoadErrorProps {
  title?: string;
  failure: { codes: readonly string[]; reference?: string | undefined };
  onRetry?: () => void;
  busy?: boolean;
}

export const LoadError = ({ title, failure: { codes, reference }, onRetry, busy }: LoadErrorProps) => {
  const { t } = useTranslation();
  return (
    <Message
      tone="error"
      live
      title={title ?? t('loadFailed')}
      action={
        onRetry && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {t('button.retry')}
          </Button>
        )
      }
    >
      <ErrorTexts codes={codes} reference={reference} />
    </Message>
  );
};
