import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { getDocument } from '~/services/documents';

import { FileButton } from './FileButton';
import { FileProgress } from './FileProgress';
import { useDownload } from './useDownload';

const row: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  py: '10px',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '&:last-of-type': { pb: 0 },
  // Two buttons of a ready file go below it on a phone.
  '& > span:first-of-type': { flex: '1 1 130px', overflowWrap: 'anywhere' },
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
      <span>{children}</span>
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
