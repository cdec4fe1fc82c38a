import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { today } from '../../domain/clock';
import { epassMinimum } from '../../domain/constants';
import { displayName } from '../../domain/member';
import { useStartedContract } from '../../features/useStartedContract';
import { useTakesRenewals } from '../../features/useTakesRenewals';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';
import { Card } from '../../components/Card';
import { CareLine, useCareWays } from '../../components/CareLine';
import { ExternalLink } from '../../components/ExternalLink';
import { Page } from '../../components/Page';
import { useConfig } from '../../components/useConfig';
import { nextSteps, type Step } from './nextSteps';
import { OverviewCard } from './OverviewCard';
import { OverviewContract } from './OverviewContract';
import { OverviewInvoice } from './OverviewInvoice';
import { OverviewPayments } from './OverviewPayments';

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))', gap: 2.5 } as const;

const StepItem = ({ step }: { step: Step }) => {
  const { t } = useTranslation('account');
  const title = t(`info.step.${step.name}.title`);
  return (
    <li>
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
    </li>
  );
};

const Epass = () => {
  const { t } = useTranslation('account');
  const { links } = useConfig();
  return (
    <Card title={t('info.epass.title')}>
      <Stack component="ol" sx={{ gap: 1, pl: 2.5, '& > li': { display: 'list-item', listStyle: 'decimal' } }}>
        <li>{t('info.epass.phone', epassMinimum)}</li>
        <li>{t('info.epass.choose')}</li>
        <li>{t('info.epass.show')}</li>
      </Stack>
      {links.promo !== undefined && (
        <p>
          <ExternalLink href={links.promo}>{t('info.promo')}</ExternalLink>
        </p>
      )}
    </Card>
  );
};

/** Nothing where no customer care is configured. */
const Care = ({ kr, email }: { kr: string | undefined; email: string }) => {
  const { t } = useTranslation('account');
  if (useCareWays().length === 0) return null;
  return (
    <Card title={t('info.care.title')}>
      <p>
        <CareLine labelled={false} />
      </p>
      <p>{kr === undefined ? t('info.care.email', { email }) : t('info.care.kr', { kr })}</p>
      <p>{t('info.care.text')}</p>
    </Card>
  );
};

/** /app: how things stand (contract under way, card, payments, last invoice), what to do next, the ePASS, customer care. */
export const Component = () => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { links } = useConfig();
  const { currentUser: member, upgradeDisabled = false } = useSession();
  const started = useStartedContract();
  const takesRenewals = useTakesRenewals(member);
  if (member === undefined) return null;
  const { kr } = member;
  const steps = nextSteps({ member, today: today(), started, takesRenewals, upgradeDisabled, links });
  return (
    <Page title={t('info.title')} lead={t('info.welcome', { name: displayName(member, language) })}>
      <OverviewContract inbox={started === 'inbox'} />
      <Box sx={columns}>
        <OverviewCard member={member} mayStart={started === undefined} />
        {kr !== undefined && <OverviewPayments kr={kr} />}
        {kr !== undefined && <OverviewInvoice kr={kr} />}
        <Card title={t('info.next')}>
          <Box component="ol" sx={{ display: 'grid', gap: 1.5, pl: 2.5, '& > li': { display: 'list-item', listStyle: 'decimal' } }}>
            {steps.map((step) => (
              <StepItem key={step.name} step={step} />
            ))}
          </Box>
        </Card>
        <Epass />
        <Care kr={kr} email={member.email} />
      </Box>
    </Page>
  );
};
