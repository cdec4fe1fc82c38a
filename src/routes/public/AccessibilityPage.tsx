import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { CareLine, useCareContacts } from '~/components/feedback/CareLine';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';

/** The day of the tests, and of the statement. */
const testedOn = '2026-11-29';

const tests = ['axe', 'keyboard', 'reflow', 'semantics'] as const;
const limits = ['people', 'files', 'others'] as const;

const bullets = { display: 'grid', gap: '8px', pl: '20px', listStyle: 'disc' };

/** /accessibility: what was tested and when, the known limits, and a contact. */
const AccessibilityPage = () => {
  const { t } = useTranslation('portal');
  const hasCare = useCareContacts().length > 0;
  return (
    <Page title={t('public.accessibility.title')} lead={t('public.accessibility.lead')}>
      <Card title={t('public.accessibility.tested')}>
        <p>{t('public.accessibility.testedOn', { date: testedOn })}</p>
        <Box component="ul" sx={bullets}>
          {tests.map((name) => (
            <li key={name}>{t(`public.accessibility.test.${name}`)}</li>
          ))}
        </Box>
      </Card>
      <Card title={t('public.accessibility.limits')}>
        <Box component="ul" sx={bullets}>
          {limits.map((name) => (
            <li key={name}>{t(`public.accessibility.limit.${name}`)}</li>
          ))}
        </Box>
      </Card>
      {hasCare && (
        <Card title={t('public.accessibility.contact')}>
          <p>
            {t('public.accessibility.contactText')}
            <CareLine />
          </p>
        </Card>
      )}
      <p>{t('public.accessibility.date', { date: testedOn })}</p>
    </Page>
  );
};

export { AccessibilityPage as Component };
