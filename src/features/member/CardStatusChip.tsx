import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { StatusChip } from '../../components/feedback/StatusChip';
import { cardStatus, startsLater } from '../../domain/contract/cardStatus';
import type { Member } from '../../domain/identity/member';
import { today } from '../../domain/time/clock';
import { formatDottedDate } from '../../domain/time/dates';
import { formatDayInWords } from '../../domain/time/dateTexts';
import { useLanguage } from '../../i18n/useLanguage';

interface CardStatusChipProps {
  member: Pick<Member, 'cardStatus' | 'from'>;
  /** The day as in a sentence; the header has the specification's form. */
  inWords?: boolean;
  /** Read out before the status. */
  children?: ReactNode;
}

/** The card's status; of a card that is not active yet, from when it is. */
export const CardStatusChip = ({
  member: { cardStatus: code, from },
  inWords = false,
  children,
}: CardStatusChipProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { tone, textKey } = cardStatus(code);
  const starts = startsLater(code, from, today());
  return (
    <StatusChip tone={tone}>
      {children}
      <span>
        {starts === undefined
          ? t(textKey)
          : t('status.starts', {
              state: t(textKey),
              date: inWords ? formatDayInWords(starts, language) : formatDottedDate(starts),
            })}
      </span>
    </StatusChip>
  );
};
