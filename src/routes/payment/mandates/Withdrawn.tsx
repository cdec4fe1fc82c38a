import { useTranslation } from 'react-i18next';

import { Confirmation } from '../../../components/form/Confirmation';
import { resultDays } from '../../../domain/money/collections';
import { formatForint } from '../../../domain/money/money';
import { budapestMoment, today } from '../../../domain/time/clock';
import { addDays, type IsoDate } from '../../../domain/time/dates';
import { formatDayInWords } from '../../../domain/time/dateTexts';
import { useWithdrawn, type MandateName } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';

interface WithdrawnProps {
  name: MandateName;
  /** The day of the last collection that is announced: nothing else is under way. */
  announced?: IsoDate | undefined;
}

/** Says what was withdrawn and when, while the device knows it: the page's empty form alone would tell nothing of it. */
export const Withdrawn = ({ name, announced }: WithdrawnProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawal = useWithdrawn(name);
  const { date = '', time = '' } = withdrawal === undefined ? {} : budapestMoment(new Date(withdrawal.at));
  const until = announced ?? (date === '' ? '' : addDays(date, resultDays));
  const limit = withdrawal?.limit;
  return (
    <Confirmation title={withdrawal && t(`mandates.withdrawn.title.${name}`)}>
      {withdrawal && (
        <>
          <p>{t('mandates.withdrawn.when', { date: formatDayInWords(date, language), time })}</p>
          {limit !== undefined && <p>{t('mandates.withdrawn.limit', { limit: formatForint(limit, language) })}</p>}
          <p>
            {withdrawal.isUnused === true || until < today()
              ? t('mandates.withdrawn.unused')
              : t('mandates.withdrawn.bank', { until })}
          </p>
        </>
      )}
    </Confirmation>
  );
};
