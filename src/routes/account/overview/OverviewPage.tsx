import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareCard } from '~/components/feedback/CareCard';
import { CareAdvice } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Page } from '~/components/layout/Page';
import { epassCardPrefix, epassMinimum } from '~/domain/constants';
import { cardStatus, isOrdinary } from '~/domain/contract/cardStatus';
import { messageTones } from '~/domain/contract/intranetStatus';
import { displayName, type Member } from '~/domain/identity/member';
import { currentYear } from '~/domain/time/clock';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';
import { MembershipCard, NoMembershipCard } from '~/features/member/MembershipCard';
import { AmountDue } from '~/features/paying/AmountDue';
import { MandateLine } from '~/features/paying/MandateLine';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { knownDebts, useDebts } from '~/features/paying/useDebts';
import { useMandates } from '~/features/paying/useMandates';
import { usePayments } from '~/features/paying/usePayments';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { openContractPayment, openPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

import { ContractDays } from './ContractDays';
import { LatestInvoice } from './LatestInvoice';
import { NextSteps } from './NextSteps';

/** The card's status where it is more than active or not active: the word, without a reason (PAY-1). */
const CardState = ({ code }: { code: number | undefined }) => {
  const { t } = useTranslation('portal');
  const { tone, textKey } = cardStatus(code);
  return (
    <Message tone={messageTones[tone]} title={t('account.overview.cardState', { state: t(textKey) })}>
      <CareAdvice>{t('account.overview.ask')}</CareAdvice>
    </Message>
  );
};

/** For a member with a contract. One button is coloured: an open payment and what is due come first, then the contract under way, then the next one. */
const Holder = ({ member }: { member: Member & { kr: string } }) => {
  const { t } = useTranslation('portal');
  const { contractKey } = useSession();
  const { kr } = member;
  const [year] = useState(currentYear);
  const reads = useDebts(kr, year);
  const mandates = useMandates(kr);
  const isDue = knownDebts(reads).some(({ currentDebit }) => currentDebit > 0);
  const open = usePayments((records, session) => openPayment(records, session));
  const isRead = reads.every(({ data, failure }) => data !== undefined || failure !== undefined);
  const isFirst = isRead && !isDue && open === undefined;
  return (
    <>
      <ContractUnderWay isFirst={isFirst} />
      <ContractDays member={member} isFirst={isFirst && contractKey === undefined} />
      <Columns card={<MembershipCard member={member} />}>
        <Card>
          <AmountDue reads={reads} />
          {open === undefined ? (
            <Actions>
              <LinkButton to={paths.payment} variant={isDue ? 'primary' : 'secondary'}>
                {t(isDue ? 'member.toPayment' : 'member.menu.payment')}
              </LinkButton>
            </Actions>
          ) : (
            <OpenPayment payment={open} inCard />
          )}
          <Box sx={{ mt: 'auto' }}>
            <MandateLine name="regularCredit" mandate={mandates.regularCredit} />
            <MandateLine name="directDebit" mandate={mandates.directDebit} />
          </Box>
        </Card>
      </Columns>
      {/* The card names its status: below it, so that what is due stays on a phone's first screen. */}
      {!isOrdinary(member.cardStatus) && <CardState code={member.cardStatus} />}
      <Columns equal>
        <LatestInvoice kr={kr} />
        <NextSteps member={member} />
        <CareCard />
      </Columns>
    </>
  );
};

const Newcomer = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const { contractKey } = useSession();
  const open = usePayments((...all) => openContractPayment(...all) ?? openPayment(...all));
  return (
    <>
      <ContractUnderWay isFirst={open === undefined} />
      <Columns card={<NoMembershipCard />}>
        {open !== undefined ? (
          <OpenPayment payment={open} />
        ) : (
          contractKey === undefined && (
            <Card title={t('contracting.none.title')}>
              <p>{t('contracting.none.how')}</p>
              <Actions>
                <LinkButton to={paths.newContract} variant="primary">
                  {t('member.menu.newContract')}
                </LinkButton>
              </Actions>
              <Typography variant="body2" color="textSecondary">
                {t('contracting.none.mail')}
              </Typography>
            </Card>
          )
        )}
      </Columns>
      <Columns equal>
        <NextSteps member={member} />
        <CareCard />
      </Columns>
    </>
  );
};

/** /app: the membership card, what is due, and what the member can do next (UX-1, NAV-15). */
const OverviewPage = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { currentUser: member } = useSession();
  if (member === undefined) return null;
  const { kr, cardNumber = epassCardPrefix } = member;
  const isEpass = cardNumber.startsWith(epassCardPrefix);
  return (
    <Page
      title={t('account.overview.title')}
      lead={t('account.overview.welcome', { name: displayName(member, language) })}
    >
      {kr === undefined ? <Newcomer member={member} /> : <Holder member={{ ...member, kr }} />}
      {isEpass && (
        <Typography variant="body2" color="textSecondary">
          {t('account.overview.epass', epassMinimum)}
        </Typography>
      )}
    </Page>
  );
};

export { OverviewPage as Component };
