import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { memo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Member } from '~/domain/identity/member';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

import { LanguageButtons } from './LanguageButtons';
import { SchemeButton } from './SchemeButton';

const narrow = '@media (max-width: 479px)';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  // Reserve the height of the member's facts, to avoid a layout shift.
  minHeight: 62,
  padding: '12px 28px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.between('md', 'lg')]: { flexWrap: 'nowrap' },
  // A grid on phones, so that nothing wraps when the font arrives.
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: '8px 12px',
    padding: '8px 16px',
  },
  [narrow]: { gap: 8 },
}));

const Brand = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  flexShrink: 0,
  marginRight: 'auto',
  color: theme.vars.palette.text.primary,
  fontSize: rem(17),
  fontWeight: 750,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  [theme.breakpoints.down('md')]: { minHeight: 40, lineHeight: rem(18) },
  // Grows with the browser's font only as far as the language buttons leave room.
  [narrow]: { gap: 7, fontSize: `min(${rem(15)}, 4.7vw)` },
}));

const Mark = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: 7,
  background: `linear-gradient(140deg, ${theme.vars.palette.logo.from}, ${theme.vars.palette.logo.to})`,
  printColorAdjust: 'exact',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 10,
    left: 5,
    right: 5,
    height: 2,
    borderRadius: 2,
    background: theme.vars.palette.logo.line,
  },
}));

/** Keeps the line on phones where the member's facts will stand. */
const FactsPlaceholder = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { gridRow: 2, gridColumn: '1 / -1', minHeight: 28 },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Without a menu button they span the last two columns on phones.
  [theme.breakpoints.down('md')]: { '&:last-child': { gridColumn: '2 / -1' } },
}));

const menuButton: SxProps<Theme> = {
  display: { md: 'none' },
  minWidth: 0,
  minHeight: 40,
  p: '3px 7px',
  fontSize: rem(14),
  [narrow]: { px: '3px', '& .MuiButton-startIcon': { display: 'none' } },
};

interface HeaderProps {
  signedIn: boolean;
  /** Undefined while its code is on the way. */
  MemberFacts: ComponentType<{ member: Member }> | undefined;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** Memoised, like the footer: a navigation changes neither. */
export const Header = memo(function Header({ signedIn, MemberFacts, isMenuOpen, onMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { currentUser } = useSession();
  const member = signedIn ? currentUser : undefined;
  return (
    <Bar>
      <Brand to={paths.home}>
        <Mark aria-hidden="true" />
        {t('brand')}
      </Brand>
      {member !== undefined && (MemberFacts ? <MemberFacts member={member} /> : <FactsPlaceholder />)}
      <Tools>
        <LanguageButtons />
        <SchemeButton signedIn={member !== undefined} />
      </Tools>
      {member !== undefined && (
        <Button
          variant="text"
          color="inherit"
          startIcon={isMenuOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={isMenuOpen}
          aria-controls="menu"
          onClick={onMenu}
          sx={menuButton}
        >
          {t('menu.open')}
        </Button>
      )}
    </Bar>
  );
});
