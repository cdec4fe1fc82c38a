import type { TFunction } from 'i18next';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { config } from '../config';
import type { IsoDate } from '../domain/dates';
import { useSession, useSessionStore } from '../session/SessionContext';
import { Icon } from '../components/Icon';
import { menuEntries, type MenuEntry, type MenuExternal, type MenuGroup, type MenuLink } from './menuEntries';
import styles from './Menu.module.css';

/** An entry, with the texts that the menu has asked for once (PERF-3). */
interface EntryProps<E> {
  entry: E;
  t: TFunction;
}

/**
 * The pages that stand under another in the path are not "the current page" of that other. The router's NavLink would build an
 * address for each entry at each step (PERF-3).
 */
const LinkItem = ({ entry, t }: EntryProps<MenuLink>) => {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={entry.to} aria-current={entry.to === pathname ? 'page' : undefined} className={entry.sub ? `${styles.item} ${styles.sub}` : styles.item}>
        {t(`menu.${entry.text}`)}
      </Link>
    </li>
  );
};

const ExternalItem = ({ entry, t }: EntryProps<MenuExternal>) => (
  <li>
    <a href={entry.href} target="_blank" rel="noopener noreferrer" className={styles.item}>
      {t(`menu.${entry.text}`)}
      <Icon name="external" size={14} />
      <span className="visually-hidden">({t('opensNewTab')})</span>
    </a>
  </li>
);

const GroupItem = ({ entry, t }: EntryProps<MenuGroup>) => {
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
          <LinkItem key={link.to} entry={{ ...link, sub: true }} t={t} />
        ))}
      </ul>
    </li>
  );
};

const Entry = ({ entry, t }: EntryProps<MenuEntry>) => {
  if (entry.kind === 'group') return <GroupItem entry={entry} t={t} />;
  return entry.kind === 'external' ? <ExternalItem entry={entry} t={t} /> : <LinkItem entry={entry} t={t} />;
};

const keyOf = (entry: MenuEntry): string => (entry.kind === 'group' ? entry.id : entry.text);

/** The member's menu: beside the page on a desktop, dropped down from the header on a phone (NAV-3, NAV-4). From page to page only its links look where they are. */
export const Menu = memo(function Menu({ id, open, day }: { id: string; open: boolean; day: IsoDate }) {
  const { t } = useTranslation('common');
  const { currentUser, upgradeDisabled = false } = useSession();
  const store = useSessionStore();
  if (currentUser === undefined) return null;
  const { own, further } = menuEntries({ member: currentUser, today: day, upgradeDisabled, links: config.links });
  return (
    <nav id={id} className={styles.menu} data-open={open} aria-label={t('menu.label')}>
      <ul>
        {own.map((entry) => (
          <Entry key={keyOf(entry)} entry={entry} t={t} />
        ))}
      </ul>
      {further.length > 0 && (
        <ul className={styles.part}>
          {further.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} t={t} />
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
});
