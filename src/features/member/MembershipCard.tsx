import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { cardStatus } from '~/domain/contract/cardStatus';
import { displayName, type Member } from '~/domain/identity/member';
import { formatDottedPeriod } from '~/domain/time/dateTexts';
import { useLanguage } from '~/i18n/useLanguage';
import { clampLines } from '~/theme/clampLines';
import { rem } from '~/theme/typography';

import { CardStatusChip } from './CardStatusChip';
import { PackageName } from './PackageName';

const frame = { width: '100%', maxWidth: 400, minHeight: 252, padding: 22, borderRadius: 16 } as const;

const Frame = styled('section')(({ theme }) => ({
  ...frame,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  overflow: 'hidden',
  background: `linear-gradient(135deg, ${theme.vars.palette.membership.from}, ${theme.vars.palette.membership.to})`,
  color: theme.vars.palette.membership.text,
  printColorAdjust: 'exact',
  '&[data-grey="true"]': {
    background: `linear-gradient(135deg, ${theme.vars.palette.membership.greyFrom}, ${theme.vars.palette.membership.greyTo})`,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 36,
    right: -70,
    width: 210,
    height: 260,
    border: `26px solid ${theme.vars.palette.membership.shape}`,
    borderRadius: 44,
    transform: 'rotate(18deg)',
  },
  '&::after': { top: 84, right: -130 },
  '@media (forced-colors: active)': { border: '1px solid', '&::before, &::after': { display: 'none' } },
  '& > *': { position: 'relative', zIndex: 1 },
  '& dt': { fontSize: rem(12), lineHeight: rem(18) },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { maxWidth: 'none', minHeight: 222, padding: 18 },
}));

const Brand = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  '&::before': {
    content: '""',
    width: 20,
    height: 20,
    borderRadius: 6,
    background: `linear-gradient(${theme.vars.palette.membership.from}, ${theme.vars.palette.membership.from}) center / 10px 2px no-repeat, ${theme.vars.palette.membership.text}`,
  },
}));

// Two lines at most, as on a plastic card; a reader hears all of it.
const Name = styled('p')({
  ...clampLines(2),
  alignSelf: 'end',
  fontSize: rem(20),
  lineHeight: rem(26),
  fontWeight: 650,
});

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 28px',
  '& > .days': { order: 1 },
  '& > .pack': { order: 2, marginLeft: 'auto', textAlign: 'right' },
  '& > .pack dd': { fontSize: rem(24), lineHeight: rem(26), fontWeight: 700 },
});

/** The membership card, drawn like one: what head data tells, and its status as a word. */
export const MembershipCard = ({ member }: { member: Member }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const { kr, cardNumber, cardStatus: code, pack, from, to } = member;
  const days = formatDottedPeriod(from, to);
  return (
    // The card is the same in the dark scheme, its status included.
    <Frame aria-label={t('member.card.label')} data-grey={cardStatus(code).tone === 'error'} data-color-scheme="light">
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Brand>{t('common:brand')}</Brand>
        {code !== undefined && <CardStatusChip cardStatus={code} />}
      </Stack>
      <Name>{displayName(member, language)}</Name>
      <List>
        {kr !== undefined && (
          <div>
            <dt>{t('member.card.kr')}</dt>
            <dd>{kr}</dd>
          </div>
        )}
        {cardNumber !== undefined && (
          <div>
            <dt>{t('member.card.number')}</dt>
            <dd>{cardNumber}</dd>
          </div>
        )}
        {days !== undefined && (
          <div className="days">
            <dt>{t('member.header.contract')}</dt>
            <dd>{days}</dd>
          </div>
        )}
        {pack !== undefined && (
          <div className="pack">
            <dt>{t('member.header.pack')}</dt>
            <dd>
              <PackageName pack={pack} />
            </dd>
          </div>
        )}
      </List>
    </Frame>
  );
};

const Empty = styled('div')(({ theme }) => ({
  ...frame,
  display: 'grid',
  placeContent: 'center',
  border: `2px dashed ${theme.vars.palette.control.line}`,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  [theme.breakpoints.down('md')]: { maxWidth: 'none', minHeight: 222 },
}));

export const NoMembershipCard = () => {
  const { t } = useTranslation('portal');
  return (
    <Empty>
      <p>{t('member.card.none')}</p>
    </Empty>
  );
};
