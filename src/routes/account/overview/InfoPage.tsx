import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { CareLine, useCareWays } from '../../../components/feedback/CareLine';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { useConfig } from '../../../components/useConfig';
import { goneCard, isBlocked } from '../../../domain/contract/cardStatus';
import { payingYear } from '../../../domain/contract/memberYears';
import { displayName, hasEnded, type Member } from '../../../domain/identity/member';
import { contractEnd } from '../../../domain/money/debt';
import { currentYear, today } from '../../../domain/time/clock';
import { PastDebt } from '../../../features/charges/PastDebt';
import { usePastDebt } from '../../../features/charges/usePastDebt';
import { ContractEnd } from '../../../features/contract/ContractEnd';
import { EmployerDecision } from '../../../features/contract/EmployerDecision';
import { readDecision } from '../../../features/contract/employerDecisions';
import { useStartedContract, useTakesRenewals } from '../../../features/contract/useStartedContract';
import { MemberYears } from '../../../features/member/MemberYears';
import {
  contractAfter,
  hasDebt,
  upgradeOf,
  useMemberYears,
  type MemberYear,
} from '../../../features/member/useMemberYears';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { CardUse } from './CardUse';
import { nextSteps } from './nextSteps';
import { NextStepsCard } from './NextStepsCard';
import { OverviewCard } from './OverviewCard';
import { OverviewContract } from './OverviewContract';
import { OverviewInvoice } from './OverviewInvoice';
import { OverviewPayments } from './OverviewPayments';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: 2.5,
} as const;

/** Nothing where no customer care is configured. */
const Care = ({ kr, email }: { kr: string | undefined; email: string }) => {
  const { t } = useTranslation('portal');
  if (useCareWays().length === 0) return null;
  return (
    <Card title={t('account.info.care.title')}>
      <p>
        <CareLine labelled={false} />
      </p>
      <p>{kr === undefined ? t('account.info.care.email', { email }) : t('account.info.care.kr', { kr })}</p>
      <p>{t('account.info.care.text')}</p>
    </Card>
  );
};

interface OverviewProps {
  member: Member;
  years: readonly MemberYear[];
}

const Overview = ({ member, years }: OverviewProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { links } = useConfig();
  const session = useSession();
  const { upgradeDisabled = false, upgradeRefused = false } = session;
  const { started, isAsking } = useStartedContract();
  const takesRenewals = useTakesRenewals();
  const { kr } = member;
  const hasNext = years.some(({ when }) => when === 'next');
  const blocked = isBlocked(member.cardStatus);
  /** The contract has ended, and no other one is known: its card can't be used. */
  const isOver = years.length === 0 && hasEnded(member, today());
  const year = payingYear(years, currentYear());
  const present = years.find((one) => one.year === year);
  const next = contractAfter(years, year);
  const hasPastDebt = usePastDebt('overview', { kr: kr ?? '', to: kr === undefined ? undefined : member.to }).owed > 0;
  const payments = kr !== undefined && !(isOver && hasPastDebt) && (
    <OverviewPayments
      kr={kr}
      year={year}
      months={present?.months ?? []}
      isBlocked={blocked}
      next={next}
      isUpgradePrepared={present?.isUpgradePrepared === true}
      isOver={isOver}
    />
  );
  const inDebt = hasDebt(years);
  const decision = readDecision(useSessionStore().memberStorage);
  const isDecisionNews =
    started === undefined && (decision?.isUpgrade === true ? upgradeOf(years) === undefined : kr === undefined);
  const facts = { member, today: today(), hasDebt: inDebt };
  const end = contractEnd({
    ...facts,
    hasPastDebt,
    isUnderWay: started !== undefined,
    isAsking,
    hasNext,
    takesRenewals,
  });
  const hasUpgraded = upgradeOf(years) !== undefined;
  const steps = nextSteps({ ...facts, hasUpgraded, upgradeDisabled, upgradeRefused, links });
  return (
    <Page title={t('account.info.title')} lead={t('account.info.welcome', { name: displayName(member, language) })}>
      {started !== undefined && <OverviewContract started={started} />}
      {decision !== undefined && isDecisionNews && <EmployerDecision status={decision.status} />}
      {end !== undefined && member.to !== undefined && <ContractEnd to={member.to} end={end} isFirst={!inDebt} />}
      {kr !== undefined && !inDebt && <PastDebt page="overview" member={{ ...member, kr }} />}
      {/* Whoever's card is blocked has to pay first. */}
      {blocked && payments}
      <MemberYears years={years} />
      <Box sx={columns}>
        {!blocked && payments}
        <OverviewCard
          member={member}
          hasDebt={inDebt}
          isUnderWay={started !== undefined}
          upgrade={upgradeOf(years)}
          mayStart={!isAsking}
        />
        {kr !== undefined && <OverviewInvoice kr={kr} />}
        <NextStepsCard steps={steps} />
        {!blocked && !isOver && goneCard(member.cardStatus) === undefined && <CardUse member={member} />}
        <Care kr={kr} email={member.email} />
      </Box>
    </Page>
  );
};

const HolderOverview = ({ member }: { member: Member & { kr: string } }) => (
  <Overview member={member} years={useMemberYears('overview', member)} />
);

/** /app: how things stand (contract under way, contracts, card, payments, last invoice), what to do next, how the card is used, customer care. */
export const Component = () => {
  const { currentUser: member } = useSession();
  if (member === undefined) return null;
  const { kr } = member;
  return kr === undefined ? <Overview member={member} years={[]} /> : <HolderOverview member={{ ...member, kr }} />;
};
