import { useTranslation } from 'react-i18next';

import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { Card } from '../../../components/layout/Card';
import { Page } from '../../../components/layout/Page';
import { isListed } from '../../../domain/contract/documents';
import { currentYear, today } from '../../../domain/time/clock';
import { NoKr } from '../../../features/member/NoKr';
import { useSession } from '../../../session/SessionContext';
import { usePastYear } from '../usePastYear';
import { useRevealInOrder } from '../useRevealInOrder';
import { YearPicker } from '../YearPicker';
import { useYearDocuments, yearDocuments } from './useYearDocuments';
import { YearDocuments } from './YearDocuments';

const Documents = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const thisYear = currentYear();
  const lists = [useYearDocuments(kr, thisYear), useYearDocuments(kr, thisYear + 1)];
  const pastYears = usePastYear((year) => yearDocuments(kr, year));
  const pastYear = pastYears.year;
  const listed = isListed(pastYear, today());
  const past = useYearDocuments(kr, pastYear, listed);
  const turns = useRevealInOrder([...lists.map(({ isPending }) => isPending), listed && past.isPending]);
  return (
    <>
      {lists.slice(0, turns).map((query, index) => {
        const year = thisYear + index;
        const title = t('account.documents.ofYear', { year });
        return (
          <Card key={year} title={title}>
            <YearDocuments query={query} kr={kr} year={year} label={title} />
          </Card>
        );
      })}
      {turns > lists.length && (
        <Card title={t('account.documents.past')} aside={<YearPicker {...pastYears} />}>
          {listed ? (
            <YearDocuments key={pastYear} query={past} kr={kr} year={pastYear} label={t('account.documents.past')} />
          ) : (
            <Message tone="warning" live>
              {t('account.documents.old', { year: pastYear })}
              <CareLine />
            </Message>
          )}
        </Card>
      )}
    </>
  );
};

/** /documents: this year's, next year's, and those of a past year; each list stands and fails by itself. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('account.documents.title')}>{kr === undefined ? <NoKr /> : <Documents kr={kr} />}</Page>;
};
