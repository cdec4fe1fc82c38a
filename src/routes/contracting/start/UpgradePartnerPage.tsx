import { Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '~/components/Button';
import { CareAdvice } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { useRead } from '~/components/feedback/useRead';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { Page } from '~/components/layout/Page';
import { isSameEmail, nameInOrder } from '~/domain/identity/member';
import { pathCode, pathEmail } from '~/domain/text/pathToken';
import { isEmail } from '~/domain/validation/validators';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { listEmployersByDomain } from '~/services/contracting';
import { useSession } from '~/session/SessionContext';

import { AboutLink, LinkSent, TakeFocus } from './LinkSent';
import { OfferGroups } from './OfferGroups';
import { PricesCard } from './PackageTable';
import { Blocked, StartGate } from './StartGate';
import { useStart } from './useStart';

interface Partner {
  kr: string;
  officeEmail: string;
}

/** The company offers for the address; the link of the one that is started is sent there. */
const PartnerOffers = ({ kr, officeEmail }: Partner) => {
  const { t } = useTranslation('portal');
  const { start, busy, refused, dialog } = useStart();
  const sentTo = useSession((session) => session.partnerLinks?.[kr]);
  const query = useQuery({
    queryKey: ['partnerOffers', kr, officeEmail],
    queryFn: ({ signal }) => listEmployersByDomain({ type: 'h', email: officeEmail, code: '' }, signal),
  });
  const { failure } = useRead(query);
  const toOverview = <LinkButton to={paths.overview}>{t('member.toOverview')}</LinkButton>;
  const noOffer = (
    <Message tone="warning" title={t('start.partner.noOffer', { email: officeEmail })} action={toOverview}>
      <CareAdvice>{t('start.partner.mistaken')}</CareAdvice>
    </Message>
  );

  if (sentTo !== undefined) return <LinkSent to={sentTo} type="h" />;
  if (refused) {
    const others = refused.codes.filter((code) => code !== 'CONTR_ALREADY_EMAILED');
    return (
      <TakeFocus>
        <Stack spacing={2}>
          {others.length < refused.codes.length && (
            <Message tone="warning" title={t('start.partner.begun')} action={toOverview}>
              <p>{t('start.partner.spam')}</p>
              <AboutLink />
            </Message>
          )}
          {others.length > 0 && <Blocked codes={others} reference={refused.reference} />}
        </Stack>
      </TakeFocus>
    );
  }
  if (failure?.kind === 'refused') {
    const others = failure.codes.filter((code) => code !== 'EMAIL_INVALID');
    return (
      <>
        {others.length < failure.codes.length && noOffer}
        {others.length > 0 && <Blocked codes={others} reference={failure.reference} />}
      </>
    );
  }
  return (
    <>
      <QueryBoundary query={query} lines={3} card>
        {({ list }) => {
          // A group member takes company offers only (CON-6).
          const offers = list.filter(({ key }) => key === 1).map((offer) => ({ offer, email: officeEmail }));
          if (offers.length === 0) return noOffer;
          return (
            <>
              <OfferGroups offers={offers} busy={busy} onChoose={(found) => void start({ type: 'h', kr, ...found })} />
              <CareAdvice>{t('start.partner.wrongAddress')}</CareAdvice>
            </>
          );
        }}
      </QueryBoundary>
      <PricesCard type="h" />
      {dialog}
    </>
  );
};

const PartnerPage = ({ kr, officeEmail }: Partner) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { tars, tarsKr, tarsEmail } = useSession((session) => session.currentUser) ?? {};
  // The link may hold another address, or another card, than head data's.
  const isPartners = isSameEmail(officeEmail, tarsEmail);
  const facts = [
    {
      label: t('start.partner.name'),
      value: tars !== undefined && tarsKr === kr ? nameInOrder(tars, language) : undefined,
    },
    { label: t('member.kr'), value: kr },
    { label: t(isPartners ? 'start.partner.email' : 'start.partner.otherEmail'), value: officeEmail, wide: true },
  ];
  return (
    <Page title={t('member.menu.upgradePartner')} lead={t('start.partner.lead')}>
      <StartGate name="upgrade" lines={5}>
        <Card>
          <Facts facts={facts} />
        </Card>
        <PartnerOffers kr={kr} officeEmail={officeEmail} />
      </StartGate>
    </Page>
  );
};

const isKr = (text: string): boolean => /^\d{5,6}$/.test(text);

/** /contracting/upgrade_tars/:kr/:officeEmail. A malformed path is rejected without a call. */
const UpgradePartnerPage = () => {
  const { t } = useTranslation('portal');
  const params = useParams();
  const [kr, officeEmail] = [pathCode(params.kr), pathEmail(params.officeEmail)];
  if (isKr(kr) && officeEmail !== '' && isEmail(officeEmail) === undefined)
    return <PartnerPage key={`${kr} ${officeEmail}`} kr={kr} officeEmail={officeEmail} />;
  return (
    <Page title={t('member.menu.upgradePartner')}>
      <Blocked codes={['INVALID_TOKEN']} />
    </Page>
  );
};

export { UpgradePartnerPage as Component };
