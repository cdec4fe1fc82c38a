import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { announcedCollections, openFailures, saysWhy, type Mandate } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { today } from '../../domain/time/clock';
import { formatDayInWords } from '../../domain/time/dateTexts';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';

/** The history's table lists all of them. */
const mostNamed = 3;

/** Whether the sum could be collected again after paying now: an announced collection will be; about any other nothing is known. */
const PaidTwice = ({ mandate }: { mandate: Mandate }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const [retry] = announcedCollections(mandate, today());
  return (
    <p>
      {retry === undefined
        ? t(`status.uncollected.retryUnknown.${mandate.kind}`)
        : t('status.uncollected.retry', {
            date: formatDayInWords(retry.date, language),
            amount: formatForint(retry.amount, language),
          })}
    </p>
  );
};

interface UncollectedProps {
  mandate: Mandate;
  /** The failed collection has been paid since. */
  isSettled?: boolean;
}

/** Explains a debt in spite of an active mandate: what was not collected, what isn't known about it, and whether a payment now could be collected again. */
export const Uncollected = ({ mandate, isSettled = false }: UncollectedProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { newMandates = [] } = useSession();
  const failures = mandate.kind === 'directDebit' ? openFailures(mandate.list) : [];
  const begins = mandate.kind === 'directDebit' && (mandate.from ?? '') > today() ? mandate.from : undefined;
  // Nothing can have failed yet: it fell due before the bank had the mandate.
  if (failures.length === 0 && (begins !== undefined || newMandates.includes(mandate.kind)))
    return (
      <>
        <p>{t('status.uncollected.before')}</p>
        {begins !== undefined && <p>{t('status.uncollected.begins', { date: begins })}</p>}
      </>
    );
  return (
    <>
      {failures.length === 0 && <p>{t(`status.uncollected.${mandate.kind}`)}</p>}
      {failures.slice(0, mostNamed).map(({ date, amount, state }, index) => (
        <Fragment key={index}>
          <p>
            {t('status.uncollected.failed', {
              date: date || '–',
              amount: amount === undefined ? '–' : formatForint(amount, language),
            })}
          </p>
          {saysWhy(state) && <p>{t('status.uncollected.why', { state: state.trim() })}</p>}
        </Fragment>
      ))}
      {failures.some(({ state }) => !saysWhy(state)) && <p>{t('status.uncollected.noReason')}</p>}
      {failures.length === 0 && <p>{t('status.uncollected.nothingKnown')}</p>}
      {!isSettled && <PaidTwice mandate={mandate} />}
    </>
  );
};
