import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { Money } from '../../../components/Money';
import { currentYear } from '../../../domain/time/clock';
import { readSumsBefore } from '../../../features/paying/sumsBefore';
import { amounts } from '../../../services/queries';
import { useSessionStore } from '../../../session/SessionContext';

const Pair = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.default,
  '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', padding: '8px 12px' },
  '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

/** The sums of before the payment, where this tab knows them, beside those of now: two told sums, no verdict. */
export const BeforeAndNow = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { memberStorage } = useSessionStore();
  const before = readSumsBefore(memberStorage, transaction);
  const year = before?.year ?? currentYear();
  const { data, isError, isFetching, refetch } = useQuery(amounts(kr, year));
  const now = isError ? undefined : data;
  const rows = [
    { name: t('payment.result.due', { year }), before: before?.currentDebit, now: now?.currentDebit },
    { name: t('payment.sums.year', { year }), before: before?.annualDebit, now: now?.annualDebit },
  ];
  return (
    <>
      {rows.map((row) => (
        <div key={row.name} role="group" aria-label={row.name}>
          <Typography variant="label">{row.name}</Typography>
          <Pair>
            {before && (
              <div>
                <dt>{t('payment.result.before')}</dt>
                <dd>
                  <Money amount={row.before} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('payment.result.now')}</dt>
              <dd>{isError ? <span>{t('mandates.state.unknown')}</span> : <Money amount={row.now} />}</dd>
            </div>
          </Pair>
        </div>
      ))}
      {isError && (
        <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
          {t('common:button.retry')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('payment.result.moved')}
      </Typography>
    </>
  );
};
