import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseBankAccount } from '../../domain/bankAccount';
import { formatDottedDate } from '../../domain/dates';
import type { DirectDebit } from '../../services/payment';
import { Facts } from '../../components/Facts';
import { Money } from '../../components/Money';
import { mandateStateKey } from './mandateStateKey';
import { DebitHistory } from './DebitHistory';

const none = '–';

/** The second panel: the mandate's data and its history. It starts open while the mandate is active. */
export const DirectDebitDetails = ({ data }: { data: DirectDebit }) => {
  const { t } = useTranslation(['mandates', 'status']);
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const { account, fee, from, to, limit, state, list } = data;
  const facts = [
    { label: t('directDebit.account'), value: account === undefined ? none : normaliseBankAccount(account), wide: true },
    { label: t('details.fee'), value: <Money amount={fee} /> },
    { label: t('directDebit.limit'), value: limit === undefined ? none : <Money amount={limit} /> },
    { label: t('details.from'), value: from === undefined ? none : formatDottedDate(from) },
    { label: t('details.to'), value: to === undefined ? none : formatDottedDate(to) },
    { label: t('details.status'), value: t(mandateStateKey(state)) },
  ];
  return (
    <Accordion expanded={chosen ?? state === true} onChange={(_event, open) => setChosen(open)} slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
      <AccordionSummary id={`${id}-title`} aria-controls={`${id}-panel`} expandIcon={<KeyboardArrowDown />}>
        <Typography component="span" variant="h2">
          {t('details.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Facts facts={facts} />
        <DebitHistory list={list} />
      </AccordionDetails>
    </Accordion>
  );
};
