import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, IconButton, type SxProps, type Theme } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Facts } from '~/components/layout/Facts';
import { displayName, type Member } from '~/domain/identity/member';
import { formatDottedPeriod } from '~/domain/time/dateTexts';
import { CardStatusChip } from '~/features/member/CardStatusChip';
import { PackageName } from '~/features/member/PackageName';
import { useLanguage } from '~/i18n/useLanguage';
import { clampLines } from '~/theme/clampLines';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

const nameTerm = '& dl > div:first-of-type dt';

const facts: SxProps<Theme> = (theme) => ({
  // Between brand and tools on wide screens.
  [theme.breakpoints.up('md')]: { order: 1 },
  '&': { display: 'flex', alignItems: 'center', gap: '8px 22px', minWidth: 0 },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: rem(11.5), lineHeight: rem(17) },
  [nameTerm]: { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& dd': { maxWidth: 260, fontSize: rem(13.5), lineHeight: rem(20), fontWeight: 550, overflowWrap: 'anywhere' },
  // Beside the tools a long badge stands under the facts.
  [theme.breakpoints.between('md', 'lg')]: { '&': { flexWrap: 'wrap', justifyContent: 'flex-end', rowGap: '4px' } },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    flexBasis: '100%',
    // The badge stands on the name's line, however many lines unfold.
    '&': { flexWrap: 'nowrap', alignItems: 'baseline', gap: '8px' },
    '& dl': { flex: 1, flexWrap: 'wrap', gap: '2px 18px' },
    '& dl > div:first-of-type': { flex: '1 1 100%' },
    [nameTerm]: {
      ...clampLines(2),
      maxWidth: 'none',
      color: theme.vars.palette.text.primary,
      fontSize: rem(14),
      lineHeight: rem(28),
      fontWeight: 600,
      whiteSpace: 'normal',
    },
  },
});

/** On phones name and badge stand in one line; the rest unfolds. */
const folded: SxProps<Theme> = { '& dl > div:not(:first-of-type), & dd': { display: { xs: 'none', md: 'block' } } };

/** The whole row folds and unfolds. */
const foldButton: SxProps<Theme> = {
  display: { md: 'none' },
  width: 28,
  height: 28,
  alignSelf: 'flex-start',
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: '-8px 0 auto', height: 44 },
};

export const MemberFacts = ({ member }: { member: Member }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box role="group" aria-label={t('member.header.member')} sx={[facts, !open && folded]}>
      <Facts
        id={id}
        layout="line"
        facts={[
          {
            label: displayName(member, language),
            value: (
              <>
                {member.kr !== undefined && (
                  // On phones the number stands among the other unfolded facts.
                  <Box component="span" sx={{ display: { md: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
                    {t('member.kr')}:{' '}
                  </Box>
                )}
                <span>{member.kr ?? t('member.header.noKr')}</span>
              </>
            ),
          },
          { label: t('member.pack'), value: member.pack && <PackageName pack={member.pack} /> },
          { label: t('member.header.contract'), value: formatDottedPeriod(member.from, member.to) },
        ]}
      />
      {member.kr !== undefined && member.cardStatus !== undefined && (
        <CardStatusChip cardStatus={member.cardStatus}>
          <Box component="span" sx={visuallyHidden}>
            {t('member.header.cardStatus')}:{' '}
          </Box>
        </CardStatusChip>
      )}
      <IconButton
        aria-label={t('member.header.details')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={foldButton}
      >
        <ExpandMore
          fontSize="small"
          sx={{ transform: open ? 'rotate(180deg)' : undefined, '@media print': { display: 'none' } }}
        />
      </IconButton>
    </Box>
  );
};
