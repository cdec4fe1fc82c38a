import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { getDocument } from '~/services/documents';

import { FileButton } from './FileButton';
import { FileProgress } from './FileProgress';
import { useDownload } from './useDownload';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:last-of-type': { paddingBottom: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > svg': { display: 'none' } },
}));

interface DocumentItemProps {
  document: {
    docKey: string | number;
    /** Whether to send the kr: only for rows with `docKr` and for the general terms. */
    docKr: boolean;
  };
  /** None before the first contract. */
  kr: string | undefined;
  /** Names the file and its download. */
  title: string;
  /** How the list names the document. */
  children: ReactNode;
}

/** A document in a list, and its download with a progress bar. */
export const DocumentItem = ({ document: { docKey, docKr }, kr, title, children }: DocumentItemProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { download, busy, progress, file } = useDownload(`${title}.pdf`);
  const query = { id: String(docKey), ...(docKr && kr !== undefined && { kr }) };
  return (
    <Item>
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
    </Item>
  );
};
