import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext';
import { useNotices } from '../../ui/notices/NoticeContext';
import { Notices } from '../../ui/notices/Notices';
import { pathLanguage } from '../language';
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
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    const language = pathLanguage(pathname);
    if (language !== undefined) void i18n.changeLanguage(language);
  }, [pathname, closeMenu, clearErrors, i18n]);
};

export const Shell = () => {
  const { t, i18n } = useTranslation('common');
  const { token } = useSession();
  const { Menu, SupportBar } = useMemberParts();
  const [menuOpen, setMenuOpen] = useState(false);
  const [closeMenu] = useState(() => () => setMenuOpen(false));
  const menuId = useId();
  useNavigationEffects(closeMenu);

  useEffect(() => {
    document.documentElement.lang = i18n.language;
  }, [i18n.language]);

  const signedIn = token !== undefined;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Header menuId={menuId} menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <div className={signedIn ? styles.body : styles.publicBody}>
        {signedIn && (Menu === undefined ? <div /> : <Menu id={menuId} open={menuOpen} />)}
        <main id="content" tabIndex={-1} className={styles.main}>
          {signedIn && SupportBar !== undefined && <SupportBar />}
          <Notices />
          <Outlet />
        </main>
      </div>
      <Footer />
      <ScrollRestoration />
    </div>
  );
};
