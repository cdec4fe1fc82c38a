import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sortDocuments } from '../../domain/documents';
import type { DocumentRow as Row } from '../../services/documents';
import { DocumentRow } from './DocumentRow';
import { LoadedForMember } from './LoadedForMember';
import { Pager } from './Pager';
import { usePages } from './usePages';
import type { YearDocumentsQuery } from './useYearDocuments';
import styles from './Documents.module.css';

interface RowsProps {
  rows: readonly Row[];
  kr: string;
  year: number;
  label: string;
}

const Rows = ({ rows, kr, year, label }: RowsProps) => {
  const pages = usePages(rows);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
        {pages.rows.map((row) => (
          <DocumentRow key={row.docKey} row={row} kr={kr} listYear={year} />
        ))}
      </ul>
      <Pager pages={pages} label={label} onOpened={() => list.current?.focus()} />
    </>
  );
};

interface YearDocumentsProps {
  query: YearDocumentsQuery;
  kr: string;
  year: number;
  /** What the list is called. */
  label: string;
}

/** One year's documents, newest key first; an empty year says so (DOC-1, DOC-5). */
export const YearDocuments = ({ query, kr, year, label }: YearDocumentsProps) => {
  const { t } = useTranslation('account');
  return (
    <LoadedForMember query={query}>
      {({ list }) => (list.length === 0 ? <p className={styles.empty}>{t('documents.empty', { year })}</p> : <Rows rows={sortDocuments(list)} kr={kr} year={year} label={label} />)}
    </LoadedForMember>
  );
};
