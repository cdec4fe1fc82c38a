import { useTranslation } from 'react-i18next';

import { Confirmation } from '../../../components/form/Confirmation';
import { formatForint } from '../../../domain/money/money';
import { budapestMoment } from '../../../domain/time/clock';
import { formatDayInWords } from '../../../domain/time/dateTexts';
import type { MandateName } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';

/** Says what was withdrawn and when, for the session: the page's empty form alone would tell nothing of it. */
export const Withdrawn = ({ name }: { name: MandateName }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const withdrawal = useSession().withdrawnMandates?.[name];
  const { date = '', time = '' } = withdrawal === undefined ? {} : budapestMoment(new Date(withdrawal.at));
  const limit = withdrawal?.limit;
  return (
    <Confirmation title={withdrawal && t(`mandates.withdrawn.title.${name}`)}>
      {withdrawal && (
        <>
          <p>{t('mandates.withdrawn.when', { date: formatDayInWords(date, language), time })}</p>
          {limit !== undefined && <p>{t('mandates.withdrawn.limit', { limit: formatForint(limit, language) })}</p>}
          <p>{t(withdrawal.isUnused === true ? 'mandates.withdrawn.unused' : 'mandates.withdrawn.bank')}</p>
        </>
      )}
    </Confirmation>
  );
};
