import { useCallback, useEffect, useRef, useState } from 'react';

import { useMounted } from '../../components/useMounted';
import type { FileOptions } from '../../http/client';
import type { ServiceFile } from '../../http/readFile';
import { useCall } from '../calls/useCall';

/** A downloaded file and its blob: address. */
export interface ReadyFile {
  href: string;
  fileName: string;
}

/** How long a file's address stays valid after unmounting; the browser may still be reading it. */
const addressLifeMs = 60_000;

/** Saves a file as if its link was pressed. */
export const save = ({ href, fileName }: ReadyFile): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
};

/**
 * Fetches a file with the bearer token and saves it under the server's name. `file` stays for a real link, because iOS drops a
 * scripted click after a wait. `progress` is 0…1 or undefined; a failure is a notice.
 */
export const useDownload = (fallbackName: string) => {
  const { call, busy } = useCall();
  const [progress, setProgress] = useState<number>();
  const [file, setFile] = useState<ReadyFile>();
  const address = useRef<string>(undefined);
  const isMounted = useMounted();
  useEffect(
    () => () => {
      const href = address.current;
      if (href !== undefined) setTimeout(() => URL.revokeObjectURL(href), addressLifeMs);
    },
    [],
  );
  const download = useCallback(
    (fetchFile: (options: FileOptions) => Promise<ServiceFile>) =>
      call(async () => {
        setProgress(undefined);
        const { blob, fileName = fallbackName } = await fetchFile({ onProgress: setProgress });
        // Unmounted or logged out: drop the file.
        if (!isMounted()) return;
        address.current = URL.createObjectURL(blob);
        const ready = { href: address.current, fileName };
        setFile(ready);
        save(ready);
      }),
    [call, fallbackName, isMounted],
  );
  return { download, busy, progress, file };
};
