import { useTranslation } from 'react-i18next';

import { Facts } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import type { Debt } from '../../../domain/money/debt';
import { currentYear } from '../../../domain/time/clock';
import { yearOf } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { useDebitMandate, usePlannedCharges } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { useNextCharge } from './useNextCharge';

/** What is known of an active regular card payment. Its service tells nothing but the state. */
export const CardMandateFacts = ({ kr, debt }: { kr: string; debt: Debt | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const first = usePlannedCharges('regularCredit').find(({ isExpected }) => !isExpected);
  const fee = useDebitMandate(kr).data?.fee ?? 0;
  const isOfNextYear = first !== undefined && yearOf(first.date) > currentYear();
  return (
    <Facts
      facts={[
        { label: t('mandates.regularCredit.from'), value: first && formatDay(first.date, language) },
        // Of next year's contract it isn't the fee.
        {
          label: t('mandates.details.fee'),
          value: fee > 0 && !isOfNextYear ? <Money amount={fee} /> : undefined,
        },
        { label: t('charges.next.label'), value: useNextCharge(kr, debt), wide: true },
      ]}
    />
  );
};
