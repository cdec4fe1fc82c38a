import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Money } from '../../../components/Money';
import { currentYear } from '../../../domain/time/clock';
import { toServiceError } from '../../../http/serviceError';
import type { Sums } from './payValues';

const Line = styled('dl')(({ theme }) => ({
  marginTop: 6,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 16px',
  },
  '& dt': { ...theme.typography.body2 },
  '& dd': { fontWeight: 600 },
  '& > .due': { color: theme.vars.palette.error.main, '& dt': { fontWeight: 600 } },
  '& > .favour dd': { color: theme.vars.palette.success.main },
  [theme.breakpoints.up('sm')]: { '& > div': { justifyContent: 'flex-start' } },
}));

/** What is due of the year before, or to pay for the next one, in a line; nothing where the service refuses it or tells 0. */
export const OtherYear = ({ query, year }: { query: UseQueryResult<Sums>; year: number }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { data, isError, error, isFetching, refetch } = query;
  const isPast = year < currentYear();
  const label = t(isPast ? 'payment.sums.earlier' : 'payment.sums.nextYear', { year });
  if (isError) {
    if (toServiceError(error).kind !== 'technical') return null;
    return (
      <Line>
        <div>
          <dt>{label}</dt>
          <dd>
            <Typography component="span" color="textSecondary">
              {t('mandates.state.unknown')}
            </Typography>{' '}
            <Button variant="text" small busy={isFetching} onClick={() => void refetch()}>
              {t('common:button.retry')}
            </Button>
          </dd>
        </div>
      </Line>
    );
  }
  const sum = isPast ? data?.currentDebit : data?.annualDebit;
  if (sum === undefined || sum === 0) return null;
  return (
    <Line>
      <div className={sum < 0 ? 'favour' : isPast ? 'due' : undefined}>
        <dt>{sum < 0 ? t('payment.sums.favour', { year }) : label}</dt>
        <dd>
          <Money amount={Math.abs(sum)} />
        </dd>
      </div>
    </Line>
  );
};
