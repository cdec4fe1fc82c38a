import { cardStatus } from '../../domain/cardStatus';
import { today } from '../../domain/clock';
import { compareDates, formatDate, formatDottedDate } from '../../domain/dates';
import { displayName, isExtraLarge, type Member } from '../../domain/member';
import { useLanguage, useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { Actions } from '../../ui/Actions';
import { LinkButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Facts, type Fact } from '../../ui/Facts';
import { Message } from '../../ui/Message';
import { Page } from '../../ui/Page';
import { Pill } from '../../ui/Pill';

const useCardFacts = (member: Member): Fact[] => {
  const t = useTexts(['contracting', 'status']);
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
    ...(code === undefined ? [] : [{ label: t('contracting:current.cardStatus'), value: <Pill tone={card.tone}>{t(card.textKey)}</Pill> }]),
    ...fact(t('contracting:current.partner'), tars),
  ];
};

const CardOfMember = ({ member }: { member: Member }) => {
  const t = useTexts(['contracting', 'common']);
  const { upgradeDisabled = false } = useSession();
  const facts = useCardFacts(member);
  const mark = isExtraLarge(member.pack) ? <Pill>{t('common:header.extraLargeLabel')}</Pill> : undefined;
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
  const t = useTexts('contracting');
  return (
    <Message
      title={t('current.noneTitle')}
      action={
        <LinkButton variant="primary" to={paths.newContract}>
          {t('current.newContract')}
        </LinkButton>
      }
    >
      {t('current.noneText')}
    </Message>
  );
};

/** /contracting without a contract under way: the card, and the ways to documents, invoices, a new contract and an upgrade (WIZ-2). */
export const CurrentContract = () => {
  const t = useTexts('contracting');
  const { currentUser } = useSession();
  return <Page title={t('current.title')}>{currentUser?.kr === undefined ? <NoContract /> : <CardOfMember member={currentUser} />}</Page>;
};
