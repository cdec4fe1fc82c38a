import DescriptionOutlinedIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { documentFile } from '../../../features/downloading/documentFile';
import { FileButton } from '../../../features/downloading/FileButton';
import { useDownload } from '../../../features/downloading/useDownload';
import type { ContractStatus } from '../../../services/contractingGet';
import { rem } from '../../../theme/typography';

interface ContractFile {
  name: 'contract' | 'registration' | 'collection' | 'transfer' | 'terms';
  docKey: string;
  /** Only the general terms are fetched with the kr. */
  docKr: boolean;
}

/** The documents that are there, in reading order. */
export const filesOf = ({
  docContract,
  docReg,
  docCollection,
  docTransfer,
  docAszf,
}: ContractStatus): ContractFile[] => {
  const files = [
    { name: 'contract', docKey: docContract },
    { name: 'registration', docKey: docReg },
    { name: 'collection', docKey: docCollection },
    { name: 'transfer', docKey: docTransfer },
    { name: 'terms', docKey: docAszf },
  ] as const;
  return files.flatMap(({ name, docKey }) => (docKey === undefined ? [] : [{ name, docKey, docKr: name === 'terms' }]));
};

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& > button, & > a': { marginLeft: 'auto' },
  // On a phone the icon alone; its name is read out.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    '& > button, & > a': { flex: 'none', minWidth: 0, width: 48, height: 44, padding: 0, fontSize: 0 },
    '& .MuiButton-startIcon': { margin: 0 },
  },
}));

const Name = styled('div')({ flex: '1 1 160px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

const File = ({ file, kr }: { file: ContractFile; kr: string | undefined }) => {
  const { t } = useTranslation(['portal', 'common']);
  const title = t(`contracting.status.doc.${file.name}`);
  const { download, busy, progress, file: ready } = useDownload(`${title}.pdf`);
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <Item>
      <DescriptionOutlinedIcon />
      <Name>
        {title}
        <Box
          role="status"
          sx={{ width: 0, minWidth: '100%', color: 'text.secondary', fontSize: rem(13), fontWeight: 400 }}
        >
          {busy && percent !== undefined ? t('contracting.status.downloading', { percent }) : ''}
        </Box>
      </Name>
      <FileButton
        variant="secondary"
        file={ready}
        busy={busy}
        label={`${t('common:button.download')}: ${title}`}
        onFetch={() => void download(documentFile(file, kr))}
      >
        {t('common:button.download')}
      </FileButton>
    </Item>
  );
};

/** A download for each available document of the contract. */
export const ContractFiles = ({ files, kr }: { files: readonly ContractFile[]; kr: string | undefined }) => (
  <ul>
    {files.map((file) => (
      <File key={file.name} file={file} kr={kr} />
    ))}
  </ul>
);
