import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** More than a year's monthly invoices; 2,000 rows at once would be 2,000 stops for the keyboard, too. */
const pageRows = 25;

interface PagedListProps<T> {
  rows: readonly T[];
  /** The list's name: it tells two pagers of a page apart. */
  label: string;
  /** Renders the rows of the open page. */
  children: (rows: readonly T[]) => ReactNode;
}

/** A list with pages, if one doesn't hold it all. Another page takes the focus. */
export const PagedList = <T,>({ rows, label, children }: PagedListProps<T>) => {
  const { t } = useTranslation('portal');
  const [wanted, setWanted] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const pages = Math.max(1, Math.ceil(rows.length / pageRows));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * pageRows;
  const shown = rows.slice(first, first + pageRows);
  const open = (next: number): void => {
    setWanted(next);
    list.current?.focus();
  };
  return (
    <>
      <Stack ref={list} role="group" aria-label={label} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {children(shown)}
      </Stack>
      {pages > 1 && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px 16px' }}
        >
          <Typography role="status" variant="body2" color="textSecondary">
            {t('account.pager.where', { first: first + 1, last: first + shown.length, total: rows.length })}
          </Typography>
          <Pagination
            aria-label={t('account.pager.label', { list: label })}
            count={pages}
            page={page}
            siblingCount={0}
            shape="rounded"
            onChange={(_event, next) => open(next)}
          />
        </Stack>
      )}
    </>
  );
};
