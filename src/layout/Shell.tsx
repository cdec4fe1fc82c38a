import { Box, type SxProps, type Theme } from '@mui/material';
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

import { useHydrated } from '~/components/hooks/useHydrated';
import { OwnerContext } from '~/components/layout/Page';
import { NoticeProvider } from '~/components/notices/NoticeContext';
import { Notices } from '~/components/notices/Notices';
import { optionalPart } from '~/components/optionalPart';
import { accountLabel } from '~/domain/identity/member';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

import { useUncaughtErrors } from './errors/useUncaughtErrors';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { useMemberLayout } from './useMemberLayout';
import { useNavigationEffects } from './useNavigationEffects';

const OperationStatus = optionalPart(async () => (await import('./OperationStatus')).OperationStatus);

const frame: SxProps<Theme> = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  // Short pages fit on one sheet.
  '@media print': { minHeight: 0 },
};

const skipLink: SxProps<Theme> = {
  position: 'absolute',
  zIndex: 30,
  top: 8,
  left: 8,
  p: '10px 16px',
  borderRadius: '8px',
  bgcolor: 'inverse.main',
  color: 'inverse.contrastText',
  textDecoration: 'none',
  '&:not(:focus)': { clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
};

/** One element for guests and members, so that a sign-in doesn't remount the page in it. */
const body: SxProps<Theme> = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
const besideMenu: SxProps<Theme> = {
  gridTemplateColumns: { md: 'minmax(248px, min-content) minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
  '@media print': { display: 'block' },
};

const main: SxProps<Theme> = {
  // What passes stays within it.
  position: 'relative',
  width: '100%',
  maxWidth: { xs: 1040, xl: 1160 },
  mx: 'auto',
  p: { xs: '20px 16px 32px', md: '32px 40px' },
  '&:focus': { outline: 'none' },
};
const guestMain: SxProps<Theme> = { pt: { md: 'clamp(32px, 7vh, 72px)' } };

/** Moves the focus without changing the address: a history entry would trigger the question about unsaved changes. */
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

/** What a press on the element presses: a label's control, else the button, link or field that it is in. */
const controlOf = (element: Element): Element | null =>
  element.closest('label')?.control ?? element.closest('a, button, input, textarea, select, [role]');

/** The second click of a double click presses nothing else, though the first has moved the page under it (FLT-4). */
const useDoubleClickGuard = (): ((event: MouseEvent) => void) => {
  const pressed = useRef<Element>(null);
  return (event) => {
    const control = event.target instanceof Element ? controlOf(event.target) : null;
    if (event.detail > 1 && control !== pressed.current) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed.current = control;
  };
};

interface ShellProps {
  children?: ReactNode;
  withOperation?: boolean;
}

const ShellFrame = ({ children, withOperation }: Required<ShellProps>) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasSession = useSession((session) => session.token !== undefined);
  const owner = useSession(({ support, currentUser }) =>
    support && currentUser !== undefined ? accountLabel(currentUser, language) : undefined,
  );
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
  const guardDoubleClick = useDoubleClickGuard();
  useNavigationEffects();
  useUncaughtErrors();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // The member's frame appears with the first member page, not at sign-in.
  const signedIn = hasSession && matchPath(`${paths.login}/*`, pathname) === null;
  const memberLayout = useMemberLayout(signedIn);
  return (
    <Box onKeyDown={closeMenu} onClickCapture={guardDoubleClick} sx={frame}>
      {/* Before the page, so that a page's own scroll comes after the router's. */}
      <ScrollRestoration />
      <Box component="a" href="#content" onClick={skipToContent} sx={skipLink}>
        {t('skip')}
      </Box>
      <Header signedIn={signedIn} MemberFacts={memberLayout?.MemberFacts} isMenuOpen={isMenuOpen} onMenu={toggleMenu} />
      <Box sx={[body, signedIn && besideMenu]}>
        {memberLayout ? <memberLayout.Menu open={isMenuOpen} /> : signedIn && <div />}
        <Box component="main" id="content" tabIndex={-1} sx={[main, !signedIn && guestMain]}>
          {memberLayout && <memberLayout.SupportBar />}
          {withOperation && isHydrated && (
            // A new boundary: a navigation would wait for what is late within one that is shown already.
            <Suspense>
              <OperationStatus />
            </Suspense>
          )}
          <Notices narrow={!signedIn} />
          <OwnerContext value={owner}>{children}</OwnerContext>
        </Box>
      </Box>
      <Footer />
    </Box>
  );
};

/** The page is given to the frame, so that the frame's own changes, such as the menu's, don't render it anew. */
export const Shell = ({ children = <Outlet />, withOperation = false }: ShellProps) => (
  <NoticeProvider>
    <ShellFrame withOperation={withOperation}>{children}</ShellFrame>
  </NoticeProvider>
);
