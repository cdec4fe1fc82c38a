import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { StatusChip } from '../../../components/feedback/StatusChip';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts, type Fact } from '../../../components/layout/Facts';
import { Page } from '../../../components/layout/Page';
import { isBlocked } from '../../../domain/contract/cardStatus';
import { displayName, hasBegun, isExtraLarge, nameInOrder, type Member } from '../../../domain/identity/member';
import { today } from '../../../domain/time/clock';
import { compareDates } from '../../../domain/time/dates';
import { formatPeriod } from '../../../domain/time/dateTexts';
import { StartedContract } from '../../../features/contract/StartedContract';
import { useStartedContract } from '../../../features/contract/useStartedContract';
import { CardStatusChip } from '../../../features/member/CardStatusChip';
import { MemberYears } from '../../../features/member/MemberYears';
import { packageWords } from '../../../features/member/packageWords';
import { hasDebt, upgradeOf, useMemberYears, type MemberYear } from '../../../features/member/useMemberYears';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { useSession } from '../../../session/SessionContext';

const useCardFacts = (member: Member, years: readonly MemberYear[]): Fact[] => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { cardStatus: code, from, to, kr, cardNumber, pack, tars } = member;
  const upgrade = upgradeOf(years);
  const running = to !== undefined && compareDates(today(), to) <= 0;
  return [
    { label: t('contracting.current.member'), value: displayName(member, language) },
    { label: t('contracting.current.kr'), value: kr },
    { label: t('contracting.current.package'), value: packageWords(t, language, pack, upgrade) },
    { label: t('contracting.current.validity'), value: from && to && formatPeriod(from, to, language) },
    {
      label: t('contracting.current.loyalty'),
      value: running ? t('contracting.current.loyaltyUntil', { date: to }) : undefined,
    },
    { label: t('contracting.current.cardNumber'), value: cardNumber },
    {
      label: t('contracting.current.cardStatus'),
      value:
        code === undefined ? undefined : (
          <>
            <CardStatusChip member={member} inWords />
            {isBlocked(code) && hasDebt(years) && <p>{t('contracting.current.blockedByDebt')}</p>}
          </>
        ),
    },
    { label: t('contracting.current.partner'), value: tars && nameInOrder(tars, language) },
  ];
};

interface CardOfMemberProps {
  member: Member;
  years: readonly MemberYear[];
}

const CardOfMember = ({ member, years }: CardOfMemberProps) => {
  const { t } = useTranslation('portal');
  const { upgradeDisabled = false } = useSession();
  const { started } = useStartedContract();
  const facts = useCardFacts(member, years);
  const mark = isExtraLarge(member.pack) ? <StatusChip>{t('member.header.extraLargeLabel')}</StatusChip> : undefined;
  const hasNext = years.some(({ when }) => when === 'next');
  return (
    <Card title={t('contracting.current.card')} aside={mark}>
      <Facts facts={facts} />
      <Actions>
        {!upgradeDisabled && hasBegun(member, today()) && (
          <LinkButton variant={upgradeOf(years) === undefined ? 'primary' : 'secondary'} to={paths.upgrade}>
            {t('contracting.current.upgrade')}
          </LinkButton>
        )}
        <LinkButton to={paths.documents}>{t('contracting.current.documents')}</LinkButton>
        <LinkButton to={paths.invoices}>{t('contracting.current.invoices')}</LinkButton>
        {started === undefined && !hasNext && (
          <LinkButton to={paths.newContract}>{t('contracting.current.newContract')}</LinkButton>
        )}
      </Actions>
    </Card>
  );
};

const ContractsOfMember = ({ member }: { member: Member & { kr: string } }) => {
  const years = useMemberYears('contract', member);
  return (
    <>
      <MemberYears years={years} />
      <CardOfMember member={member} years={years} />
    </>
  );
};

const NoContract = () => {
  const { t } = useTranslation('portal');
  const { started, isAsking } = useStartedContract();
  if (isAsking) return <Skeleton lines={2} />;
  // Said above.
  if (started !== undefined) return null;
  return (
    <Message
      title={t('contracting.current.noneTitle')}
      action={
        <LinkButton variant="primary" to={paths.newContract}>
          {t('contracting.current.newContract')}
        </LinkButton>
      }
    >
      {t('contracting.current.noneText')}
    </Message>
  );
};

/** /contracting without a contract in progress: the contracts and the card, with links to documents, invoices, a new contract and an upgrade. */
export const CurrentContract = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const { started } = useStartedContract();
  const { kr } = currentUser ?? {};
  return (
    <Page title={t('contracting.current.title')}>
      {started !== undefined && <StartedContract started={started} />}
      {currentUser === undefined || kr === undefined ? (
        <NoContract />
      ) : (
        <ContractsOfMember member={{ ...currentUser, kr }} />
      )}
    </Page>
  );
};
