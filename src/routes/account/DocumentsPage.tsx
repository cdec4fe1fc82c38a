import { useTranslation } from 'react-i18next';
import { currentYear, today } from '../../domain/clock';
import { isListed } from '../../domain/documents';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';
import { NoKr } from '../../features/NoKr';
import { usePastYear } from './usePastYear';
import { useTurns } from './useTurns';
import { useYearDocuments, yearDocuments } from './useYearDocuments';
import { YearDocuments } from './YearDocuments';
import { YearPicker } from './YearPicker';

const Documents = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const thisYear = currentYear();
  const lists = [useYearDocuments(kr, thisYear), useYearDocuments(kr, thisYear + 1)];
  const [pastYear, setPastYear] = usePastYear((year) => yearDocuments(kr, year));
  const listed = isListed(pastYear, today());
  const past = useYearDocuments(kr, pastYear, listed);
  const turns = useTurns([...lists.map(({ isPending }) => isPending), listed && past.isPending]);
  return (
    <>
      {lists.slice(0, turns).map((query, index) => {
        const year = thisYear + index;
        const title = t('documents.ofYear', { year });
        return (
          <Card key={year} title={title}>
            <YearDocuments query={query} kr={kr} year={year} label={title} />
          </Card>
        );
      })}
      {turns > lists.length && (
        <Card title={t('documents.past')} aside={<YearPicker year={pastYear} onPick={setPastYear} />}>
          {listed ? (
            <YearDocuments key={pastYear} query={past} kr={kr} year={pastYear} label={t('documents.past')} />
          ) : (
            <Message tone="warning" live>
              {t('documents.old', { year: pastYear })}
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
  const { t } = useTranslation('account');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('documents.title')}>{kr === undefined ? <NoKr /> : <Documents kr={kr} />}</Page>;
};
