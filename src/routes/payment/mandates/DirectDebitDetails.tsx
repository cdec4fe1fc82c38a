import Divider from '@mui/material/Divider';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '../../../components/feedback/Message';
import { Facts } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import { normaliseBankAccount } from '../../../domain/money/bankAccount';
import { formatForint } from '../../../domain/money/money';
import { formatDottedDate } from '../../../domain/time/dates';
import { useLanguage } from '../../../i18n/useLanguage';
import type { DirectDebit } from '../../../services/payment';
import { DebitHistory } from './DebitHistory';
import { lowLimit } from './debitValues';

/** Facts of a direct debit, each only where it is given. */
export const DebitFacts = ({ account, limit, fee, from, to }: Partial<DirectDebit>) => {
  const { t } = useTranslation('portal');
  return (
    <Facts
      facts={[
        { label: t('mandates.directDebit.account'), value: account && normaliseBankAccount(account), wide: true },
        { label: t('mandates.directDebit.limit'), value: limit === undefined ? undefined : <Money amount={limit} /> },
        { label: t('mandates.facts.fee'), value: fee === undefined ? undefined : <Money amount={fee} /> },
        { label: t('mandates.facts.from'), value: from && formatDottedDate(from) },
        { label: t('mandates.facts.to'), value: to && formatDottedDate(to) },
      ]}
    />
  );
};

/** A limit below the fee, told by its two numbers; no consequence follows (MAN-6). */
export const LowLimit = ({ limit, fee }: Pick<DirectDebit, 'limit' | 'fee'>) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const low = lowLimit(limit, fee);
  if (low === undefined) return null;
  return (
    <Message tone="warning">
      {t('mandates.directDebit.limitLow', {
        limit: formatForint(low.limit, language),
        fee: formatForint(low.fee, language),
      })}
    </Message>
  );
};

interface DirectDebitDetailsProps {
  /** The reply; undefined where there is none. */
  data: DirectDebit | undefined;
  children?: ReactNode;
}

/** The mandate as the reply gives it, what can be done with it, and its history. */
export const DirectDebitDetails = ({ data, children }: DirectDebitDetailsProps) => (
  <>
    {data && <DebitFacts {...data} />}
    {data?.state === true && <LowLimit {...data} />}
    {children}
    {data && (
      <>
        <Divider />
        <DebitHistory list={data.list} />
      </>
    )}
  </>
);
