import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { config } from '../../config';
import { formatDate } from '../../domain/dates';
import { isPathToken } from '../../domain/pathToken';
import { QueryBoundary } from '../../components/QueryBoundary';
import { useCall } from '../../features/calls/useCall';
import { redirectToTrusted } from '../../http/navigation';
import { paths } from '../../paths';
import { useSessionStore } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { Button, LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { CareLine } from '../../components/CareLine';
import { ErrorText } from '../../components/ErrorText';
import { CancelContract } from './CancelContract';
import { continuesAtIntranet, readOffers, subscriptionAddress, type Offers } from './offers';
import { PackageTable } from './PackageTable';

/** The packages, and from when they apply. */
const OfferList = ({ offers: { packages, from, noDates, subscription } }: { offers: Offers }) => {
  const { t } = useTranslation('contracting');
  if (noDates) return <Message tone="warning"><ErrorText code="hasValidContract" /></Message>;
  if (packages.length === 0) return <p>{t('offers.none')} <CareLine /></p>;
  const choose = from === undefined ? t('offers.choose') : t('offers.from', { date: formatDate(from) });
  return (
    <>
      <PackageTable caption={t('offers.packages')} nameLabel={t('offers.package')} priceLabel={t('offers.monthlyFee')} packages={packages} />
      <p>{subscription === undefined ? choose : t('offers.intranet')}</p>
    </>
  );
};

/** Continues in the wizard at its last step. */
const ContinueInWizard = () => {
  const { t } = useTranslation('contracting');
  const store = useSessionStore();
  const navigate = useNavigate();
  const go = (): void => {
    if (store.get().step === undefined) store.update({ step: 1 });
    void navigate(paths.wizard);
  };
  return <Button onClick={go}>{t('offers.continue')}</Button>;
};

/** Continues on the intranet's subscription or upgrade page. */
const ContinueAtIntranet = ({ type, subscription }: { type: 0 | 1; subscription: string | undefined }) => {
  const { t } = useTranslation('contracting');
  const { call } = useCall();
  const base = type === 1 ? config.links.intranetUpgrade : config.links.intranetSubscription;
  const address = subscription === undefined ? undefined : subscriptionAddress(base, subscription);
  const leave = (to: string): Promise<boolean> =>
    call(() => {
      redirectToTrusted(to);
      return Promise.resolve();
    });
  return (
    <Button
      disabled={address === undefined}
      reason={base === undefined ? t('offers.notConfigured') : t('offers.waiting')}
      onClick={() => {
        if (address !== undefined) void leave(address);
      }}
    >
      {t('offers.continue')}
    </Button>
  );
};

const OffersOfToken = ({ token }: { token: string }) => {
  const { t } = useTranslation('contracting');
  const store = useSessionStore();
  // Keep the values of the first render: cancelling clears the session before the page is left.
  const [{ contractKey, type }] = useState(store.get);
  const query = useQuery({
    queryKey: ['offers', token, contractKey, type],
    queryFn: ({ signal }) => readOffers({ token, contractKey, type: type === 1 ? 'U' : 'R' }, signal),
  });
  return (
    <Page title={t('offers.title')} lead={t('offers.lead')}>
      <Card title={t('offers.packages')}>
        <QueryBoundary query={query} lines={10}>
          {(offers) => <OfferList offers={offers} />}
        </QueryBoundary>
        <Actions>
          {type !== undefined && continuesAtIntranet(token, type) ? (
            <ContinueAtIntranet type={type} subscription={query.data?.subscription} />
          ) : (
            <ContinueInWizard />
          )}
          <CancelContract token={token} contractKey={contractKey} />
        </Actions>
      </Card>
    </Page>
  );
};

/** /contracting/options/:token. A malformed token is rejected without a call. */
export const Component = () => {
  const { t } = useTranslation('contracting');
  const { token = '' } = useParams();
  if (isPathToken(token)) return <OffersOfToken key={token} token={token} />;
  return (
    <Page title={t('offers.title')}>
      <Message tone="warning" live action={<LinkButton to={paths.newContract}>{t('current.newContract')}</LinkButton>}>
        <ErrorText code="INVALID_TOKEN" />
      </Message>
    </Page>
  );
};
