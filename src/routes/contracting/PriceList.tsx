import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractType } from '../../domain/contract';
import { QueryBoundary } from '../../components/QueryBoundary';
import { getIntranetPrices } from '../../services/intranet';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { StatusChip } from '../../components/StatusChip';
import { PackageTable } from './PackageTable';

/** The intranet's prices for a contract type; all parts of a page share one request. */
export const usePrices = (type: ContractType) => useQuery({ queryKey: ['prices', type], queryFn: ({ signal }) => getIntranetPrices({ type }, signal) });

/** The packages' prices; marks the member's own package. */
export const PriceList = ({ type }: { type: ContractType }) => {
  const { t } = useTranslation('start');
  const { currentUser } = useSession();
  const prices = usePrices(type);
  const own = type === 'h' ? undefined : currentUser?.pack;
  return (
    <Card title={t('upgrade.prices')}>
      <QueryBoundary query={prices} lines={9}>
        {({ list }) => (
          <PackageTable
            caption={t('upgrade.prices')}
            nameLabel={t('offers.package')}
            priceLabel={t('offers.monthlyFee')}
            packages={list}
            mark={(name) => name === own && <StatusChip tone="success">{t('upgrade.yours')}</StatusChip>}
          />
        )}
      </QueryBoundary>
    </Card>
  );
};
