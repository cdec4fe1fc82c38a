import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { StepList } from '../../../components/layout/StepList';
import type { Member } from '../../../domain/identity/member';
import { formatForint } from '../../../domain/money/money';
import type { IsoDate } from '../../../domain/time/dates';
import { PackagesLink } from '../../../features/contract/PackagesLink';
import { useSignedUpgrade } from '../../../features/contract/useSignedUpgrade';
import { useDebitMandate } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { getIntranetPrices } from '../../../services/intranet';
import { upgradesFrom, type OfferedPackage } from './offers';
import { PackageTable } from './PackageTable';

/** The intranet's prices of upgrades or of partners' contracts; all parts of a page share one request. */
export const usePrices = (type: 'U' | 'h') =>
  useQuery({ queryKey: ['prices', type], queryFn: ({ signal }) => getIntranetPrices({ type }, signal) });

interface PricesProps {
  type: 'U' | 'h';
  children: (list: readonly OfferedPackage[]) => ReactNode;
}

const Prices = ({ type, children }: PricesProps) => {
  const prices = usePrices(type);
  return (
    <>
      <QueryBoundary query={prices} lines={9}>
        {({ list }) => children(list)}
      </QueryBoundary>
      <PackagesLink />
    </>
  );
};

interface PriceTableProps {
  packages: readonly OfferedPackage[];
  /** The package that the others are compared with, which can't be chosen. */
  present?: OfferedPackage | undefined;
  /** Its first day, where the member doesn't have it yet. */
  from?: IsoDate | undefined;
}

/** The packages, and how much more a month each costs than the present one. */
const PriceTable = ({ packages, present, from }: PriceTableProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <PackageTable
      caption={t('start.upgrade.prices')}
      nameLabel={t('start.offers.package')}
      priceLabel={t('start.offers.monthlyFee')}
      packages={present === undefined ? packages : [present, ...packages]}
      note={
        present === undefined
          ? undefined
          : ({ name, price }) =>
              name === present.name
                ? t(from === undefined ? 'start.upgrade.present' : 'start.upgrade.presentFrom', { date: from })
                : t('start.upgrade.more', { amount: formatForint(price - present.price, language) })
      }
    />
  );
};

/** Whether it is known that the basic offer has no package to move up to. */
export const useHasNoUpgrade = (member: Member): boolean => {
  const upgrade = useSignedUpgrade(member);
  const { data } = usePrices('U');
  const list = data?.list ?? [];
  return list.length > 0 && upgradesFrom(list, upgrade?.pack ?? member.pack).length === 0;
};

/** What the member can move up to with the basic offer; no reply tells the prices of a company offer before it is started. */
export const UpgradePrices = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const upgrade = useSignedUpgrade(member);
  const pack = upgrade?.pack ?? member.pack;
  const { data: { fee = 0 } = {}, isLoading } = useDebitMandate(member.kr);
  // A company's member pays less than the list says.
  const own = upgrade?.pack === undefined && fee > 0 ? fee : undefined;
  return (
    <Prices type="U">
      {(list) => {
        const packages = upgradesFrom(list, pack);
        const listed = list.find(({ name }) => name === pack);
        const present = listed && { ...listed, price: own ?? listed.price };
        if (isLoading) return <Skeleton silent lines={9} />;
        return (
          <>
            {present === undefined && pack !== undefined && <p>{t('start.upgrade.yours', { pack })}</p>}
            {packages.length === 0 ? (
              <p>{t(list.length === 0 ? 'start.upgrade.noPrices' : 'start.upgrade.noBigger')}</p>
            ) : (
              <PriceTable packages={packages} present={present} from={upgrade?.pack && upgrade.from} />
            )}
          </>
        );
      }}
    </Prices>
  );
};

/** The packages of a partner's contract. The services don't tell which one the partner has. */
export const PartnerPrices = () => <Prices type="h">{(list) => <PriceTable packages={list} />}</Prices>;

const steps = ['mail', 'package', 'pay'] as const;

/** What choosing the offer leads to: an e-mail first, and nothing is ordered by it. */
export const StartSteps = ({ of }: { of: 'upgrade' | 'partner' }) => {
  const { t } = useTranslation('portal');
  return (
    <div>
      <p>
        <strong>{t('start.steps.title')}</strong>
      </p>
      <StepList gap={0.5}>
        {steps.map((step) => (
          <li key={step}>{t(`start.steps.${of}.${step}`)}</li>
        ))}
      </StepList>
    </div>
  );
};
