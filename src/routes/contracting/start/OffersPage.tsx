import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { Button } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { useConfig } from '~/components/hooks/useConfig';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { isIntranetToken } from '~/domain/contract/contract';
import { isPathToken, pathCode } from '~/domain/text/pathToken';
import { useCall } from '~/features/calls/useCall';
import { CancelContract } from '~/features/contract/CancelContract';
import { PackagesLink } from '~/features/contract/PackagesLink';
import { useEnterContract } from '~/features/contract/useEnterContract';
import { redirectToTrusted } from '~/http/navigation';
import { technicalError } from '~/http/serviceError';
import { paths } from '~/paths';
import { readMemory } from '~/routes/contracting/wizard/engine/wizardMemory';
import { confirmContract } from '~/services/contractingPublic';
import { getIntranetPackages } from '~/services/intranet';
import { getDates, getPackages } from '~/services/lookups';
import { useSession, useSessionStore } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

import { PackageTable, type OfferedPackage } from './PackageTable';
import { Blocked } from './StartGate';

interface OffersProps {
  token: string;
  /** The session's contract, if it is the one that the e-mailed link with this token led to. */
  contractKey: string | undefined;
}

const linkedContract = (session: Session, token: string): string | undefined => {
  const { contractKey } = session;
  return contractKey !== undefined && readMemory(session, contractKey).activator === token ? contractKey : undefined;
};

interface OffersCardProps extends OffersProps {
  next: ReactNode;
  children: ReactNode;
}

const OffersCard = ({ token, contractKey, next, children }: OffersCardProps) => {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('contracting.offers.packages')}>
      {children}
      <Actions>
        {next}
        <CancelContract token={token} contractKey={contractKey} />
      </Actions>
    </Card>
  );
};

interface PackagesProps {
  packages: readonly OfferedPackage[];
  priceLabel: string;
  note: string;
}

const Packages = ({ packages, priceLabel, note }: PackagesProps) => {
  const { t } = useTranslation('portal');
  if (packages.length === 0)
    return (
      <div>
        <p>{t('contracting.offers.none')}</p>
        <CareLine />
      </div>
    );
  return (
    <>
      <PackageTable caption={t('contracting.offers.packages')} priceLabel={priceLabel} packages={packages} />
      <PackagesLink />
      <p>{note}</p>
    </>
  );
};

/** The intranet's packages; it goes on at the intranet's subscription or upgrade page, with the subscription (CON-9). */
const IntranetOffers = ({ token, contractKey }: OffersProps) => {
  const { t } = useTranslation('portal');
  const type = useSession((session) => session.type ?? 0);
  const { links } = useConfig();
  const base = type === 1 ? links.intranetUpgrade : links.intranetSubscription;
  const query = useQuery({
    queryKey: ['intranetPackages', token, type],
    queryFn: ({ signal }) => getIntranetPackages({ token, type: type === 1 ? 'U' : 'R' }, signal),
  });
  const { call: leave } = useCall((to: URL) => {
    redirectToTrusted(to.toString());
    return Promise.resolve();
  });
  const goOn = (): void => {
    if (base === undefined || query.data === undefined) return;
    const address = new URL(base);
    address.searchParams.set('uuid', query.data.subscriptionUUID);
    void leave(address);
  };
  return (
    <OffersCard
      token={token}
      contractKey={contractKey}
      next={
        <Button
          disabled={base === undefined || query.data === undefined}
          reasonBelow
          reason={t(base === undefined ? 'contracting.offers.notConfigured' : 'contracting.offers.waiting')}
          onClick={goOn}
        >
          {t('contracting.continue')}
        </Button>
      }
    >
      <QueryBoundary query={query} lines={10}>
        {({ list }) => (
          // The reply doesn't say what its price is for.
          <Packages packages={list} priceLabel={t('start.prices.price')} note={t('contracting.offers.intranet')} />
        )}
      </QueryBoundary>
    </OffersCard>
  );
};

/** The contract's own packages for its first start month; it goes on in the wizard, once the token is confirmed. */
const ContractOffers = ({ token, contractKey }: OffersProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['contractPackages', contractKey],
    queryFn:
      contractKey === undefined
        ? skipToken
        : async ({ signal }) => {
            const [from] = [...(await getDates({ key: contractKey }, signal)).list].sort();
            if (from === undefined) return { from, packages: [] };
            const { list } = await getPackages({ key: contractKey, datum: from }, signal);
            return { from, packages: list.map(({ name, key: price }) => ({ name, price })) };
          },
  });
  const isLinked = (): boolean => linkedContract(store.get(), token) !== undefined;
  const { call, busy } = useCall(async () => (isLinked() ? undefined : confirmContract({ token })));
  const { enter, dialog } = useEnterContract();

  const goOn = (): Promise<boolean> =>
    call(undefined, {
      onSuccess: async (confirmed) => {
        const path = confirmed && (await enter(token, confirmed));
        if (path !== undefined && path !== paths.offers(token)) await navigate(path);
        else if (isLinked()) {
          // This page has shown its offers, so the wizard comes next.
          if (store.get().step === undefined) store.update({ step: 1 });
          await navigate(paths.wizard);
        }
        // The reply names no contract to go on with.
        else if (path !== undefined) throw technicalError();
      },
      onRefused: ({ unnamed, codes }) => (unnamed ? ['tokenInvalid'] : codes),
    });
  const hasNone = query.data?.packages.length === 0;
  return (
    <OffersCard
      token={token}
      contractKey={contractKey}
      next={
        <Button variant={hasNone ? 'secondary' : 'primary'} busy={busy} onClick={() => void goOn()}>
          {t('contracting.continue')}
        </Button>
      }
    >
      {contractKey === undefined ? (
        <p>{t('contracting.offers.unknown')}</p>
      ) : (
        <QueryBoundary query={query} lines={10}>
          {({ from, packages }) =>
            from === undefined ? (
              <Message tone="warning">
                <ErrorText code="hasValidContract" />
              </Message>
            ) : (
              <Packages
                packages={packages}
                priceLabel={t('contracting.offers.monthlyFee')}
                note={t('contracting.offers.from', { date: from })}
              />
            )
          }
        </QueryBoundary>
      )}
      {dialog}
    </OffersCard>
  );
};

/** /contracting/options/:token. A malformed token is rejected without a call. */
const OffersPage = () => {
  const { t } = useTranslation('portal');
  const token = pathCode(useParams().token);
  const contractKey = useSession((session) => linkedContract(session, token));
  const type = useSession((session) => session.type);
  const atIntranet = isIntranetToken(token);
  const isUpgrade = type === 1 && (atIntranet || contractKey !== undefined);
  const Offers = atIntranet ? IntranetOffers : ContractOffers;
  const lead = isUpgrade ? 'contracting.offers.leadUpgrade' : 'contracting.offers.lead';
  const isSound = isPathToken(token);
  return (
    <Page title={t('contracting.offers.title')} lead={isSound ? t(lead) : undefined}>
      {isSound ? <Offers key={token} token={token} contractKey={contractKey} /> : <Blocked codes={['INVALID_TOKEN']} />}
    </Page>
  );
};

export { OffersPage as Component };
