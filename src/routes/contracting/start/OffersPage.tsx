import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { Button } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { useConfig } from '~/components/useConfig';
import { isIntranetToken, type ContractType } from '~/domain/contract/contract';
import { isPathToken, pathCode } from '~/domain/text/pathToken';
import type { IsoDate } from '~/domain/time/dates';
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

/** The session's contract, if it is the one that the e-mailed link with this token led to. */
const linkedContract = (session: Session, token: string): string | undefined => {
  const { contractKey } = session;
  return contractKey !== undefined && readMemory(session, contractKey).activator === token ? contractKey : undefined;
};

interface Offers {
  packages: readonly OfferedPackage[];
  /** The start month that the prices belong to, where the contract says. */
  from?: IsoDate;
  /** No start month is left for this contract. */
  noDates?: boolean;
  /** Which contract the link belongs to isn't known, so no package and no price is shown. */
  unknown?: boolean;
  /** The intranet's subscription to go on with. */
  subscription?: string;
}

interface OffersOf {
  token: string;
  contractKey: string | undefined;
  type: ContractType;
}

/** The intranet's packages for its token, or the contract's own for its first start month. */
const readOffers = async ({ token, contractKey, type }: OffersOf, signal: AbortSignal): Promise<Offers> => {
  if (isIntranetToken(token)) {
    const { list, subscriptionUUID } = await getIntranetPackages({ token, type }, signal);
    return { packages: list, subscription: subscriptionUUID };
  }
  if (contractKey === undefined) return { packages: [], unknown: true };
  const [from] = [...(await getDates({ key: contractKey }, signal)).list].sort();
  if (from === undefined) return { packages: [], noDates: true };
  const { list } = await getPackages({ key: contractKey, datum: from }, signal);
  return { packages: list.map(({ name, key: price }) => ({ name, price })), from };
};

/** The packages, and from when they apply. */
const OfferList = ({ offers: { packages, from, noDates, unknown, subscription } }: { offers: Offers }) => {
  const { t } = useTranslation('portal');
  if (noDates)
    return (
      <Message tone="warning">
        <ErrorText code="hasValidContract" />
      </Message>
    );
  if (unknown) return <p>{t('contracting.offers.unknown')}</p>;
  if (packages.length === 0)
    return (
      <div>
        <p>{t('contracting.offers.none')}</p>
        <CareLine />
      </div>
    );
  const isIntranet = subscription !== undefined;
  const choose = from === undefined ? t('contracting.offers.choose') : t('contracting.offers.from', { date: from });
  return (
    <>
      <PackageTable
        caption={t('contracting.offers.packages')}
        // The intranet's reply doesn't say what its price is for.
        priceLabel={t(isIntranet ? 'start.prices.price' : 'contracting.offers.monthlyFee')}
        packages={packages}
      />
      <PackagesLink />
      <p>{isIntranet ? t('contracting.offers.intranet') : choose}</p>
    </>
  );
};

interface ContinueProps {
  token: string;
  /** Something can be chosen, as far as is known. */
  isUseful: boolean;
}

/** Continues in the wizard at its last step; confirms the token first, unless its contract is the session's. */
const ContinueInWizard = ({ token, isUseful }: ContinueProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
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
  return (
    <>
      <Button variant={isUseful ? 'primary' : 'secondary'} busy={busy} onClick={() => void goOn()}>
        {t('contracting.offers.continue')}
      </Button>
      {dialog}
    </>
  );
};

/** The configured address with the subscription. */
const subscriptionAddress = (base: string, uuid: string): string => {
  const address = new URL(base);
  address.searchParams.set('uuid', uuid);
  return address.toString();
};

/** Continues on the intranet's subscription or upgrade page. */
const ContinueAtIntranet = ({ type, subscription }: { type: 0 | 1; subscription: string | undefined }) => {
  const { t } = useTranslation('portal');
  const { call: leave } = useCall((to: string) => {
    redirectToTrusted(to);
    return Promise.resolve();
  });
  const { links } = useConfig();
  const base = type === 1 ? links.intranetUpgrade : links.intranetSubscription;
  const isOpen = base !== undefined && subscription !== undefined;
  return (
    <Button
      disabled={!isOpen}
      reason={base === undefined ? t('contracting.offers.notConfigured') : t('contracting.offers.waiting')}
      onClick={() => {
        if (isOpen) void leave(subscriptionAddress(base, subscription));
      }}
    >
      {t('contracting.offers.continue')}
    </Button>
  );
};

const OffersOfToken = ({ token }: { token: string }) => {
  const { t } = useTranslation('portal');
  const session = useSession();
  const { type = 0 } = session;
  const contractKey = linkedContract(session, token);
  const isUpgrade = type === 1 && (isIntranetToken(token) || contractKey !== undefined);
  const query = useQuery({
    queryKey: ['offers', token, contractKey, type],
    queryFn: ({ signal }) => readOffers({ token, contractKey, type: type === 1 ? 'U' : 'R' }, signal),
  });
  const { packages, noDates, unknown } = query.data ?? { packages: [], unknown: true };
  return (
    <Page
      title={t('contracting.offers.title')}
      lead={t(isUpgrade ? 'contracting.offers.leadUpgrade' : 'contracting.offers.lead')}
    >
      <Card title={t('contracting.offers.packages')}>
        <QueryBoundary query={query} lines={10}>
          {(offers) => <OfferList offers={offers} />}
        </QueryBoundary>
        <Actions>
          {isIntranetToken(token) ? (
            <ContinueAtIntranet type={type} subscription={query.data?.subscription} />
          ) : (
            <ContinueInWizard token={token} isUseful={!noDates && (unknown === true || packages.length > 0)} />
          )}
          <CancelContract token={token} contractKey={contractKey} />
        </Actions>
      </Card>
    </Page>
  );
};

/** /contracting/options/:token. A malformed token is rejected without a call. */
const OffersPage = () => {
  const { t } = useTranslation('portal');
  const token = pathCode(useParams().token);
  if (isPathToken(token)) return <OffersOfToken key={token} token={token} />;
  return (
    <Page title={t('contracting.offers.title')}>
      <Blocked codes={['INVALID_TOKEN']} />
    </Page>
  );
};

export { OffersPage as Component };
