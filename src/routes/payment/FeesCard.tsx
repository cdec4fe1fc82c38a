import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { debtSegments, type Debt } from '../../domain/debt';
import { Card } from '../../components/Card';
import { Money } from '../../components/Money';

const colours = { paid: 'bar.paid', dueNow: 'primary.main', later: 'bar.later' } as const;

interface FeesCardProps {
  debt: Debt;
  /** The invoices could not be read; their sum is left out, and the card says so. */
  paidFailed: boolean;
}

/** The year's fees as a bar with its figures. The bar is decoration: the figures say it all. */
export const FeesCard = ({ debt, paidFailed }: FeesCardProps) => {
  const { t } = useTranslation('payment');
  const { paid, dueNow, later, total } = debtSegments(debt);
  const parts = [
    { key: 'paid', amount: paid },
    { key: 'dueNow', amount: dueNow },
    { key: 'later', amount: later },
  ] as const;
  if (total === 0 && !paidFailed) return null;
  return (
    <Card title={t('fees.title')}>
      <Stack direction="row" aria-hidden="true" sx={{ height: 14, borderRadius: '99px', overflow: 'hidden', backgroundColor: 'bar.empty' }}>
        {parts.map(({ key, amount = 0 }) => amount > 0 && <Box key={key} sx={{ width: amount / total, backgroundColor: colours[key], forcedColorAdjust: 'none' }} />)}
      </Stack>
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 30px' }}>
        {parts.map(
          ({ key, amount }) =>
            // The sum of the invoices comes with another reply; its place is kept meanwhile.
            (amount !== undefined || !paidFailed) && (
              <div key={key}>
                <Typography component="dt" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: '7px', lineHeight: '20px', color: 'text.secondary' }}>
                  <Box component="span" sx={{ width: 9, height: 9, borderRadius: '3px', backgroundColor: colours[key], forcedColorAdjust: 'none' }} />
                  {t(`fees.${key}`)}
                </Typography>
                <Typography component="dd" variant="figure" sx={{ fontSize: 19, lineHeight: '28px' }}>
                  {amount === undefined ? <Skeleton sx={{ width: 96, height: 18, my: '5px' }} /> : <Money amount={amount} />}
                </Typography>
              </div>
            ),
        )}
      </Stack>
      {paidFailed && (
        <Typography variant="body2" color="textSecondary">
          {t('fees.paidUnknown')}
        </Typography>
      )}
    </Card>
  );
};
