import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { ExternalLink } from '~/components/ExternalLink';

/** A document that is agreed to; it opens beside the page, which stays. Not shown without an address. */
export const DocumentLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href !== undefined && (
    <Box sx={{ '& > a': { display: 'inline-block', minHeight: 24 }, typography: 'body2' }}>
      <ExternalLink href={href}>{children}</ExternalLink>
    </Box>
  );
