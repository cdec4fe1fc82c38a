import { Box, Stack, type SxProps, type Theme } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { Facts } from '~/components/layout/Facts';
import { cardStatus } from '~/domain/contract/cardStatus';
import { displayName, type Member } from '~/domain/identity/member';
import { formatDottedPeriod } from '~/domain/time/dateTexts';
import { useLanguage } from '~/i18n/useLanguage';
import { clampLines } from '~/theme/clampLines';
import { rem } from '~/theme/typography';

import { CardStatusChip } from './CardStatusChip';
import { PackageName } from './PackageName';

const frame = {
  width: '100%',
  maxWidth: { md: 400 },
  minHeight: { xs: 222, md: 252 },
  p: { xs: '18px', md: '22px' },
  borderRadius: '16px',
};

const drawing: SxProps<Theme> = ({ vars: { palette } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  overflow: 'hidden',
  background: `linear-gradient(135deg, ${palette.membership.from}, ${palette.membership.to})`,
  color: palette.membership.text,
  printColorAdjust: 'exact',
  '&[data-grey="true"]': {
    background: `linear-gradient(135deg, ${palette.membership.greyFrom}, ${palette.membership.greyTo})`,
  },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 36,
    right: -70,
    width: 210,
    height: 260,
    border: `26px solid ${palette.membership.shape}`,
    borderRadius: '44px',
    transform: 'rotate(18deg)',
  },
  '&::after': { top: 84, right: -130 },
  '@media (forced-colors: active)': { border: '1px solid', '&::before, &::after': { display: 'none' } },
  '& > *': { position: 'relative', zIndex: 1 },
  '& dl': { flexWrap: 'wrap', alignItems: 'end', gap: '8px 28px' },
  '& dt': { fontSize: rem(12), lineHeight: rem(18) },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& .end dd': { fontSize: rem(24), lineHeight: rem(26), fontWeight: 700 },
});

const brand: SxProps<Theme> = ({ vars: { palette } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  '&::before': {
    content: '""',
    width: 20,
    height: 20,
    borderRadius: '6px',
    background: `linear-gradient(${palette.membership.from}, ${palette.membership.from}) center / 10px 2px no-repeat, ${palette.membership.text}`,
  },
});

// Two lines at most, as on a plastic card; a reader hears all of it.
const holder = { ...clampLines(2), alignSelf: 'end', fontSize: rem(20), lineHeight: rem(26), fontWeight: 650 };

/** The membership card, drawn like one: what head data tells, and its status as a word. */
export const MembershipCard = ({ member }: { member: Member }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const { kr, cardNumber, cardStatus: code, pack, from, to } = member;
  return (
    // The card is the same in the dark scheme, its status included.
    <Box
      component="section"
      aria-label={t('member.card.label')}
      data-grey={cardStatus(code).tone === 'error'}
      data-color-scheme="light"
      sx={[frame, drawing]}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="span" sx={brand}>
          {t('common:brand')}
        </Box>
        {code !== undefined && <CardStatusChip cardStatus={code} />}
      </Stack>
      <Box component="p" sx={holder}>
        {displayName(member, language)}
      </Box>
      <Facts
        layout="line"
        facts={[
          { label: t('member.kr'), value: kr },
          { label: t('member.card.number'), value: cardNumber },
          { label: t('member.header.contract'), value: formatDottedPeriod(from, to) },
          { label: t('member.pack'), value: pack && <PackageName pack={pack} />, end: true },
        ]}
      />
    </Box>
  );
};

const empty: SxProps<Theme> = {
  display: 'grid',
  placeContent: 'center',
  border: '2px dashed',
  borderColor: 'control.line',
  color: 'text.secondary',
  textAlign: 'center',
};

export const NoMembershipCard = () => {
  const { t } = useTranslation('portal');
  return (
    <Box sx={[frame, empty]}>
      <p>{t('member.card.none')}</p>
    </Box>
  );
};
