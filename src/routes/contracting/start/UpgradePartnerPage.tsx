import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Card } from '../../../components/layout/Card';
import { Facts } from '../../../components/layout/Facts';
import { Page } from '../../../components/layout/Page';
import { nameInOrder } from '../../../domain/identity/member';
import { isEmail } from '../../../domain/text/validators';
import { toServiceError } from '../../../http/serviceError';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { listEmployersByDomain, type Employer } from '../../../services/contracting';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { OfferGroups } from '../offers/OfferGroups';
import { startableOffers } from '../offers/offerQuery';
import { PartnerPrices, StartSteps } from '../offers/UpgradePrices';
import { TakeFocus } from '../status/TakeFocus';
import { Blocked } from './Blocked';
import { Sent } from './Sent';
import { useStart } from './useStart';

interface Partner {
  kr: string;
  officeEmail: string;
}

/** The company offers of the partner's employer; the started contract is sent to the partner. */
const PartnerOffers = ({ kr, officeEmail }: Partner) => {
  const { t } = useTranslation('portal');
  const { start, busy, dialog } = useStart();
  const store = useSessionStore();
  const sentTo = useSession().partnerLinks?.[kr];
  const [isBegun, setBegun] = useState(false);
  const query = useQuery({
    queryKey: ['partner-offers', officeEmail],
    queryFn: ({ signal }) => listEmployersByDomain({ type: 'h', email: officeEmail, code: '' }, signal),
  });
  const choose = async ({ id, key, cardKind }: Employer): Promise<void> => {
    const to = await start({ type: 'h', employer: id, email: officeEmail, key, cardKind, kr }, ({ codes }) => {
      const others = codes.filter((code) => code !== 'CONTR_ALREADY_EMAILED');
      setBegun(others.length < codes.length);
      return others;
    });
    if (to !== undefined) store.update({ partnerLinks: { ...store.get().partnerLinks, [kr]: to } });
  };

  if (sentTo !== undefined) return <Sent to={sentTo} type="h" />;
  // The partner's contract is under way: another start would be refused too.
  if (isBegun)
    return (
      <TakeFocus>
        <Message tone="warning" action={<LinkButton to={paths.wizard}>{t('start.next.current')}</LinkButton>}>
          {t('start.partner.begun')}
        </Message>
      </TakeFocus>
    );
  const refusal = query.isError ? toServiceError(query.error) : undefined;
  if (refusal?.kind === 'refused') return <Blocked codes={refusal.codes} reference={refusal.reference} />;
  return (
    <>
      <QueryBoundary query={query} lines={3} card>
        {({ list }) => {
          const offers = startableOffers(list).filter(({ key }) => key === 1);
          if (offers.length === 0) return <Message tone="warning">{t('start.offers.none')}</Message>;
          return (
            <OfferGroups
              groups={[{ kind: 'company', offers, closed: false }]}
              busy={busy}
              addressOf={() => officeEmail}
              about={
                <>
                  <p>{t('start.partner.prices')}</p>
                  <PartnerPrices />
                  <StartSteps of="partner" />
                  <div>
                    <p>{t('start.partner.wrongAddress')}</p>
                    <CareLine />
                  </div>
                </>
              }
              isFirst
              onChoose={(offer) => void choose(offer)}
            />
          );
        }}
      </QueryBoundary>
      {dialog}
    </>
  );
};

const PartnerPage = (partner: Partner) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { tars = '', tarsKr } = useSession().currentUser ?? {};
  const facts = [
    // The link may be another member's partner's.
    {
      label: t('start.partner.name'),
      value: tars !== '' && tarsKr === partner.kr ? nameInOrder(tars, language) : undefined,
    },
    { label: t('start.partner.kr'), value: partner.kr },
    { label: t('start.partner.officeEmail'), value: partner.officeEmail, wide: true },
  ];
  return (
    <Page title={t('start.partner.title')} lead={t('start.partner.lead')}>
      <Card title={t('start.partner.card')}>
        <Facts facts={facts} />
      </Card>
      <PartnerOffers {...partner} />
    </Page>
  );
};

const isKr = (text: string): boolean => /^\d{5,6}$/.test(text);

/** /contracting/upgrade_tars/:kr/:officeEmail. A malformed path is rejected without a call. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { kr = '', officeEmail = '' } = useParams();
  if (isKr(kr) && officeEmail !== '' && isEmail(officeEmail) === undefined)
    return <PartnerPage key={`${kr} ${officeEmail}`} kr={kr} officeEmail={officeEmail} />;
  return (
    <Page title={t('start.partner.title')}>
      <Blocked codes={['INVALID_TOKEN']} />
    </Page>
  );
};
