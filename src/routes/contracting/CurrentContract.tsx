import { useTranslation } from 'react-i18next';
import { cardStatus } from '../../domain/cardStatus';
import { today } from '../../domain/clock';
import { compareDates, formatDate, formatDottedDate } from '../../domain/dates';
import { displayName, isExtraLarge, type Member } from '../../domain/member';
import { useStartedContract } from '../../features/useStartedContract';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { Facts, type Fact } from '../../components/Facts';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { StatusChip } from '../../components/StatusChip';

const useCardFacts = (member: Member): Fact[] => {
  const { t } = useTranslation(['contracting', 'status']);
  const language = useLanguage();
  const fact = (label: string, value: string | undefined): Fact[] => (value === undefined ? [] : [{ label, value }]);
  const { cardStatus: code, from, to, kr, cardNumber, pack, tars } = member;
  const card = cardStatus(code);
  const running = to !== undefined && compareDates(today(), to) <= 0;
  return [
    ...fact(t('contracting:current.member'), displayName(member, language)),
    ...fact(t('contracting:current.kr'), kr),
    ...fact(t('contracting:current.package'), pack),
    ...fact(t('contracting:current.validity'), from && to && `${formatDottedDate(from)} – ${formatDottedDate(to)}`),
    ...fact(t('contracting:current.loyalty'), running ? t('contracting:current.loyaltyUntil', { date: formatDate(to) }) : undefined),
    ...fact(t('contracting:current.cardNumber'), cardNumber),
    ...(code === undefined ? [] : [{ label: t('contracting:current.cardStatus'), value: <StatusChip tone={card.tone}>{t(card.textKey)}</StatusChip> }]),
    ...fact(t('contracting:current.partner'), tars),
  ];
};

const CardOfMember = ({ member }: { member: Member }) => {
  const { t } = useTranslation(['contracting', 'member']);
  const { upgradeDisabled = false } = useSession();
  const facts = useCardFacts(member);
  const mark = isExtraLarge(member.pack) ? <StatusChip>{t('member:header.extraLargeLabel')}</StatusChip> : undefined;
  return (
    <Card title={t('contracting:current.card')} aside={mark}>
      <Facts facts={facts} />
      <Actions>
        {!upgradeDisabled && (
          <LinkButton variant="primary" to={paths.upgrade}>
            {t('contracting:current.upgrade')}
          </LinkButton>
        )}
        <LinkButton to={paths.documents}>{t('contracting:current.documents')}</LinkButton>
        <LinkButton to={paths.invoices}>{t('contracting:current.invoices')}</LinkButton>
        <LinkButton to={paths.newContract}>{t('contracting:current.newContract')}</LinkButton>
      </Actions>
    </Card>
  );
};

const NoContract = () => {
  const { t } = useTranslation('contracting');
  const inbox = useStartedContract() === 'inbox';
  return (
    <Message
      title={t(inbox ? 'current.startedTitle' : 'current.noneTitle')}
      action={
        <LinkButton variant="primary" to={paths.newContract}>
          {t(inbox ? 'offers.continue' : 'current.newContract')}
        </LinkButton>
      }
    >
      {t(inbox ? 'current.startedText' : 'current.noneText')}
    </Message>
  );
};

/** /contracting without a contract in progress: the card, and links to documents, invoices, a new contract and an upgrade. */
export const CurrentContract = () => {
  const { t } = useTranslation('contracting');
  const { currentUser } = useSession();
  return <Page title={t('current.title')}>{currentUser?.kr === undefined ? <NoContract /> : <CardOfMember member={currentUser} />}</Page>;
};
