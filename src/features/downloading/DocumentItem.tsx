import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { getDocument } from '~/services/documents';

import { FileButton } from './FileButton';
import { FileProgress } from './FileProgress';
import { useDownload } from './useDownload';

const row: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: '4px 12px',
  py: '10px',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '&:last-of-type': { pb: 0 },
  '& > svg': { display: { xs: 'none', sm: 'block' }, color: 'text.secondary' },
};

interface DocumentItemProps {
  document: {
    docKey: string | number;
    /** Whether to send the kr: only for rows with `docKr` and for the general terms. */
    docKr: boolean;
  };
  kr: string | undefined;
  title: string;
  children: ReactNode;
}

export const DocumentItem = ({ document: { docKey, docKr }, kr, title, children }: DocumentItemProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { download, busy, progress, file } = useDownload(`${title}.pdf`);
  const query = { id: String(docKey), ...(docKr && kr !== undefined && { kr }) };
  return (
    <Box component="li" sx={row}>
      <DescriptionOutlined fontSize="small" />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <FileButton
        variant="secondary"
        file={file}
        busy={busy}
        label={t('account.downloadOf', { name: title })}
        onFetch={() => void download((options) => getDocument(query, options))}
      >
        {t('common:button.download')}
      </FileButton>
      {busy && <FileProgress progress={progress} label={t('account.downloading', { name: title })} />}
    </Box>
  );
};
