import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { StepList } from '../../components/layout/StepList';
import { openFailures, saysWhy, type Mandate } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';
import { useUnpaid } from './useUnpaid';

/** The history's table lists all of them. */
const mostNamed = 3;

/** The collections that failed, and why, as far as the bank says it. */
export const FailedCollections = ({ mandate }: { mandate: Mandate }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const failures = mandate.kind === 'directDebit' ? openFailures(mandate.list) : [];
  return (
    <>
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
    </>
  );
};

interface UncollectedProps {
  mandate: Mandate;
  /** What is due now, in forint. */
  dueNow: number;
}

/**
 * Explains a debt in spite of an active mandate: what was not collected, what isn't known about it, and what has to be
 * done, so that it isn't paid twice.
 */
export const Uncollected = ({ mandate, dueNow }: UncollectedProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const unpaid = useUnpaid(mandate, dueNow);
  const failures = <FailedCollections mandate={mandate} />;
  switch (unpaid?.why) {
    case undefined:
      return failures;
    case 'before':
      return (
        <>
          <p>{t('status.uncollected.before')}</p>
          {unpaid.begins !== undefined && <p>{t('status.uncollected.begins', { date: unpaid.begins })}</p>}
        </>
      );
    case 'awaited':
      return (
        <>
          {failures}
          <p>
            {t('status.uncollected.awaited', {
              date: unpaid.retry.date,
              amount: formatForint(unpaid.retry.amount, language),
            })}
          </p>
        </>
      );
    case 'missed': {
      const { next } = unpaid;
      return (
        <>
          {failures}
          {next !== undefined && (
            <p>{t('status.uncollected.announced', { date: next.date, amount: formatForint(next.amount, language) })}</p>
          )}
          {mandate.kind === 'regularCredit' && <p>{t('status.uncollected.unknownReason')}</p>}
          <StepList gap={0.5}>
            <li>{t(`status.uncollected.check.${mandate.kind}`)}</li>
            <li>{t(`status.uncollected.${next === undefined ? 'pay' : 'ask'}`)}</li>
          </StepList>
          {(mandate.kind === 'regularCredit' || next !== undefined) && <CareLine />}
        </>
      );
    }
  }
};
