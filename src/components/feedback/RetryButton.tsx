import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';

interface RetryButtonProps {
  busy?: boolean;
  /** Stands in a line of text. */
  small?: boolean;
  onClick: () => void;
}

/** Asks again for what couldn't be read. */
export const RetryButton = ({ small = false, ...props }: RetryButtonProps) => {
  const { t } = useTranslation();
  return (
    <Button {...props} variant={small ? 'text' : 'secondary'} small={small}>
      {t('button.retry')}
    </Button>
  );
};
