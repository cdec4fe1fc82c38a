import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { formatForint } from '../../../domain/money/money';
import { today } from '../../../domain/time/clock';
import { compareDates } from '../../../domain/time/dates';
import { formatMonth } from '../../../domain/time/months';
import { CardNext } from '../../../features/contract/CardNext';
import type { SignedContract } from '../../../features/contract/signedContract';
import { useLanguage } from '../../../i18n/useLanguage';

/** After the contract is done: when it starts, how the card comes, what is left to do, and a print of it all. */
export const WhatHappensNext = ({ signed }: { signed: SignedContract }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { validFrom, next, pack, receipt, isUpgrade = false } = signed;
  const has = compareDates(validFrom, today()) <= 0 ? 'started' : 'starts';
  // Contracts start on the first day of a month; any other day reads as a date.
  const start = validFrom.endsWith('-01')
    ? t(`contracting.status.next.${isUpgrade && pack !== undefined ? (`${has}Upgrade` as const) : has}`, {
        month: formatMonth(validFrom, language),
        pack,
      })
    : t('contracting.status.next.startDay', { date: validFrom });
  return (
    <Card title={t('contracting.status.next.title')}>
      <Stack component="ul" spacing={1}>
        <li>
          {has === 'starts' && next === undefined && !isUpgrade
            ? `${start} ${t('contracting.status.next.nothing')}`
            : start}
        </li>
        {next !== undefined && (
          <li>
            {next.date !== undefined && (
              <span>
                {t('status.instalment.told', {
                  amount: formatForint(next.amount, language),
                  date: next.date,
                })}{' '}
              </span>
            )}
            <span>{t(`status.instalment.${next.kind}`)}</span>
          </li>
        )}
        {receipt !== undefined && (
          <li>
            <CardNext signed={{ ...signed, receipt }} />
          </li>
        )}
        <li>{t('contracting.status.next.todo')}</li>
      </Stack>
      <Actions>
        <Button variant="secondary" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('contracting.status.next.print')}
        </Button>
      </Actions>
    </Card>
  );
};
