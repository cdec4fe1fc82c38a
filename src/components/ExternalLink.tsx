import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '~/theme/visuallyHidden';

export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** For screen readers, in every link with `newTab`. */
export const NewTabHint = () => {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={visuallyHidden}>
      {' '}
      ({t('opensNewTab')})
    </Box>
  );
};

export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} {...newTab}>
    {children}
    <NewTabHint />
  </a>
);
