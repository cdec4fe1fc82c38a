import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../components/Button';
import { Dialog } from '../../components/layout/Dialog';
import { appVersion } from '../../domain/constants';
import { useLanguage } from '../../i18n/useLanguage';
import { isNewsFresh, markNewsSeen, newsIn } from './news';

interface WhatsNewProps {
  /** Whether the footer asked for it. */
  wanted: boolean;
  onClosed: () => void;
  /** Whether it may open by itself: not over a form or a payment. */
  isCalm: boolean;
}

/** The news of this version: opens once by itself, and from the footer's version. */
export const WhatsNew = ({ wanted, onClosed, isCalm }: WhatsNewProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const news = newsIn(useLanguage());
  const [isFresh, setFresh] = useState(isNewsFresh);
  const close = (): void => {
    markNewsSeen();
    setFresh(false);
    onClosed();
  };
  return (
    <Dialog
      open={news !== undefined && ((isFresh && isCalm) || wanted)}
      title={t('operation.news.title', { version: appVersion })}
      onClose={close}
      actions={<Button onClick={close}>{t('common:button.close')}</Button>}
    >
      <Stack component="ul" sx={{ gap: 1, pl: 2.5, listStyle: 'disc' }}>
        {news?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
    </Dialog>
  );
};
