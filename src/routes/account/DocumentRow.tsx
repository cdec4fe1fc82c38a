import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useTranslation } from 'react-i18next';
import { documentTitle } from '../../domain/documents';
import { documentFile } from '../../features/downloading/documentFile';
import { FileButton } from '../../features/downloading/FileButton';
import { useDownload } from '../../features/downloading/useDownload';
import type { DocumentRow as Row } from '../../services/documents';
import { FileProgress } from './FileProgress';

const Item = styled('li')(memoTheme(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&:last-of-type': { paddingBottom: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > svg': { display: 'none' } },
})));

interface DocumentRowProps {
  row: Row;
  kr: string;
  listYear: number;
}

/** A document's name and year, and its download with a progress bar. */
export const DocumentRow = ({ row, kr, listYear }: DocumentRowProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { name, year = listYear } = documentTitle(row.docId);
  const { download, busy, progress, file } = useDownload(`${name} ${year}.pdf`);
  return (
    <Item>
      <DescriptionOutlined fontSize="small" />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {name}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {year}
        </Box>
      </Box>
      <FileButton variant="secondary" file={file} busy={busy} label={t('downloadOf', { name: `${name} ${year}` })} onFetch={() => void download(documentFile(row, kr))}>
        {t('common:button.download')}
      </FileButton>
      {busy && <FileProgress progress={progress} label={t('downloading', { name })} />}
    </Item>
  );
};
