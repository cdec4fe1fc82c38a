import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { today } from '../domain/clock';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../paths';
import { rememberLanguage } from '../session/languageChoice';
import { useSession } from '../session/SessionContext';
import { useNotices } from '../components/notices/NoticeContext';
import { Notices } from '../components/notices/Notices';
import { pathLanguage, switchLanguage } from './language';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hydrated } from './Hydrated';
import { closeNews, useLateParts } from './latePartsStore';
import { useMemberParts } from './memberParts';
import { useDoubleClicks } from './useDoubleClicks';
import { useUncaughtErrors } from './useUncaughtErrors';

const Frame = styled('div')(memoTheme(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  // On phones a member's footer starts below the screen, so that late content doesn't shift anything in view.
  [theme.breakpoints.down('md')]: { '&[data-member="true"]': { minHeight: 'calc(100dvh + 64px)' } },
  // Short pages fit on one sheet.
  '@media print': { '&, &[data-member="true"]': { minHeight: 0 } },
})));

const SkipLink = styled('a')(memoTheme(({ theme }) => ({
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
})));

const Main = styled('main')(memoTheme(({ theme }) => ({
  width: '100%',
  maxWidth: 1040,
  padding: '32px 40px',
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: { '&&': { padding: '20px 16px 32px' } },
  [theme.breakpoints.up('xl')]: { maxWidth: 1160, marginInline: 'auto' },
})));

/** One element for guests and members, so that a sign-in doesn't remount the page in it. */
const Body = styled('div')(memoTheme(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-member="false"] > main': { margin: '0 auto', [theme.breakpoints.up('md')]: { paddingTop: 'clamp(32px, 7vh, 72px)' } },
  '&[data-member="true"]': {
    gridTemplateColumns: '248px minmax(0, 1fr)',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    '@media print': { display: 'block' },
  },
})));

/** On navigation: focuses the new page's heading, removes the last page's notices and switches to the path's language. */
const useNavigationEffects = (closeMenu: () => void): void => {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const { leavePage } = useNotices();
  const shown = useRef(pathname);
  // Runs before the new page's own effects, which may show notices.
  useLayoutEffect(() => {
    // The home path only redirects.
    if (shown.current === pathname || pathname === paths.home) return;
    shown.current = pathname;
    closeMenu();
    leavePage();
    // ScrollRestoration scrolls; scrolling here too would force a second layout.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    const language = pathLanguage(pathname);
    if (language !== undefined) void switchLanguage(i18n, language);
  }, [pathname, closeMenu, leavePage, i18n]);
  // Remember the path's language, so that it survives full loads and the return from the bank.
  useEffect(() => {
    const language = pathLanguage(pathname);
    if (language !== undefined) rememberLanguage(language);
  }, [pathname]);
};

/** Moves the focus without changing the address: a history entry would trigger the question about unsaved changes. */
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** Escape closes the menu on phones and returns the focus to its button. */
const useMenuEscape = (menuId: string, menuOpen: boolean, closeMenu: () => void): void => {
  useEffect(() => {
    if (!menuOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      closeMenu();
      document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [menuId, menuOpen, closeMenu]);
};

/**
 * The frame of every page; `children` replace the router's page. React hydrates what is in a Suspense after the rest,
 * so that the sign-in form is ready first.
 */
export const Shell = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { token } = useSession();
  const { pathname } = useLocation();
  const { Menu, SupportBar } = useMemberParts();
  const { Parts: LateParts, newsWanted } = useLateParts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [{ closeMenu, toggleMenu }] = useState(() => ({ closeMenu: () => setMenuOpen(false), toggleMenu: () => setMenuOpen((isOpen) => !isOpen) }));
  const menuId = useId();
  useNavigationEffects(closeMenu);
  useMenuEscape(menuId, menuOpen, closeMenu);
  useUncaughtErrors();
  const doubleClicks = useDoubleClicks();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // The member's frame appears with the first member page, not at sign-in. The key makes it a new element, so that it
  // doesn't count as a layout shift.
  const signingIn = matchPath(`${paths.login}/*`, pathname) !== null;
  const signedIn = token !== undefined && !signingIn;
  const frame = signingIn ? 'signIn' : 'portal';
  return (
    <Frame data-member={signedIn}>
      <SkipLink href="#content" onClick={skipToContent}>
        {t('skip')}
      </SkipLink>
      <Suspense>
        <Header signedIn={signedIn} menuId={menuId} menuOpen={menuOpen} onMenu={toggleMenu} />
      </Suspense>
      <Body key={frame} data-member={signedIn}>
        {signedIn && (Menu === undefined ? <div /> : <Menu id={menuId} open={menuOpen} day={today()} />)}
        <Main id="content" tabIndex={-1} {...doubleClicks}>
          {signedIn && SupportBar !== undefined && <SupportBar />}
          {LateParts !== undefined && <LateParts newsWanted={newsWanted} onNewsClosed={closeNews} />}
          <Notices narrow={!signedIn} />
          {children}
        </Main>
      </Body>
      <Suspense key={`${frame}-footer`}>
        <Hydrated>
          <Footer />
        </Hydrated>
      </Suspense>
      <ScrollRestoration />
    </Frame>
  );
};
