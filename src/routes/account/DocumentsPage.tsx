import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentYear, today } from '../../domain/clock';
import { isListed } from '../../domain/member';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../ui/Card';
import { Message } from '../../ui/Message';
import { Page } from '../../ui/Page';
import { NoKr } from './NoKr';
import { YearDocuments } from './YearDocuments';
import { YearPicker } from './YearPicker';

const Documents = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('account');
  const thisYear = currentYear();
  const [pastYear, setPastYear] = useState(thisYear - 1);
  return (
    <>
      {[thisYear, thisYear + 1].map((year) => (
        <Card key={year} title={t('documents.ofYear', { year })}>
          <YearDocuments kr={kr} year={year} label={t('documents.ofYear', { year })} />
        </Card>
      ))}
      <Card title={t('documents.past')} aside={<YearPicker year={pastYear} onPick={setPastYear} />}>
        {isListed(pastYear, today()) ? (
          <YearDocuments key={pastYear} kr={kr} year={pastYear} label={t('documents.past')} />
        ) : (
          <Message tone="warning" live>
            {t('documents.old', { year: pastYear })}
          </Message>
        )}
      </Card>
    </>
  );
};

/** /documents: this year's, next year's, and those of a past year; each list stands and fails by itself (DOC-1, DOC-5, DOC-6). */
export const Component = () => {
  const { t } = useTranslation('account');
  const { currentUser } = useSession();
  const kr = currentUser?.kr;
  return <Page title={t('documents.title')}>{kr === undefined ? <NoKr code="NO_KR" /> : <Documents kr={kr} />}</Page>;
};
