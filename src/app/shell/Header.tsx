import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cardStatus } from '../../domain/cardStatus';
import { formatDottedDate } from '../../domain/dates';
import { displayName, isExtraLarge, type Member } from '../../domain/member';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { useSession } from '../../session/SessionContext';
import { Icon } from '../../ui/Icon';
import { LanguageButtons } from './LanguageButtons';
import styles from './Header.module.css';

/** Who is signed in, and how their contract and card stand (NAV-10). */
const MemberFacts = ({ member }: { member: Member }) => {
  const { t, ready } = useTranslation(['common', 'status']);
  const language = useLanguage();
  const card = cardStatus(member.cardStatus);
  return (
    <div className={styles.facts} role="group" aria-label={t('header.member')}>
      <dl>
        <div>
          <dt className={styles.name}>{displayName(member, language)}</dt>
          <dd>{member.kr ?? t('header.noKr')}</dd>
        </div>
        {member.pack !== undefined && (
          <div>
            <dt>{t('header.pack')}</dt>
            <dd>
              {member.pack}
              {isExtraLarge(member.pack) && (
                <abbr className={styles.extraLarge} title={t('header.extraLargeLabel')}>
                  {t('header.extraLarge')}
                </abbr>
              )}
            </dd>
          </div>
        )}
        {member.from !== undefined && member.to !== undefined && (
          <div>
            <dt>{t('header.contract')}</dt>
            <dd>
              {formatDottedDate(member.from)} – {formatDottedDate(member.to)}
            </dd>
          </div>
        )}
      </dl>
      {ready && member.kr !== undefined && member.cardStatus !== undefined && (
        <span className={styles.pill} data-tone={card.tone}>
          <span className="visually-hidden">{t('header.cardStatus')}: </span>
          {t(card.textKey)}
        </span>
      )}
    </div>
  );
};

interface HeaderProps {
  menuId: string;
  menuOpen: boolean;
  onMenu: () => void;
}

export const Header = ({ menuId, menuOpen, onMenu }: HeaderProps) => {
  const { t } = useTranslation('common');
  const { currentUser, token } = useSession();
  const member = token === undefined ? undefined : currentUser;
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.logo}>
        <span className={styles.mark} aria-hidden="true" />
        {t('brand')}
      </Link>
      {member !== undefined && <MemberFacts member={member} />}
      <LanguageButtons />
      {member !== undefined && (
        <button type="button" className={styles.menuButton} aria-expanded={menuOpen} aria-controls={menuId} onClick={onMenu}>
          <Icon name={menuOpen ? 'close' : 'menu'} />
          {t('menu.open')}
        </button>
      )}
    </header>
  );
};
