import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { CareLine } from '../../../components/feedback/CareLine';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { Facts, type Fact } from '../../../components/layout/Facts';
import { cardStatus } from '../../../domain/contract/cardStatus';
import type { ContractYear } from '../../../domain/contract/memberYears';
import type { Member } from '../../../domain/identity/member';
import { today } from '../../../domain/time/clock';
import { formatPeriod } from '../../../domain/time/dateTexts';
import { CardStatusChip } from '../../../features/member/CardStatusChip';
import { packageWords } from '../../../features/member/packageWords';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { cardState } from './cardState';

interface OverviewCardProps {
  member: Member;
  /** Something is due: why a blocked card can't be used. */
  hasDebt: boolean;
  isUnderWay: boolean;
  /** The change of package that was signed a while ago. */
  upgrade: ContractYear['upgrade'];
  /** A contract can be started, as far as is known. */
  mayStart: boolean;
}

/** The card, and what it is good for today, in a sentence. */
export const OverviewCard = ({ member, hasDebt, isUnderWay, upgrade, mayStart }: OverviewCardProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { state, date } = cardState(member, today());
  const { kr, pack, cardNumber, from, to, cardStatus: code } = member;
  const status = cardStatus(code);
  // Once it has begun, and the head data name it, it is the package.
  const isToCome = upgrade !== undefined && (upgrade.from > today() || upgrade.pack !== pack);
  const facts: Fact[] = [
    { label: t('account.info.card.pack'), value: packageWords(t, language, pack, isToCome ? upgrade : undefined) },
    { label: t('account.info.card.validity'), value: from && to && formatPeriod(from, to, language) },
    { label: t('account.info.card.kr'), value: kr },
    { label: t('account.info.card.number'), value: cardNumber },
  ];
  const needsHelp =
    state === 'lost' ||
    state === 'damaged' ||
    state === 'withdrawn' ||
    state === 'released' ||
    state === 'unknown' ||
    (state === 'blocked' && !hasDebt);
  const textKey =
    state === 'none' && isUnderWay
      ? 'account.info.card.started'
      : state === 'blocked' && hasDebt
        ? 'account.info.card.blockedByDebt'
        : (`account.info.card.${state}` as const);
  return (
    <Card
      title={t('account.info.card.title')}
      aside={kr !== undefined && code !== undefined && <CardStatusChip member={member} inWords />}
    >
      <p>
        {t(textKey, { date, state: t(status.textKey) })}
        {needsHelp && <CareLine />}
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      {state === 'none' && mayStart && !isUnderWay && (
        <Actions>
          <LinkButton to={paths.newContract} variant="primary">
            {t('payment.next.newContract')}
          </LinkButton>
        </Actions>
      )}
    </Card>
  );
};
