import { useTranslation } from 'react-i18next';

import { ErrorTexts } from './ErrorTexts';
import { Message } from './Message';
import { RetryButton } from './RetryButton';

interface LoadErrorProps {
  title?: string;
  failure: { codes: readonly string[]; reference?: string | undefined };
  onRetry: () => void;
  busy?: boolean;
}

export const LoadError = ({ title, failure: { codes, reference }, onRetry, busy }: LoadErrorProps) => {
  const { t } = useTranslation();
  return (
    <Message tone="error" live title={title ?? t('loadFailed')} action={<RetryButton busy={busy} onClick={onRetry} />}>
      <ErrorTexts codes={codes} reference={reference} />
    </Message>
  );
};
