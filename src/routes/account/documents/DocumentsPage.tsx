import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { copyNumbers, sortDocuments } from '~/domain/contract/documents';
import { DocumentItem } from '~/features/downloading/DocumentItem';
import { useDocumentName } from '~/features/downloading/useDocumentName';
import { FirstRows } from '~/routes/account/FirstRows';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { YearLists, type YearListProps } from '~/routes/account/YearLists';
import type { DocumentRow } from '~/services/documents';
import { documents } from '~/services/queries';

interface YearDocumentProps {
  row: DocumentRow;
  kr: string;
  /** The list's year, for a document that names none. */
  listYear: number;
  /** Which one of the same name it is, if there are several (UX-28). */
  copy: number | undefined;
}

const YearDocument = ({ row, kr, listYear, copy }: YearDocumentProps) => {
  const { name, lang, year = listYear, kind } = useDocumentName()(row.docId);
  const details = copy === undefined ? String(year) : `${year} (${copy})`;
  return (
    <DocumentItem
      // The general terms are fetched with the kr, whatever their row says (DOC-2).
      document={{ ...row, docKr: row.docKr || kind === 'terms' }}
      kr={kr}
      title={`${name} ${details}`}
    >
      <Box component="span" lang={lang} sx={{ fontWeight: 550 }}>
        {name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {details}
      </Box>
    </DocumentItem>
  );
};

const YearDocuments = ({ query, kr, year, label }: YearListProps<{ list: DocumentRow[]; unread: number }>) => {
  const { t } = useTranslation('portal');
  return (
    <LoadedForMember query={query} lines={16}>
      {({ list, unread }) => {
        if (list.length === 0)
          return <Typography color="textSecondary">{t('account.documents.empty', { year })}</Typography>;
        const copies = copyNumbers(list, year);
        return (
          <FirstRows rows={sortDocuments(list)} unread={unread} label={label}>
            {(rows) => (
              <ul>
                {rows.map((row) => (
                  <YearDocument key={row.docKey} row={row} kr={kr} listYear={year} copy={copies.get(row.docKey)} />
                ))}
              </ul>
            )}
          </FirstRows>
        );
      }}
    </LoadedForMember>
  );
};

/** /documents: this year's, next year's, and those of a past year. */
const DocumentsPage = () => (
  <YearLists of="documents" list={documents} withNextYear>
    {(list) => <YearDocuments key={list.year} {...list} />}
  </YearLists>
);

export { DocumentsPage as Component };
