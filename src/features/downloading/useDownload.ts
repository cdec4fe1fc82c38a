import { useCallback, useState } from 'react';
import type { FileOptions } from '../../http/client';
import type { ServiceFile } from '../../http/readFile';
import { useMounted } from '../../components/useMounted';
import { useCall } from '../calls/useCall';

/** Offers a fetched file to the browser under the server's name. */
const saveFile = ({ blob, fileName }: ServiceFile, fallbackName: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName ?? fallbackName;
  link.click();
  // The browser takes the file over in this task or the next ones; the address may go after that.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Fetches a document with the bearer token and saves it; progress is 0…1 or undefined, a failure is a notice (DOC-2). */
export const useDownload = (fallbackName: string) => {
  const { call, busy } = useCall();
  const [progress, setProgress] = useState<number>();
  const isMounted = useMounted();
  const download = useCallback(
    (fetchFile: (options: FileOptions) => Promise<ServiceFile>) =>
      call(async () => {
        setProgress(undefined);
        const file = await fetchFile({ onProgress: setProgress });
        // Nobody waits for it any more; after a log-out nobody may have it (FLT-3, SES-9).
        if (isMounted()) saveFile(file, fallbackName);
      }),
    [call, fallbackName, isMounted],
  );
  return { download, busy, progress };
};
