import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { Button, LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Message } from '../../../components/feedback/Message';
import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { useConfig } from '../../../components/useConfig';
import { isIntranetToken } from '../../../domain/contract/contract';
import { isPathToken } from '../../../domain/text/pathToken';
import { useCall } from '../../../features/calls/useCall';
import { PackagesLink } from '../../../features/contract/PackagesLink';
import { useEnterContract, type Confirmed } from '../../../features/contract/useEnterContract';
import { redirectToTrusted } from '../../../http/navigation';
import { paths } from '../../../paths';
import { confirmContract } from '../../../services/contractingPublic';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import type { Session } from '../../../session/sessionSchema';
import { CancelContract } from '../status/CancelContract';
import { readMemory } from '../wizard/engine/wizardMemory';
import { readOffers, subscriptionAddress, type Offers } from './offers';
import { PackageTable } from './PackageTable';

/** The session's contract, if it is the one that the e-mailed link with this token led to. */
export const linkedContract = (session: Session, token: string): string | undefined => {
  const { contractKey } = session;
  return contractKey !== undefined && readMemory(session, contractKey).activator === token ? contractKey : undefined;
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
  /** Called when the token's contract has been taken up and the offers come first. */
  onEntered: () => void;
}

/** Continues in the wizard at its last step; confirms the token first, unless its contract is the session's. */
const ContinueInWizard = ({ token, isUseful, onEntered }: ContinueProps) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  const navigate = useNavigate();
  const isLinked = (): boolean => linkedContract(store.get(), token) !== undefined;
  const { call, busy } = useCall(async () => (isLinked() ? undefined : confirmContract({ token })));
  const { enter, dialog } = useEnterContract();

  const openWizard = async (): Promise<void> => {
    if (store.get().step === undefined) store.update({ step: 1 });
    await navigate(paths.wizard);
  };
  const takeUp = async (confirmed: Confirmed): Promise<void> => {
    const path = await enter(token, confirmed);
    if (path === undefined) return;
    if (path !== paths.offers(token)) await navigate(path);
    else if (isLinked()) await openWizard();
    else onEntered();
  };
  const goOn = (): Promise<boolean> =>
    call(undefined, {
      onSuccess: (confirmed) => (confirmed === undefined ? openWizard() : takeUp(confirmed)),
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

/** Continues on the intranet's subscription or upgrade page. */
const ContinueAtIntranet = ({ type, subscription }: { type: 0 | 1; subscription: string | undefined }) => {
  const { t } = useTranslation('portal');
  const { call: leave } = useCall((to: string) => {
    redirectToTrusted(to);
    return Promise.resolve();
  });
  const { links } = useConfig();
  const base = type === 1 ? links.intranetUpgrade : links.intranetSubscription;
  const address = subscription === undefined ? undefined : subscriptionAddress(base, subscription);
  return (
    <Button
      disabled={address === undefined}
      reason={base === undefined ? t('contracting.offers.notConfigured') : t('contracting.offers.waiting')}
      onClick={() => {
        if (address !== undefined) void leave(address);
      }}
    >
      {t('contracting.offers.continue')}
    </Button>
  );
};

const OffersOfToken = ({ token }: { token: string }) => {
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  // Keep the values of the first render: cancelling clears the session before the page is left.
  const [session, setSession] = useState(store.get);
  const { type = 0 } = session;
  const contractKey = linkedContract(session, token);
  const isUpgrade = contractKey !== undefined && type === 1;
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
            <ContinueInWizard
              token={token}
              isUseful={!noDates && (unknown === true || packages.length > 0)}
              onEntered={() => setSession(store.get())}
            />
          )}
          <CancelContract token={token} contractKey={contractKey} />
        </Actions>
      </Card>
    </Page>
  );
};

const InvalidLink = () => {
  const { t } = useTranslation('portal');
  const { contractKey } = useSession();
  return (
    <Page title={t('contracting.offers.title')}>
      <Message
        tone="warning"
        live
        action={
          contractKey === undefined ? (
            <LinkButton to={paths.newContract}>{t('member.menu.newContract')}</LinkButton>
          ) : (
            <LinkButton to={paths.wizard}>{t('contracting.underWay.continue')}</LinkButton>
          )
        }
      >
        <ErrorText code="INVALID_TOKEN" />
      </Message>
    </Page>
  );
};

/** /contracting/options/:token. A malformed token is rejected without a call. */
export const Component = () => {
  const { token = '' } = useParams();
  return isPathToken(token) ? <OffersOfToken key={token} token={token} /> : <InvalidLink />;
};
