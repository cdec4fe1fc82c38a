import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, type SxProps, type Theme } from '@mui/material';
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

const bar: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap', lg: 'wrap' },
  alignItems: 'center',
  gap: '12px 24px',
  // Reserve the height of the member's facts, to avoid a layout shift.
  minHeight: 62,
  p: '12px 28px',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [theme.breakpoints.down('md')]: { gap: '8px 12px', p: '8px 16px' },
  [narrow]: { gap: '8px' },
});

const brand: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  // On phones the name may take two lines, so that nothing else wraps when the font arrives.
  flex: { xs: '1 0 min-content', md: 'none' },
  // A finger needs 44 px (A11Y-4).
  minHeight: { xs: 44, md: 0 },
  mr: 'auto',
  color: 'text.primary',
  fontSize: rem(17),
  lineHeight: { xs: rem(18), md: 'inherit' },
  fontWeight: 750,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  // Grows with the browser's font only as far as the language buttons leave room.
  [narrow]: { gap: '7px', fontSize: `min(${rem(15)}, 4.7vw)` },
};

const mark: SxProps<Theme> = (theme) => ({
  position: 'relative',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '7px',
  background: `linear-gradient(140deg, ${theme.vars.palette.logo.from}, ${theme.vars.palette.logo.to})`,
  printColorAdjust: 'exact',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 10,
    left: 5,
    right: 5,
    height: 2,
    borderRadius: '2px',
    background: theme.vars.palette.logo.line,
  },
});

const factsPlaceholder: SxProps<Theme> = {
  flexBasis: { xs: '100%', md: 'auto' },
  minHeight: { xs: 28, md: 0 },
  order: { md: 1 },
};

/** Behind the facts on wide screens. */
const tools: SxProps<Theme> = { display: 'flex', alignItems: 'center', gap: '8px', order: { md: 2 } };

const menuButton: SxProps<Theme> = {
  display: { md: 'none' },
  minWidth: 0,
  minHeight: 44,
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
  const currentUser = useSession((session) => session.currentUser);
  const member = signedIn ? currentUser : undefined;
  return (
    <Box component="header" sx={bar}>
      <Box component={Link} to={paths.home} sx={brand}>
        <Box component="span" aria-hidden="true" sx={mark} />
        {t('brand')}
      </Box>
      <Box sx={tools}>
        <LanguageButtons />
        <SchemeButton signedIn={member !== undefined} />
      </Box>
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
      {member !== undefined && (MemberFacts ? <MemberFacts member={member} /> : <Box sx={factsPlaceholder} />)}
    </Box>
  );
});
