import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Facts } from '../../../components/layout/Facts';
import { Money } from '../../../components/Money';
import { normaliseBankAccount } from '../../../domain/money/bankAccount';
import { isExpired } from '../../../domain/money/collections';
import type { Debt } from '../../../domain/money/debt';
import { budapestMoment, today } from '../../../domain/time/clock';
import type { IsoDate } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { useWithdrawn } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import type { DirectDebit } from '../../../services/payment';
import { DebitHistory } from '../pay/DebitHistory';
import { lowLimit } from './debitValues';
import { mandateStateKey } from './mandateStateKey';
import { useNextCharge } from './useNextCharge';

/** The second panel: the mandate's data and its history. It opens while the mandate is active. */
export const DirectDebitDetails = ({ kr, data }: { kr: string; data: DirectDebit & { debt: Debt | undefined } }) => {
  const { t } = useTranslation('portal');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const withdrawal = useWithdrawn('directDebit');
  const [chosen, setChosen] = useState<boolean>();
  const { account, fee, from, to, limit, state, list, debt } = data;
  const next = useNextCharge(kr, debt);
  // A withdrawal doesn't close what was open.
  const [wasActive, setWasActive] = useState(false);
  if (state === true && !wasActive) setWasActive(true);
  const day = (date: IsoDate | undefined) => date && formatDay(date, language);
  const facts = [
    { label: t('mandates.directDebit.account'), value: account && normaliseBankAccount(account), wide: true },
    { label: t('mandates.details.fee'), value: <Money amount={fee} /> },
    { label: t('mandates.directDebit.limit'), value: limit === undefined ? undefined : <Money amount={limit} /> },
    { label: t('mandates.details.from'), value: day(from) },
    { label: t('mandates.details.to'), value: day(to) },
    { label: t('charges.next.label'), value: state === true ? next : undefined },
    {
      label: t('mandates.details.status'),
      value:
        state === false && withdrawal !== undefined
          ? t('mandates.details.withdrawn', { date: budapestMoment(new Date(withdrawal.at)).date })
          : t(mandateStateKey(state, lowLimit(limit, fee) !== undefined, isExpired(data, today()))),
    },
  ];
  const isOpen = chosen ?? wasActive;
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_event, open) => setChosen(open)}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        id={`${id}-title`}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        expandIcon={<KeyboardArrowDown />}
      >
        <Typography component="span" variant="h2">
          {t('mandates.details.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Facts facts={facts} />
        {list === undefined ? (
          <Typography color="textSecondary">{tCommon('loadFailed')}</Typography>
        ) : (
          <DebitHistory list={list} />
        )}
      </AccordionDetails>
    </Accordion>
  );
};
