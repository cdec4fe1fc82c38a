import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { documentKind, documentTitle } from '../../../domain/contract/documents';
import { documentFile } from '../../../features/downloading/documentFile';
import { FileButton } from '../../../features/downloading/FileButton';
import { useDownload } from '../../../features/downloading/useDownload';
import { useLanguage } from '../../../i18n/useLanguage';
import type { DocumentRow as Row } from '../../../services/documents';
import { FileProgress } from '../FileProgress';

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

interface DocumentRowProps {
  row: Row;
  kr: string;
  listYear: number;
  /** Which one of the same name it is, if there are several. */
  copy: number | undefined;
}

/** A document's name, year and number among its namesakes, and its download with a progress bar. */
export const DocumentRow = ({ row, kr, listYear, copy }: DocumentRowProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const { name: given, year = listYear } = documentTitle(row.docId);
  // The service's names are Hungarian.
  const kind = language === 'hu' ? undefined : documentKind(given);
  const name = kind === undefined ? given : t(`account.documents.kind.${kind}`);
  const words = [String(year), ...(copy === undefined ? [] : [t('account.documents.copy', { n: copy })])];
  const title = `${name} ${words.join(', ')}`;
  const { download, busy, progress, file } = useDownload(`${title}.pdf`);
  return (
    <Item>
      <DescriptionOutlined fontSize="small" />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" lang={kind === undefined ? 'hu' : undefined} sx={{ fontWeight: 550 }}>
          {name}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {words.join(', ')}
        </Box>
      </Box>
      <FileButton
        variant="secondary"
        file={file}
        busy={busy}
        label={t('account.downloadOf', { name: title })}
        onFetch={() => void download(documentFile(row, kr))}
      >
        {t('common:button.download')}
      </FileButton>
      {busy && (
        <FileProgress
          progress={progress}
          label={t('account.downloading', { name: copy === undefined ? name : title })}
        />
      )}
    </Item>
  );
};
