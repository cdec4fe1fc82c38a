import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { config } from '../../config';
import { today } from '../../domain/clock';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Icon } from '../../ui/Icon';
import { menuEntries, type MenuEntry, type MenuExternal, type MenuGroup, type MenuLink } from './menu';
import styles from './Menu.module.css';

/** The pages that stand under another in the path are not "the current page" of that other. */
const LinkItem = ({ entry }: { entry: MenuLink }) => {
  const { t } = useTranslation('common');
  return (
    <li>
      <NavLink to={entry.to} end className={entry.sub ? `${styles.item} ${styles.sub}` : styles.item}>
        {t(`menu.${entry.text}`)}
      </NavLink>
    </li>
  );
};

const ExternalItem = ({ entry }: { entry: MenuExternal }) => {
  const { t } = useTranslation('common');
  return (
    <li>
      <a href={entry.href} target="_blank" rel="noopener noreferrer" className={styles.item}>
        {t(`menu.${entry.text}`)}
        <Icon name="external" size={14} />
        <span className="visually-hidden">({t('opensNewTab')})</span>
      </a>
    </li>
  );
};

const GroupItem = ({ entry }: { entry: MenuGroup }) => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const id = useId();
  const current = entry.links.some(({ to }) => to === pathname);
  const [open, setOpen] = useState<boolean>();
  const shown = open ?? current;
  return (
    <li>
      <button type="button" className={styles.item} aria-expanded={shown} aria-controls={id} data-current={current} onClick={() => setOpen(!shown)}>
        {t(`menu.${entry.id}`)}
        <Icon name="chevron" size={14} />
      </button>
      <ul id={id} hidden={!shown}>
        {entry.links.map((link) => (
          <LinkItem key={link.to} entry={{ ...link, sub: true }} />
        ))}
      </ul>
    </li>
  );
};

const Entry = ({ entry }: { entry: MenuEntry }) => {
  if (entry.kind === 'group') return <GroupItem entry={entry} />;
  return entry.kind === 'external' ? <ExternalItem entry={entry} /> : <LinkItem entry={entry} />;
};

const keyOf = (entry: MenuEntry): string => (entry.kind === 'group' ? entry.id : entry.text);

/** The member's menu: beside the page on a desktop, dropped down from the header on a phone (NAV-3, NAV-4). */
export const Menu = ({ id, open }: { id: string; open: boolean }) => {
  const { t } = useTranslation('common');
  const { currentUser, upgradeDisabled = false } = useSession();
  const store = useSessionStore();
  if (currentUser === undefined) return null;
  const { own, further } = menuEntries({ member: currentUser, today: today(), upgradeDisabled, links: config.links });
  return (
    <nav id={id} className={styles.menu} data-open={open} aria-label={t('menu.label')}>
      <ul>
        {own.map((entry) => (
          <Entry key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      {further.length > 0 && (
        <ul className={styles.part}>
          {further.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} />
          ))}
        </ul>
      )}
      <div className={styles.part}>
        <button type="button" className={styles.item} onClick={() => store.end('loggedOut')}>
          {t('menu.logOut')}
        </button>
      </div>
    </nav>
  );
};
