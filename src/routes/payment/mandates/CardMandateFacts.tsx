import { useTranslation } from 'react-i18next';

import { Facts } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import type { Debt } from '../../../domain/money/debt';
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
  return (
    <Facts
      facts={[
        ...(first === undefined
          ? []
          : [{ label: t('mandates.regularCredit.from'), value: formatDay(first.date, language) }]),
        ...(fee > 0 ? [{ label: t('mandates.details.fee'), value: <Money amount={fee} /> }] : []),
        { label: t('charges.next.label'), value: useNextCharge(kr, debt) },
      ]}
    />
  );
};
