import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/SessionContext';
import { Icon } from '../components/Icon';
import { LanguageButtons } from './LanguageButtons';
import { useMemberParts } from './memberParts';
import styles from './Header.module.css';

interface HeaderProps {
  signedIn: boolean;
  menuId: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/** Stays as it is from page to page (PERF-3). */
export const Header = memo(function Header({ signedIn, menuId, menuOpen, onMenu }: HeaderProps) {
  const { t } = useTranslation('common');
  const { currentUser } = useSession();
  const { MemberFacts } = useMemberParts();
  const member = signedIn ? currentUser : undefined;
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.logo}>
        <span className={styles.mark} aria-hidden="true" />
        {t('brand')}
      </Link>
      {member !== undefined && MemberFacts !== undefined && <MemberFacts member={member} />}
      <LanguageButtons />
      {member !== undefined && (
        <button type="button" className={styles.menuButton} aria-expanded={menuOpen} aria-controls={menuId} onClick={onMenu}>
          <Icon name={menuOpen ? 'close' : 'menu'} />
          {t('menu.open')}
        </button>
      )}
    </header>
  );
});
