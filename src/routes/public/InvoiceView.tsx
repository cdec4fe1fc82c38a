import MuiButton from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceFile } from '../../http/client';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Message } from '../../ui/Message';
import styles from './InvoiceView.module.css';

/** The file's address in this document, for as long as it is shown. */
const useBlobAddress = (blob: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

/** A fetched invoice: shown where the browser can show PDF, printed from there, and offered as a download (PUB-17). */
export const InvoiceView = ({ file, fallbackName }: { file: ServiceFile; fallbackName: string }) => {
  const { t } = useTranslation(['public', 'common']);
  const address = useBlobAddress(file.blob);
  const frame = useRef<HTMLIFrameElement>(null);
  const [printFailed, setPrintFailed] = useState(false);
  const viewer = navigator.pdfViewerEnabled;

  const print = (): void => {
    try {
      frame.current?.contentWindow?.print();
    } catch {
      // Some viewers count as another origin.
      setPrintFailed(true);
    }
  };

  return (
    <>
      <div className={styles.buttons}>
        {viewer && <Button onClick={print}>{t('invoice.print')}</Button>}
        <MuiButton component="a" href={address} download={file.fileName ?? fallbackName} variant={viewer ? 'outlined' : 'contained'} startIcon={<Icon name="download" />}>
          {t('common:button.download')}
        </MuiButton>
      </div>
      <div role="status">{printFailed && <Message tone="warning">{t('invoice.printFailed')}</Message>}</div>
      {viewer ? <iframe ref={frame} className={styles.frame} src={address} title={t('invoice.frame')} /> : <Message>{t('invoice.noViewer')}</Message>}
    </>
  );
};
