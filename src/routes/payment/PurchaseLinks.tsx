import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { ExternalLink } from '~/components/ExternalLink';
import { useConfig } from '~/components/hooks/useConfig';
import { rem } from '~/theme/typography';

const names = ['purchaseInfo', 'cardMandateInfo'] as const;

/** Links for buyers. One without a configured address isn't shown. */
export const PurchaseLinks = () => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  const shown = names.flatMap((name) => {
    const href = links[name];
    return href === undefined ? [] : [{ name, href }];
  });
  if (shown.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('payment.links.label')}
      sx={{
        flexWrap: 'wrap',
        gap: { xs: '0 20px', sm: '4px 20px' },
        fontSize: rem(13),
        '& a': { display: 'inline-block', py: { xs: '10px', sm: 0 } },
        '@media print': { display: 'none' },
      }}
    >
      {shown.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{t(`payment.links.${name}`)}</ExternalLink>
        </li>
      ))}
    </Stack>
  );
};
