import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Page.module.css';

interface PageProps {
  /** The page's one h1, and its document title (NAV-13). */
  title: ReactNode;
  /** The document title where the h1 is more than text. */
  documentTitle?: string;
  lead?: ReactNode;
  /** Public pages stand in a narrow card in the middle. */
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every page: document title, heading, content. The shell moves the focus to the heading. */
export const Page = ({ title, documentTitle, lead, narrow, children }: PageProps) => {
  const { t } = useTranslation('common');
  const headingId = useId();
  const name = documentTitle ?? (typeof title === 'string' ? title : '');
  const content = (
    <>
      <header className={styles.header}>
        <h1 id={headingId} tabIndex={-1} data-page-heading>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </>
  );
  return (
    <>
      <title>{`${name} – ${t('brand')}`}</title>
      {narrow ? <div className={styles.narrow}>{content}</div> : <div className={styles.page}>{content}</div>}
    </>
  );
};
