import { useTranslation } from 'react-i18next';
import { cardStatus } from '../../domain/cardStatus';
import { today } from '../../domain/clock';
import { formatDottedDate } from '../../domain/dates';
import type { Member } from '../../domain/member';
import { paths } from '../../paths';
import { Actions } from '../../components/Actions';
import { LinkButton } from '../../components/Button';
import { Card } from '../../components/Card';
import { CareLine } from '../../components/CareLine';
import { Facts, type Fact } from '../../components/Facts';
import { StatusChip } from '../../components/StatusChip';
import { cardState } from './cardState';

/** The card, and what it is good for today, in a sentence. `mayStart`: no contract is under way, so one can be started. */
export const OverviewCard = ({ member, mayStart }: { member: Member; mayStart: boolean }) => {
  const { t } = useTranslation(['account', 'status']);
  const { state, date } = cardState(member, today());
  const { kr, pack, cardNumber, from, to, cardStatus: code } = member;
  const status = cardStatus(code);
  const fact = (label: string, value: string | undefined): Fact[] => (value === undefined ? [] : [{ label, value }]);
  const facts = [
    ...fact(t('info.card.pack'), pack),
    ...fact(t('info.card.validity'), from && to && `${formatDottedDate(from)} – ${formatDottedDate(to)}`),
    ...fact(t('info.card.kr'), kr),
    ...fact(t('info.card.number'), cardNumber),
  ];
  const needsHelp = state === 'lost' || state === 'damaged' || state === 'withdrawn' || state === 'released' || state === 'unknown';
  return (
    <Card title={t('info.card.title')} aside={kr !== undefined && code !== undefined && <StatusChip tone={status.tone}>{t(status.textKey)}</StatusChip>}>
      <p>
        {t(state === 'none' && !mayStart ? 'info.card.started' : `info.card.${state}`, { date, state: t(status.textKey) })}
        {needsHelp && <CareLine />}
      </p>
      {facts.length > 0 && <Facts facts={facts} />}
      {state === 'none' && mayStart && (
        <Actions>
          <LinkButton to={paths.newContract} variant="primary">
            {t('info.step.newContract.title')}
          </LinkButton>
        </Actions>
      )}
    </Card>
  );
};
