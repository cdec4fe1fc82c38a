import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '../../../theme/visuallyHidden';

/** A document that is agreed to; it opens beside the page, which stays. Not shown without an address. */
export const DocumentLink = ({ href, children }: { href: string | undefined; children: ReactNode }) => {
  const { t } = useTranslation();
  if (href === undefined) return null;
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'block', width: 'fit-content', minHeight: 24, mr: 2, typography: 'body2', fontWeight: 600 }}
    >
      {children}{' '}
      <Box component="span" sx={visuallyHidden}>
        ({t('opensNewTab')})
      </Box>
    </Link>
  );
};
