import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { copyNumbers, documentTitle, isListed, sortDocuments } from '~/domain/contract/documents';
import { currentYear, today } from '~/domain/time/clock';
import { DocumentItem } from '~/features/downloading/DocumentItem';
import { useDocumentName } from '~/features/downloading/useDocumentName';
import { NoContract } from '~/features/member/NoContract';
import { LoadedForMember } from '~/routes/account/LoadedForMember';
import { PagedList } from '~/routes/account/PagedList';
import { PastYearCard, useRevealed } from '~/routes/account/PastYearCard';
import type { DocumentRow } from '~/services/documents';
import { documents } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

interface YearDocumentProps {
  row: DocumentRow;
  kr: string;
  /** The list's year, for a document that names none. */
  listYear: number;
  /** Which one of the same name it is, if there are several (UX-28). */
  copy: number | undefined;
}

const YearDocument = ({ row, kr, listYear, copy }: YearDocumentProps) => {
  const { t } = useTranslation('portal');
  const { name: given, year = listYear } = documentTitle(row.docId);
  const { name, lang } = useDocumentName()(given);
  const details = copy === undefined ? String(year) : `${year}, ${t('account.documents.copy', { n: copy })}`;
  return (
    <DocumentItem document={row} kr={kr} title={`${name} ${details}`}>
      <Box component="span" lang={lang} sx={{ fontWeight: 550 }}>
        {name}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {details}
      </Box>
    </DocumentItem>
  );
};

interface YearDocumentsProps {
  query: UseQueryResult<{ list: DocumentRow[] }>;
  kr: string;
  year: number;
  /** What the list is called. */
  label: string;
}

/** One year's documents, newest first; an empty year says so. */
const YearDocuments = ({ query, kr, year, label }: YearDocumentsProps) => {
  const { t } = useTranslation('portal');
  return (
    <LoadedForMember query={query} lines={16}>
      {({ list }) => {
        if (list.length === 0)
          return <Typography color="textSecondary">{t('account.documents.empty', { year })}</Typography>;
        const copies = copyNumbers(list, year);
        return (
          <PagedList rows={sortDocuments(list)} label={label}>
            {(rows) => (
              <ul>
                {rows.map((row) => (
                  <YearDocument key={row.docKey} row={row} kr={kr} listYear={year} copy={copies.get(row.docKey)} />
                ))}
              </ul>
            )}
          </PagedList>
        );
      }}
    </LoadedForMember>
  );
};

const Documents = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const [pastYear, setPastYear] = useState(thisYear - 1);
  const current = useQuery(documents(kr, thisYear));
  const next = useQuery(documents(kr, thisYear + 1));
  const past = useQuery({ ...documents(kr, pastYear), enabled: isListed(pastYear, today()) });
  const showsNext = useRevealed(current.isPending);
  const showsPast = useRevealed(current.isPending || next.isPending);
  const title = t('account.documents.ofYear', { year: thisYear });
  const nextTitle = t('account.documents.ofYear', { year: thisYear + 1 });
  return (
    <>
      <Card title={title}>
        <YearDocuments query={current} kr={kr} year={thisYear} label={title} />
      </Card>
      {showsNext && (
        <Card title={nextTitle}>
          <YearDocuments query={next} kr={kr} year={thisYear + 1} label={nextTitle} />
        </Card>
      )}
      {showsPast && (
        <PastYearCard
          title={t('account.documents.past')}
          year={pastYear}
          onPick={setPastYear}
          unlisted={t('account.documents.old', { year: pastYear })}
        >
          <YearDocuments key={pastYear} query={past} kr={kr} year={pastYear} label={t('account.documents.past')} />
        </PastYearCard>
      )}
    </>
  );
};

/** /documents: this year's, next year's, and those of a past year; each list stands and fails by itself. */
const DocumentsPage = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('account.documents.title')}>{kr === undefined ? <NoContract /> : <Documents kr={kr} />}</Page>;
};

export { DocumentsPage as Component };
