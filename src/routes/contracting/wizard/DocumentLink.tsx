import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Wizard.module.css';

/** A document that is agreed to; it opens beside the page, which stays (WIZ-14). Not shown without an address (NAV-5). */
export const DocumentLink = ({ href, children }: { href: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation('common');
  if (href === undefined) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.document}>
      {children} <span className="visually-hidden">({t('opensNewTab')})</span>
    </a>
  );
};
