import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '~/components/layout/ConfirmDialog';

/** Asks before a payment whose end isn't known is given up for a new one (PAY-6). */
export const useStartAnew = (giveUp: () => void): { ask: () => void; dialog: ReactNode } => {
  const { t } = useTranslation(['portal', 'common']);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const answer = (isSure: boolean): void => {
    setAsking(false);
    if (!isSure) return;
    giveUp();
    void client.resetQueries({ queryKey: ['amounts'] });
    // The dialog's opener is unmounted; focus the heading.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus());
  };
  const dialog = (
    <ConfirmDialog
      open={asking}
      title={t('payment.anew.title')}
      no={t('common:button.cancel')}
      yes={t('payment.anew.yes')}
      destructive
      onAnswer={answer}
    >
      <p>{t('payment.anew.text')}</p>
    </ConfirmDialog>
  );
  return { ask: () => setAsking(true), dialog };
};
