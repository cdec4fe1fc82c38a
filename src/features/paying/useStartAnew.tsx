import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { focusHeading } from '~/components/focus/focusHeading';
import { useConfirm } from '~/components/layout/useConfirm';

/** Asks before a payment whose end isn't known is given up for a new one (PAY-6). */
export const useStartAnew = (giveUp: () => void): { ask: () => Promise<void>; dialog: ReactNode } => {
  const { t } = useTranslation(['portal', 'common']);
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm(() => ({
    title: t('payment.anew.title'),
    children: <p>{t('payment.anew.text')}</p>,
    no: t('common:button.cancel'),
    yes: t('payment.anew.yes'),
    destructive: true,
  }));
  const ask = async (): Promise<void> => {
    if (!(await confirm())) return;
    giveUp();
    void client.resetQueries({ queryKey: ['amounts'] });
    // The dialog's opener is unmounted.
    requestAnimationFrame(focusHeading);
  };
  return { ask, dialog };
};
