import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isEmail } from '../../domain/validators';
import { QueryBoundary } from '../../components/QueryBoundary';
import { toServiceError } from '../../http/serviceError';
import { listEmployersByDomain, type Employer } from '../../services/contracting';
import { Card } from '../../components/Card';
import { Facts } from '../../components/Facts';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { Blocked } from './Blocked';
import { OfferGroups } from './OfferGroups';
import { PriceList } from './PriceList';
import { Sent } from './Sent';
import { useStart } from './useStart';

interface Partner {
  kr: string;
  officeEmail: string;
}

/** The company offers of the partner's employer; the started contract is sent to the partner. */
const PartnerOffers = ({ kr, officeEmail }: Partner) => {
  const { t } = useTranslation('start');
  const { start, busy, dialog } = useStart();
  const [sentTo, setSentTo] = useState<string>();
  const query = useQuery({
    queryKey: ['partner-offers', officeEmail],
    queryFn: ({ signal }) => listEmployersByDomain({ type: 'h', email: officeEmail, code: '' }, signal),
  });
  const choose = async ({ id, key, cardKind }: Employer): Promise<void> => {
    setSentTo(await start({ type: 'h', employer: id, email: officeEmail, key, cardKind, kr }));
  };

  if (sentTo !== undefined) return <Sent to={sentTo} partner />;
  const refusal = query.isError ? toServiceError(query.error) : undefined;
  if (refusal?.kind === 'refused') return <Blocked codes={refusal.codes} reference={refusal.reference} />;
  return (
    <>
      <QueryBoundary query={query} lines={3} card>
        {({ list }) => {
          const offers = list.filter(({ key }) => key === 1);
          if (offers.length === 0) return <Message tone="warning">{t('offers.none')}</Message>;
          return <OfferGroups groups={[{ kind: 'company', offers, closed: false }]} busy={busy} onChoose={(offer) => void choose(offer)} />;
        }}
      </QueryBoundary>
      <PriceList type="h" />
      {dialog}
    </>
  );
};

const PartnerPage = (partner: Partner) => {
  const { t } = useTranslation('start');
  const facts = [
    { label: t('partner.kr'), value: partner.kr },
    { label: t('partner.officeEmail'), value: partner.officeEmail, wide: true },
  ];
  return (
    <Page title={t('partner.title')} lead={t('partner.lead')}>
      <Card title={t('partner.card')}>
        <Facts facts={facts} />
      </Card>
      <PartnerOffers {...partner} />
    </Page>
  );
};

const isKr = (text: string): boolean => /^\d{5,6}$/.test(text);

/** /contracting/upgrade_tars/:kr/:officeEmail. A malformed path is rejected without a call. */
export const Component = () => {
  const { t } = useTranslation('start');
  const { kr = '', officeEmail = '' } = useParams();
  if (isKr(kr) && officeEmail !== '' && isEmail(officeEmail) === undefined) return <PartnerPage key={`${kr} ${officeEmail}`} kr={kr} officeEmail={officeEmail} />;
  return (
    <Page title={t('partner.title')}>
      <Blocked codes={['INVALID_TOKEN']} />
    </Page>
  );
};
