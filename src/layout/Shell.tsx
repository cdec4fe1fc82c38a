import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { OwnerContext } from '~/components/layout/Page';
import { NoticeProvider } from '~/components/notices/NoticeContext';
import { Notices } from '~/components/notices/Notices';
import { optionalPart } from '~/components/optionalPart';
import { useHydrated } from '~/components/useHydrated';
import { accountLabel } from '~/domain/identity/member';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

import { useUncaughtErrors } from './errors/useUncaughtErrors';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { useMemberParts } from './useMemberParts';
import { useNavigationEffects } from './useNavigationEffects';

const OperationStatus = optionalPart(async () => (await import('./OperationStatus')).OperationStatus);

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  // Short pages fit on one sheet.
  '@media print': { minHeight: 0 },
});

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: 30,
  top: 8,
  left: 8,
  padding: '10px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.contrastText,
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
}));

const Main = styled('main')(({ theme }) => ({
  width: '100%',
  maxWidth: 1040,
  marginInline: 'auto',
  padding: '32px 40px',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: { '&&': { padding: '20px 16px 32px' } },
  [theme.breakpoints.up('xl')]: { maxWidth: 1160 },
}));

/** One element for guests and members, so that a sign-in doesn't remount the page in it. */
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-member="false"] > main': {
    [theme.breakpoints.up('md')]: { paddingTop: 'clamp(32px, 7vh, 72px)' },
  },
  '&[data-member="true"]': {
    gridTemplateColumns: '248px minmax(0, 1fr)',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    '@media print': { display: 'block' },
  },
}));

/** Moves the focus without changing the address: a history entry would trigger the question about unsaved changes. */
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

interface ShellProps {
  /** Replaces the router's page. */
  children?: ReactNode;
  /** Shows the notices of operations. */
  withOperation?: boolean;
}

const ShellFrame = ({ children = <Outlet />, withOperation = false }: ShellProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { token, support, currentUser } = useSession();
  const { pathname, key } = useLocation();
  const isHydrated = useHydrated();
  /** A phone's menu. Each navigation closes it, one to the same page and Back too. */
  const [menu, setMenu] = useState({ key, isOpen: false });
  if (menu.key !== key) setMenu({ key, isOpen: false });
  const isMenuOpen = menu.isOpen;
  const toggleMenu = useCallback(() => setMenu(({ isOpen }) => ({ key, isOpen: !isOpen })), [key]);
  const closeMenu = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    toggleMenu();
    document.querySelector<HTMLElement>('[aria-controls="menu"]')?.focus();
  };
  useNavigationEffects();
  useUncaughtErrors();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // The member's frame appears with the first member page, not at sign-in.
  const signedIn = token !== undefined && matchPath(`${paths.login}/*`, pathname) === null;
  const parts = useMemberParts(signedIn);
  const owner = support && currentUser !== undefined ? accountLabel(currentUser, language) : undefined;
  return (
    <Frame onKeyDown={closeMenu}>
      <SkipLink href="#content" onClick={skipToContent}>
        {t('skip')}
      </SkipLink>
      <Header signedIn={signedIn} MemberFacts={parts?.MemberFacts} isMenuOpen={isMenuOpen} onMenu={toggleMenu} />
      <Body data-member={signedIn}>
        {parts ? <parts.Menu open={isMenuOpen} /> : signedIn && <div />}
        <Main id="content" tabIndex={-1}>
          {parts && <parts.SupportBar />}
          {withOperation && isHydrated && (
            // A new boundary: a navigation would wait for what is late within one that is shown already.
            <Suspense>
              <OperationStatus />
            </Suspense>
          )}
          <Notices narrow={!signedIn} />
          <OwnerContext value={owner}>{children}</OwnerContext>
        </Main>
      </Body>
      <Footer />
      <ScrollRestoration />
    </Frame>
  );
};

/** The frame of every page. */
export const Shell = (props: ShellProps) => (
  <NoticeProvider>
    <ShellFrame {...props} />
  </NoticeProvider>
);
