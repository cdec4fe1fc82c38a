import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { copyNumbers, sortDocuments } from '../../../domain/contract/documents';
import type { DocumentRow as Row } from '../../../services/documents';
import { LoadedForMember } from '../LoadedForMember';
import { Pager } from '../Pager';
import { usePages } from '../usePages';
import { DocumentRow } from './DocumentRow';
import type { YearDocumentsQuery } from './useYearDocuments';

interface RowsProps {
  rows: readonly Row[];
  kr: string;
  year: number;
  label: string;
}

const Rows = ({ rows, kr, year, label }: RowsProps) => {
  const pages = usePages(rows);
  const copies = copyNumbers(rows, year);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Stack component="ul" ref={list} tabIndex={-1} aria-label={label} sx={{ '&:focus': { outline: 'none' } }}>
        {pages.rows.map((row) => (
          <DocumentRow key={row.docKey} row={row} kr={kr} listYear={year} copy={copies.get(row.docKey)} />
        ))}
      </Stack>
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

/** One year's documents, newest first; an empty year says so. */
export const YearDocuments = ({ query, kr, year, label }: YearDocumentsProps) => {
  const { t } = useTranslation('portal');
  return (
    <LoadedForMember query={query} lines={16}>
      {({ list }) =>
        list.length === 0 ? (
          <Typography color="textSecondary">{t('account.documents.empty', { year })}</Typography>
        ) : (
          <Rows rows={sortDocuments(list)} kr={kr} year={year} label={label} />
        )
      }
    </LoadedForMember>
  );
};
