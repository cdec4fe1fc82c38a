import { Box, Typography, type SxProps, type Theme } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { clampLines } from '~/theme/clampLines';
import { rem } from '~/theme/typography';

/** Whose account the tab shows, if that isn't the one who looks: support staff tell their tabs apart by it. */
export const OwnerContext = createContext<string | undefined>(undefined);

const wide: SxProps<Theme> = { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' };

const narrowCard: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  width: rem(420),
  maxWidth: '100%',
  m: { xs: '0 auto', sm: '24px auto' },
  p: { xs: '24px 16px', sm: '36px' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};

interface PageProps {
  /** The page's one h1, and its document title. */
  title: ReactNode;
  documentTitle?: string;
  lead?: ReactNode;
  narrow?: boolean;
  children?: ReactNode;
}

/** The frame of every page: document title, heading, content. The shell moves the focus to the heading. */
export const Page = ({ title, documentTitle, lead, narrow, children }: PageProps) => {
  const { t } = useTranslation();
  const name = documentTitle ?? (typeof title === 'string' ? title : '');
  const owner = use(OwnerContext);
  return (
    <>
      <title>{[owner, name, t('brand')].filter(Boolean).join(' – ')}</title>
      <Box data-narrow-page={narrow} sx={narrow ? narrowCard : wide}>
        <Box component="header" sx={{ display: 'grid', gap: '4px' }}>
          <h1 tabIndex={-1} data-page-heading>
            {title}
          </h1>
          {lead !== undefined && (
            <Typography color="textSecondary" sx={clampLines(6)}>
              {lead}
            </Typography>
          )}
        </Box>
        {children}
      </Box>
    </>
  );
};
