import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { StepList } from '../../components/layout/StepList';
import { chargeOfMonth, collectionsSince } from '../../domain/money/collected';
import { newestFirst, openFailures, saysWhy, type Instalment, type Mandate } from '../../domain/money/collections';
import { collectsNothing } from '../../domain/money/comingCharges';
import { formatForint } from '../../domain/money/money';
import type { Unpaid } from '../../domain/money/unpaid';
import { today } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { ChargeOfDue } from './ChargeOfDue';

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

const restKey = ({ why, charge }: NonNullable<Extract<Unpaid, { why: 'before' }>['rest']>) => {
  if (why === 'processing') return 'restProcessing';
  return charge.isExpected ? 'restExpected' : 'restTold';
};

interface UncollectedProps {
  mandate: Mandate;
  unpaid: Unpaid | undefined;
  /** The mandate's own page says what its limit means. */
  isOnMandatePage?: boolean;
}

/**
 * Explains a debt in spite of an active mandate: what was not collected, what isn't known about it, and what has to be
 * done, so that it isn't paid twice. JustWithdrawn explains a withdrawal.
 */
export const Uncollected = ({ mandate, unpaid, isOnMandatePage = false }: UncollectedProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const words = ({ date, amount }: Pick<Instalment, 'date' | 'amount'>) => ({
    date,
    amount: formatForint(amount, language),
  });
  const failures = <FailedCollections mandate={mandate} />;
  const lowLimit = !isOnMandatePage && mandate.kind === 'directDebit' && collectsNothing(mandate) && (
    <p>
      {t('status.uncollected.lowLimit', {
        limit: formatForint(mandate.limit ?? 0, language),
        fee: formatForint(mandate.fee ?? 0, language),
      })}
    </p>
  );
  switch (unpaid?.why) {
    case undefined:
    case 'withdrawn':
    case 'stopped':
      return failures;
    case 'before': {
      // The club sets each charge off against the oldest month.
      const last = collectionsSince(mandate, today())?.at(-1) ?? chargeOfMonth(mandate, today());
      const settlesOldest = last === undefined ? ` ${t('status.uncollected.settlesOldest')}` : '';
      return (
        <>
          <p>
            {t('status.uncollected.before')}
            {last !== undefined && <span> {t('status.uncollected.oldest', words(last))}</span>}
          </p>
          {lowLimit}
          {unpaid.rest !== undefined ? (
            <p>
              {t(`status.uncollected.${restKey(unpaid.rest)}`, words(unpaid.rest.charge))}
              {settlesOldest}
            </p>
          ) : (
            unpaid.begins !== undefined &&
            !collectsNothing(mandate) && (
              <p>
                {t('status.uncollected.begins', { date: unpaid.begins })}
                {settlesOldest}
              </p>
            )
          )}
        </>
      );
    }
    case 'awaited':
      return (
        <>
          {failures}
          <ChargeOfDue charge={unpaid.charge} isRetry={unpaid.isRetry} />
        </>
      );
    case 'processing':
      return (
        <>
          {failures}
          <ChargeOfDue charge={unpaid.charge} until={unpaid.until} />
        </>
      );
    case 'missed': {
      const { next } = unpaid;
      const isCard = mandate.kind === 'regularCredit';
      // No service tells a card's charges; an invoice tells that one has been paid.
      const invoice = isCard && mandate.invoiced ? newestFirst(mandate.invoiced)[0] : undefined;
      return (
        <>
          {failures}
          {lowLimit}
          {next !== undefined && (
            <>
              <p>
                <strong>
                  {t(isCard ? 'status.instalment.told' : 'status.uncollected.charge.awaited', words(next))}
                </strong>
              </p>
              <p>{t('status.uncollected.uncertain')}</p>
            </>
          )}
          {isCard && (
            <p>
              {t('status.uncollected.unknownReason')}
              {invoice !== undefined && <span> {t('status.uncollected.lastInvoice', words(invoice))}</span>}
            </p>
          )}
          <StepList gap={0.5}>
            <li>
              {t(invoice === undefined ? `status.uncollected.check.${mandate.kind}` : 'status.uncollected.checkSince')}
            </li>
            <li>{t(`status.uncollected.${next === undefined ? 'pay' : 'ask'}`)}</li>
          </StepList>
          <CareLine />
        </>
      );
    }
  }
};
