import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import type { ServiceFile } from '../../../http/readFile';

const Frame = styled('iframe')(({ theme }) => ({
  width: '100%',
  height: 'min(75vh, 1000px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  '@media print': { display: 'none' },
}));

/** The file's blob: address, valid while a component subscribes to it. */
const addressOfBlob = (blob: Blob) => {
  let address: string | undefined;
  return {
    get: () => address,
    subscribe: () => {
      const made = URL.createObjectURL(blob);
      address = made;
      return () => {
        URL.revokeObjectURL(made);
        address = undefined;
      };
    },
  };
};

const useBlobAddress = (blob: Blob): string | undefined => {
  const { subscribe, get } = useMemo(() => addressOfBlob(blob), [blob]);
  return useSyncExternalStore(subscribe, get, get);
};

/** A loaded invoice: viewed and printed if the browser has a PDF viewer, and offered as a download. */
export const InvoiceView = ({ file, fallbackName }: { file: ServiceFile; fallbackName: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const address = useBlobAddress(file.blob);
  const frame = useRef<HTMLIFrameElement>(null);
  const [printFailed, setPrintFailed] = useState(false);
  const viewer = navigator.pdfViewerEnabled;
  if (address === undefined) return null;

  const print = (): void => {
    try {
      frame.current?.contentWindow?.print();
    } catch {
      // Some viewers have another origin.
      setPrintFailed(true);
    }
  };

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
        {viewer && <Button onClick={print}>{t('public.invoice.print')}</Button>}
        <DownloadButton
          href={address}
          fileName={file.fileName ?? fallbackName}
          variant={viewer ? 'secondary' : 'primary'}
          icon={<DownloadOutlined fontSize="small" />}
        >
          {t('common:button.download')}
        </DownloadButton>
      </Stack>
      {/* The live region is rendered before its text, without taking space. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {printFailed && <Message tone="warning">{t('public.invoice.printFailed')}</Message>}
      </Box>
      {/* Printing the page itself would include the viewer's toolbar and cut the invoice off. */}
      <Box component="p" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {t('public.invoice.printHint')}
      </Box>
      {viewer ? (
        <Frame ref={frame} src={address} title={t('public.invoice.frame')} />
      ) : (
        <Message>{t('public.invoice.noViewer')}</Message>
      )}
    </>
  );
};
