import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { today } from '../domain/clock';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../paths';
import { useSession } from '../session/SessionContext';
import { useNotices } from '../components/notices/NoticeContext';
import { Notices } from '../components/notices/Notices';
import { pathLanguage } from './language';
import { useUnforeseen } from './unforeseen';
import { Footer } from './Footer';
import { Header } from './Header';
import { useMemberParts } from './memberParts';
import styles from './Shell.module.css';

/** On navigation the focus goes to the new page's heading, errors of the page before go, and a path's language is taken (NAV-13, I18N-1). */
const useNavigationEffects = (closeMenu: () => void): void => {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const { clearErrors } = useNotices();
  const shown = useRef(pathname);
  // Before the new page's own effects, which may have something to say.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMenu();
    clearErrors();
    // Where the page stands is ScrollRestoration's to say; asked here, it would be laid out twice (PERF-3).
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    const language = pathLanguage(pathname);
    if (language !== undefined) void i18n.changeLanguage(language);
  }, [pathname, closeMenu, clearErrors, i18n]);
};

/** Escape closes a phone's menu, and the focus goes back to its button (A11Y-2). */
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

/** The frame of every page; `children` stand in for the page that the router would show. */
export const Shell = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { token } = useSession();
  const { pathname } = useLocation();
  const { Menu, SupportBar } = useMemberParts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [{ closeMenu, toggleMenu }] = useState(() => ({ closeMenu: () => setMenuOpen(false), toggleMenu: () => setMenuOpen((isOpen) => !isOpen) }));
  const menuId = useId();
  useNavigationEffects(closeMenu);
  useMenuEscape(menuId, menuOpen, closeMenu);
  useUnforeseen();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  // Who has just signed in leaves with the form: the member's frame comes together with the first page, and what is new in
  // it is no old part that has moved (PERF-7).
  const signingIn = matchPath(`${paths.login}/*`, pathname) !== null;
  const signedIn = token !== undefined && !signingIn;
  const frame = signingIn ? 'signIn' : 'portal';
  return (
    <div className={signedIn ? `${styles.shell} ${styles.tall}` : styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header signedIn={signedIn} menuId={menuId} menuOpen={menuOpen} onMenu={toggleMenu} />
      <div key={frame} className={signedIn ? styles.body : styles.publicBody}>
        {signedIn && (Menu === undefined ? <div /> : <Menu id={menuId} open={menuOpen} day={today()} />)}
        <main id="content" tabIndex={-1} className={styles.main}>
          {signedIn && SupportBar !== undefined && <SupportBar />}
          <Notices />
          {children}
        </main>
      </div>
      <Footer key={`${frame}-footer`} />
      <ScrollRestoration />
    </div>
  );
};
