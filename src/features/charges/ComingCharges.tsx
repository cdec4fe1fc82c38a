import { useTranslation } from 'react-i18next';

import { Skeleton } from '../../components/feedback/Skeleton';
import { Card } from '../../components/layout/Card';
import { debtSegments, type Debt } from '../../domain/money/debt';
import { ChargeList } from './ChargeList';
import { useComingCharges } from './useComingCharges';

interface ComingChargesProps {
  /** Names the page's queries of what is due. */
  page: string;
  kr: string;
  /** What is due this year; undefined if it can't be read. */
  debt: Debt | undefined;
  /** The page has a place of its own for what the member has to pay now. */
  isDueNamed?: boolean;
}

/** What will be taken or is to be paid this year and, once it is signed for, next year: day, amount and way of each charge. */
export const ComingCharges = ({ page, kr, debt, isDueNamed = false }: ComingChargesProps) => {
  const { t } = useTranslation('portal');
  const charges = useComingCharges(page, kr, debt)?.filter(
    ({ day, way }) => !(isDueNamed && day === 'now' && way === 'self'),
  );
  const { later, total } = debt === undefined ? { later: 0, total: 0 } : debtSegments(debt);
  const isSure = (isDueNamed ? later : total) > 0;
  if (charges === undefined ? !isSure : charges.length === 0) return null;
  return (
    <Card title={t('charges.title')}>
      {/* A file holds the charges of its moment: others are another list with another button. */}
      {charges === undefined ? (
        <Skeleton lines={6} silent />
      ) : (
        <ChargeList key={JSON.stringify(charges)} charges={charges} />
      )}
    </Card>
  );
};
