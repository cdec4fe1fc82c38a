import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Card } from '../../../components/layout/Card';
import { currentYear } from '../../../domain/time/clock';
import { Sums } from '../../../features/paying/Sums';
import { amounts } from '../../../services/queries';

/** The sums as they are told now. */
export const DueCard = ({ kr, isPaid = false }: { kr: string; isPaid?: boolean }) => {
  const { t } = useTranslation('portal');
  const year = currentYear();
  return (
    <QueryBoundary query={useQuery(amounts(kr, year))} lines={2} card>
      {(debt) => (
        <Card>
          <Sums debt={debt} year={year} />
          {isPaid && (
            <Typography variant="body2" color="textSecondary">
              {t('payment.result.sumsNote')}
            </Typography>
          )}
        </Card>
      )}
    </QueryBoundary>
  );
};
