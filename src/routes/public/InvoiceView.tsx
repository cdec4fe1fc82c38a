import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceFile } from '../../http/readFile';
import { Button, DownloadButton } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Message } from '../../components/Message';
import styles from './InvoiceView.module.css';

/** The file's address in this document; there is one for as long as somebody looks at it. */
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

/** A fetched invoice: shown where the browser can show PDF, printed from there, and offered as a download (PUB-17). */
export const InvoiceView = ({ file, fallbackName }: { file: ServiceFile; fallbackName: string }) => {
  const { t } = useTranslation(['public', 'common']);
  const address = useBlobAddress(file.blob);
  const frame = useRef<HTMLIFrameElement>(null);
  const [printFailed, setPrintFailed] = useState(false);
  const viewer = navigator.pdfViewerEnabled;
  if (address === undefined) return null;

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
        <DownloadButton href={address} fileName={file.fileName ?? fallbackName} variant={viewer ? 'secondary' : 'primary'} icon={<Icon name="download" />}>
          {t('common:button.download')}
        </DownloadButton>
      </div>
      <div role="status" className={styles.status}>
        {printFailed && <Message tone="warning">{t('invoice.printFailed')}</Message>}
      </div>
      <p className={styles.printHint}>{t('invoice.printHint')}</p>
      {viewer ? <iframe ref={frame} className={styles.frame} src={address} title={t('invoice.frame')} /> : <Message>{t('invoice.noViewer')}</Message>}
    </>
  );
};
