import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Card } from '../../../components/layout/Card';
import type { Member } from '../../../domain/identity/member';
import { formatForint } from '../../../domain/money/money';
import { useSignedUpgrade } from '../../../features/contract/useSignedUpgrade';
import { useLanguage } from '../../../i18n/useLanguage';
import { getIntranetPrices } from '../../../services/intranet';
import { upgradesFrom, type OfferedPackage } from './offers';
import { PackageTable } from './PackageTable';

/** The intranet's prices of upgrades or of partners' contracts; all parts of a page share one request. */
export const usePrices = (type: 'U' | 'h') =>
  useQuery({ queryKey: ['prices', type], queryFn: ({ signal }) => getIntranetPrices({ type }, signal) });

interface PricesProps {
  type: 'U' | 'h';
  note: string;
  children: (list: readonly OfferedPackage[]) => ReactNode;
}

const Prices = ({ type, note, children }: PricesProps) => {
  const { t } = useTranslation('portal');
  const prices = usePrices(type);
  return (
    <Card title={t('start.upgrade.prices')}>
      <p>{note}</p>
      <QueryBoundary query={prices} lines={9}>
        {({ list }) => children(list)}
      </QueryBoundary>
    </Card>
  );
};

/** The packages, and how much more a month each costs than that of so many forints. */
const PriceTable = ({ packages, than }: { packages: readonly OfferedPackage[]; than?: number | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <PackageTable
      caption={t('start.upgrade.prices')}
      nameLabel={t('start.offers.package')}
      priceLabel={t('start.offers.monthlyFee')}
      packages={packages}
      note={
        than === undefined
          ? undefined
          : (price) => t('start.upgrade.more', { amount: formatForint(price - than, language) })
      }
    />
  );
};

/** What the member can move up to with the basic offer; no reply tells the prices of a company offer before it is started. */
export const UpgradePrices = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const upgrade = useSignedUpgrade(member);
  const pack = upgrade?.pack ?? member.pack;
  return (
    <Prices type="U" note={t('start.upgrade.basicPrices')}>
      {(list) => {
        const packages = upgradesFrom(list, pack);
        const present = list.find(({ name }) => name === pack);
        return (
          <>
            {present !== undefined ? (
              <p>
                {t(upgrade?.pack === undefined ? 'start.upgrade.yoursPriced' : 'start.upgrade.yoursLater', {
                  pack: present.name,
                  price: formatForint(present.price, language),
                  date: upgrade?.from,
                })}
              </p>
            ) : (
              pack !== undefined && <p>{t('start.upgrade.yours', { pack })}</p>
            )}
            {packages.length === 0 ? (
              <p>{t('start.upgrade.noBigger')}</p>
            ) : (
              <PriceTable packages={packages} than={present?.price} />
            )}
          </>
        );
      }}
    </Prices>
  );
};

/** The packages of a partner's contract. The services don't tell which one the partner has. */
export const PartnerPrices = () => {
  const { t } = useTranslation('portal');
  return (
    <Prices type="h" note={t('start.partner.prices')}>
      {(list) => <PriceTable packages={list} />}
    </Prices>
  );
};
