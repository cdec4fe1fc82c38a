import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/Actions';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { today } from '../../domain/clock';
import { compareDates, formatDate, formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { formatMonth } from '../../domain/months';
import { useLanguage } from '../../i18n/useLanguage';
import { cardTextKey, type SignedContract } from './signedContract';

/** After the contract is done: when it starts, how the card comes, what is left to do, and a print of it all. */
export const WhatHappensNext = ({ signed }: { signed: SignedContract }) => {
  const { t } = useTranslation(['contracting', 'status']);
  const language = useLanguage();
  const { validFrom, next } = signed;
  const card = cardTextKey(signed);
  const has = compareDates(validFrom, today()) <= 0 ? 'started' : 'starts';
  // Contracts start on the first day of a month; any other day reads as a date.
  const start = validFrom.endsWith('-01') ? t(`status.next.${has}`, { month: formatMonth(validFrom, language) }) : t('status.next.startDay', { date: formatDate(validFrom) });
  return (
    <Card title={t('status.next.title')}>
      <ul>
        <li>{has === 'starts' && next === undefined ? `${start} ${t('status.next.nothing')}` : start}</li>
        {next !== undefined && (
          <li>
            {next.date !== undefined && t('status:instalment.told', { amount: formatForint(next.amount, language), date: formatDottedDate(next.date) })} {t(`status:instalment.${next.kind}`)}
          </li>
        )}
        {card !== undefined && <li>{t(card)}</li>}
        <li>{t('status.next.todo')}</li>
      </ul>
      <Actions>
        <Button variant="secondary" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('status.next.print')}
        </Button>
      </Actions>
    </Card>
  );
};
