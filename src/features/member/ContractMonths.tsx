import Autorenew from '@mui/icons-material/Autorenew';
import Check from '@mui/icons-material/Check';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import QuestionMark from '@mui/icons-material/QuestionMark';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import type { ContractMonth } from '../../domain/contract/memberYears';
import type { MonthState } from '../../domain/contract/monthStates';
import type { IsoDate } from '../../domain/time/dates';
import { monthName } from '../../domain/time/months';
import { useLanguage } from '../../i18n/useLanguage';
import { rem } from '../../theme/typography';
import { visuallyHidden } from '../../theme/visuallyHidden';
import type { MemberYear } from './useMemberYears';

/** What is due and is being collected: surely, or perhaps. */
type CollectedState = 'awaited' | 'collectable';

const icons = {
  paid: Check,
  unsure: QuestionMark,
  due: PriorityHigh,
  awaited: Autorenew,
  collectable: Autorenew,
  later: Schedule,
} as const satisfies Record<MonthState | CollectedState, unknown>;

const Strip = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 4,
  marginBlock: 8,
  [theme.breakpoints.down(1000)]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const Month = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 44,
  paddingBlock: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: rem(16) },
  '&[data-state="paid"]': {
    color: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.line,
    backgroundColor: theme.vars.palette.success.tint,
  },
  '&[data-state="due"]': {
    color: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.tint,
    fontWeight: 650,
  },
}));

const shownState = (
  state: MonthState | undefined,
  collection: MemberYear['collection'],
): MonthState | CollectedState | undefined =>
  collection === undefined || state !== 'due' ? state : collection === 'sure' ? 'awaited' : 'collectable';

interface ContractMonthsProps {
  months: readonly ContractMonth[];
  /** Whether what is due is being collected. */
  collection: MemberYear['collection'];
  /** The first days of the months that a charge takes beside what the member has to pay. */
  awaited?: readonly IsoDate[];
  /** The package changes within the year. */
  isUpgraded: boolean;
  label: string;
}

/** The months of a contract, each with its package and whether it is paid, as far as that is known. */
export const ContractMonths = ({ months, collection, awaited = [], isUpgraded, label }: ContractMonthsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Strip aria-label={label}>
      {months.map(({ month, state: told, pack }) => {
        const state = shownState(told, awaited.includes(month) ? 'sure' : collection);
        const Icon = state && icons[state];
        const words = [
          ...(pack === undefined ? [] : [pack]),
          ...(state === undefined ? [] : [t(`member.years.state.${state}`)]),
        ].join(', ');
        const name = monthName(month, language, 'long');
        return (
          <Month key={month} data-state={state}>
            <Box component="span" sx={visuallyHidden}>
              {words === '' ? name : `${name}: ${words}`}
            </Box>
            <span aria-hidden="true">{monthName(month, language, 'short')}</span>
            {Icon !== undefined && <Icon aria-hidden="true" />}
            {isUpgraded && pack !== undefined && <span aria-hidden="true">{pack}</span>}
          </Month>
        );
      })}
    </Strip>
  );
};
