import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { rem } from '../theme/typography';
import { visuallyHidden } from '../theme/visuallyHidden';

interface ExternalLinkProps {
  href: string;
  /** Shows the external-link icon after the text. */
  marked?: boolean;
  children: ReactNode;
}

/** A link to another site. It opens in a new tab without an opener, and says so. */
export const ExternalLink = ({ href, marked = false, children }: ExternalLinkProps) => {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {marked && (
        <>
          {' '}
          <OpenInNew sx={{ fontSize: rem(15), verticalAlign: 'text-bottom' }} />
        </>
      )}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        ({t('opensNewTab')})
      </Box>
    </a>
  );
};
