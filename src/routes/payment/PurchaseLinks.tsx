import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from '../../components/ExternalLink';
import { config } from '../../config';

const links = ['purchaseInfo', 'cardMandateInfo'] as const;

/** Links for buyers. One without a configured address isn't shown. */
export const PurchaseLinks = () => {
  const { t } = useTranslation('payment');
  const shown = links.flatMap((name) => {
    const href = config.links[name];
    return href === undefined ? [] : [{ name, href }];
  });
  if (shown.length === 0) return null;
  return (
    <Stack component="ul" direction="row" aria-label={t('links.label')} sx={{ flexWrap: 'wrap', gap: '4px 20px', fontSize: 13, '& a': { display: 'inline-block', minHeight: 24 } }}>
      {shown.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{t(`links.${name}`)}</ExternalLink>
        </li>
      ))}
    </Stack>
  );
};
