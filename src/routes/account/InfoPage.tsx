import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../config';
import { today } from '../../domain/clock';
import { epassMinimum } from '../../domain/constants';
import { displayName } from '../../domain/member';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { CareLine } from '../../components/CareLine';
import { ExternalLink } from '../../components/ExternalLink';
import { Page } from '../../components/Page';
import { nextSteps, type Step } from './nextSteps';

const StepItem = ({ step }: { step: Step }) => {
  const { t } = useTranslation('account');
  const title = t(`info.step.${step.name}.title`);
  return (
    <Stack component="li" sx={{ gap: 0.5, padding: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
      {'to' in step ? (
        <Link to={step.to}>{title}</Link>
      ) : (
        <ExternalLink href={step.href} marked>
          {title}
        </ExternalLink>
      )}
      <Typography variant="body2" sx={{ lineHeight: '20px', color: 'text.secondary' }}>
        {t(`info.step.${step.name}.text`)}
      </Typography>
    </Stack>
  );
};

/** /app: what the member can do next, how to use the ePASS, and where to get help. */
export const Component = () => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { currentUser: member, contractKey, upgradeDisabled = false } = useSession();
  if (member === undefined) return null;
  const steps = nextSteps({ member, today: today(), contractKey, upgradeDisabled, links: config.links });
  return (
    <Page title={t('info.title')} lead={t('info.welcome', { name: displayName(member, language) })}>
      <Card title={t('info.next')}>
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 1.5 }}>
          {steps.map((step) => (
            <StepItem key={step.name} step={step} />
          ))}
        </Box>
      </Card>
      <Card title={t('info.epass.title')}>
        <Stack component="ol" sx={{ gap: 1, pl: 2.5, '& > li': { display: 'list-item', listStyle: 'decimal' } }}>
          <li>{t('info.epass.phone', epassMinimum)}</li>
          <li>{t('info.epass.choose')}</li>
          <li>{t('info.epass.show')}</li>
        </Stack>
        {config.links.promo !== undefined && (
          <p>
            <ExternalLink href={config.links.promo}>{t('info.promo')}</ExternalLink>
          </p>
        )}
      </Card>
      <Card title={t('info.care.title')}>
        <p>
          <CareLine />
        </p>
        <p>{t('info.care.text')}</p>
        <p>{member.kr === undefined ? t('info.care.email', { email: member.email }) : t('info.care.kr', { kr: member.kr })}</p>
      </Card>
    </Page>
  );
};
