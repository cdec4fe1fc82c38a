import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ExternalLink } from '../../../components/ExternalLink';
import { Card } from '../../../components/layout/Card';
import { rem } from '../../../theme/typography';
import type { Step } from './nextSteps';

const StepTitle = ({ step, title }: { step: Step; title: string }) =>
  'to' in step ? (
    <Link to={step.to}>{title}</Link>
  ) : (
    <ExternalLink href={step.href} marked>
      {title}
    </ExternalLink>
  );

/** What else the member can do; nothing where there is nothing. */
export const NextStepsCard = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('portal');
  if (steps.length === 0) return null;
  return (
    <Card title={t('account.info.next')}>
      <Stack component="ul" sx={{ gap: 1.5 }}>
        {steps.map((step) => (
          <li key={step.name}>
            <StepTitle step={step} title={t(`account.info.step.${step.name}.title`)} />
            <Typography variant="body2" sx={{ lineHeight: rem(20), color: 'text.secondary' }}>
              {t(`account.info.step.${step.name}.text`)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Card>
  );
};
