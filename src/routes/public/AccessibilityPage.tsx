import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDottedDate } from '../../domain/dates';
import { Card } from '../../components/Card';
import { CareLine, useCareWays } from '../../components/CareLine';
import { Page } from '../../components/Page';

/** The day of the tests, and of the statement. */
const testedOn = '2026-11-23';

const tests = ['axe', 'keyboard', 'reflow', 'semantics'] as const;
const limits = ['people', 'files', 'others'] as const;

const List = styled('ul')({ display: 'grid', gap: 8, paddingLeft: 20, listStyle: 'disc' });

/** /accessibility: what was tested and when, the known limits, and a contact. */
export const Component = () => {
  const { t } = useTranslation('public');
  const hasCare = useCareWays().length > 0;
  return (
    <Page title={t('accessibility.title')} lead={t('accessibility.lead')}>
      <Card title={t('accessibility.tested')}>
        <p>{t('accessibility.testedOn', { date: formatDottedDate(testedOn) })}</p>
        <List>
          {tests.map((name) => (
            <li key={name}>{t(`accessibility.test.${name}`)}</li>
          ))}
        </List>
      </Card>
      <Card title={t('accessibility.limits')}>
        <List>
          {limits.map((name) => (
            <li key={name}>{t(`accessibility.limit.${name}`)}</li>
          ))}
        </List>
      </Card>
      {hasCare && (
        <Card title={t('accessibility.contact')}>
          <p>
            {t('accessibility.contactText')}
            <CareLine />
          </p>
        </Card>
      )}
      <p>{t('accessibility.date', { date: formatDottedDate(testedOn) })}</p>
    </Page>
  );
};
