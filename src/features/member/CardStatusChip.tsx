import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { StatusChip } from '~/components/feedback/StatusChip';
import { cardStatus as toneAndWord } from '~/domain/contract/cardStatus';

interface CardStatusChipProps {
  cardStatus: number | undefined;
  children?: ReactNode;
}

/** The card's status, one word for it everywhere (UX-8). */
export const CardStatusChip = ({ cardStatus, children }: CardStatusChipProps) => {
  const { t } = useTranslation('portal');
  const { tone, textKey } = toneAndWord(cardStatus);
  return (
    <StatusChip tone={tone}>
      {children}
      <span>{t(textKey)}</span>
    </StatusChip>
  );
};
