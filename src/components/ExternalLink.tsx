import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rem } from '~/theme/typography';
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

interface ExternalLinkProps {
  href: string;
  marked?: boolean;
  children: ReactNode;
}

export const ExternalLink = ({ href, marked = false, children }: ExternalLinkProps) => (
  <a href={href} {...newTab}>
    {children}
    {marked && (
      <>
        {' '}
        <OpenInNew sx={{ fontSize: rem(15), verticalAlign: 'text-bottom' }} />
      </>
    )}
    <NewTabHint />
  </a>
);
