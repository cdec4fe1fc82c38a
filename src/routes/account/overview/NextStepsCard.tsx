import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ExternalLink } from '../../../components/ExternalLink';
import { Card } from '../../../components/layout/Card';
import type { IsoDate } from '../../../domain/time/dates';
import type { Step } from './nextSteps';

const StepTitle = ({ step: { to, href }, title }: { step: Step; title: string }) => {
  if (to !== undefined) return <Link to={to}>{title}</Link>;
  if (href === undefined) return <strong>{title}</strong>;
  return (
    <ExternalLink href={href} marked>
      {title}
    </ExternalLink>
  );
};

interface NextStepsCardProps {
  steps: readonly Step[];
  /** The last day of the present contract. */
  until: IsoDate | undefined;
}

/** What else the member can do; nothing where there is nothing. */
export const NextStepsCard = ({ steps, until = '' }: NextStepsCardProps) => {
  const { t } = useTranslation('portal');
  if (steps.length === 0) return null;
  return (
    <Card title={t('account.info.next')}>
      <Stack component="ul" sx={{ gap: 1.5 }}>
        {steps.map((step) => (
          <li key={step.name}>
            <StepTitle step={step} title={t(`account.info.step.${step.name}.title`, { date: until })} />
            <Typography variant="body2" sx={{ lineHeight: '20px', color: 'text.secondary' }}>
              {t(`account.info.step.${step.name}.text`, { date: until })}
            </Typography>
          </li>
        ))}
      </Stack>
    </Card>
  );
};
