import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareCard } from '~/components/feedback/CareCard';
import { CareAdvice } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { useConfig } from '~/components/hooks/useConfig';
import { Actions } from '~/components/layout/Actions';
import { Callout } from '~/components/layout/Callout';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Facts } from '~/components/layout/Facts';
import { LinkLine } from '~/components/layout/LinkLine';
import { Page } from '~/components/layout/Page';
import { PageLink } from '~/components/layout/PageLink';
import { Money } from '~/components/Money';
import { epassCardPrefix, epassMinimum, expiryNoticeDays } from '~/domain/constants';
import { cardStatus, isOrdinary, startsLater } from '~/domain/contract/cardStatus';
import { sortInvoices } from '~/domain/contract/documents';
import { messageTones } from '~/domain/contract/intranetStatus';
import { canReactivate, displayName, type Member } from '~/domain/identity/member';
import { currentYear, today } from '~/domain/time/clock';
import { daysBetween } from '~/domain/time/dates';
import { formatDottedDate } from '~/domain/time/dateTexts';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';
import { MembershipCard, NoMembershipCard } from '~/features/member/MembershipCard';
import { AmountDue } from '~/features/paying/AmountDue';
import { MandateLine } from '~/features/paying/MandateLine';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { debtsOf, useDebts } from '~/features/paying/useDebts';
import { useMandates } from '~/features/paying/useMandates';
import { usePayments } from '~/features/paying/usePayments';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { invoices } from '~/services/queries';
import { openContractPayment, openPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

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

/** The contract's first day while it is to come (UX-30), and its last one in its last days and after it (CON-11). */
const ContractDays = ({ member, isFirst }: { member: Member; isFirst: boolean }) => {
  const { t } = useTranslation('portal');
  const contractKey = useSession((session) => session.contractKey);
  const { to } = member;
  const from = startsLater(member.cardStatus, member.from, today());
  const isEnding = to !== undefined && daysBetween(today(), to) < expiryNoticeDays;
  return (
    <>
      {from !== undefined && <Callout title={t('account.overview.from', { date: from })} />}
      {isEnding && (
        <Callout
          title={t(to < today() ? 'account.overview.was' : 'account.overview.until', { date: to })}
          action={
            contractKey === undefined && (
              <LinkButton to={paths.newContract} variant={isFirst ? 'primary' : 'secondary'}>
                {t('member.menu.newContract')}
              </LinkButton>
            )
          }
        >
          {contractKey === undefined && <p>{t('account.overview.renew')}</p>}
        </Callout>
      )}
    </>
  );
};

const LatestInvoice = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const query = useQuery(invoices(kr, currentYear()));
  const [invoice] = sortInvoices(query.data?.list ?? []);
  return (
    <Card title={t('account.overview.invoice.title')}>
      <QueryBoundary query={query} title={t('account.overview.invoice.unread')} lines={5}>
        {() =>
          invoice === undefined ? (
            <p>{t('account.overview.invoice.none')}</p>
          ) : (
            <Facts
              layout="rows"
              facts={[
                { label: t('account.invoices.ordinal'), value: invoice.ordinal || undefined },
                { label: t('account.invoices.date'), value: formatDottedDate(invoice.date) || undefined },
                {
                  label: t('account.invoices.amount'),
                  value: invoice.fullAmount === undefined ? undefined : <Money amount={invoice.fullAmount} />,
                },
              ]}
            />
          )
        }
      </QueryBoundary>
      <Box sx={{ mt: 'auto' }}>
        <PageLink to={paths.invoices}>{t('account.overview.invoice.all')}</PageLink>
      </Box>
    </Card>
  );
};

const NextSteps = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const upgradeDisabled = useSession((session) => session.upgradeDisabled ?? false);
  const { promo, reactivation } = useConfig().links;
  return (
    <Card title={t('account.overview.next')}>
      <div>
        {reactivation !== undefined && canReactivate(member, today()) && (
          <LinkLine to={reactivation} external>
            {t('member.menu.reactivation')}
          </LinkLine>
        )}
        {member.kr === undefined ? (
          <>
            <LinkLine to={paths.profile}>{t('member.menu.profile')}</LinkLine>
            <LinkLine to={paths.changePassword}>{t('member.menu.changePassword')}</LinkLine>
          </>
        ) : (
          <>
            {!upgradeDisabled && <LinkLine to={paths.upgrade}>{t('member.menu.upgrade')}</LinkLine>}
            <LinkLine to={paths.documents}>{t('member.menu.documents')}</LinkLine>
            <LinkLine to={paths.invoiceData}>{t('member.menu.invoiceData')}</LinkLine>
          </>
        )}
        {promo !== undefined && (
          <LinkLine to={promo} external>
            {t('account.overview.promo')}
          </LinkLine>
        )}
      </div>
    </Card>
  );
};

/** For a member with a contract. One button is coloured: an open payment and what is due come first, then the contract under way, then the next one. */
const Holder = ({ member }: { member: Member & { kr: string } }) => {
  const { t } = useTranslation('portal');
  const contractKey = useSession((session) => session.contractKey);
  const { kr } = member;
  const [year] = useState(currentYear);
  const reads = useDebts(kr, year);
  const mandates = useMandates(kr);
  const isDue = debtsOf(reads).some(({ currentDebit }) => currentDebit > 0);
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
  const contractKey = useSession((session) => session.contractKey);
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
  const member = useSession((session) => session.currentUser);
  if (member === undefined) return null;
  const { kr, cardNumber = epassCardPrefix } = member;
  const isEpass = cardNumber.startsWith(epassCardPrefix);
  return (
    <Page
      title={t('member.menu.overview')}
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
