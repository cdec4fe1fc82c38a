import { useCallback, useEffect, useRef, useState } from 'react';

import type { FileOptions } from '../../http/client';
import type { ServiceFile } from '../../http/readFile';
import { useCall } from '../calls/useCall';

/** A downloaded file and its blob: address. */
export interface ReadyFile {
  href: string;
  fileName: string;
}

type FetchFile = (options: FileOptions) => Promise<ServiceFile>;

/** How long a file's address stays valid after unmounting; the browser may still be reading it. */
const addressLifeMs = 60_000;

/** A ref for the link to a file that has just been loaded: the focus stays on it. */
export const focusLink = (link: HTMLAnchorElement | null): void => link?.focus();

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
  const [progress, setProgress] = useState<number>();
  const [file, setFile] = useState<ReadyFile>();
  const address = useRef<string>(undefined);
  const { call, busy } = useCall((fetchFile: FetchFile) => {
    setProgress(undefined);
    return fetchFile({ onProgress: setProgress });
  });
  useEffect(
    () => () => {
      const href = address.current;
      if (href !== undefined) setTimeout(() => URL.revokeObjectURL(href), addressLifeMs);
    },
    [],
  );
  const download = useCallback(
    (fetchFile: FetchFile) =>
      call(fetchFile, {
        onSuccess: ({ blob, fileName = fallbackName }) => {
          address.current = URL.createObjectURL(blob);
          const ready = { href: address.current, fileName };
          setFile(ready);
          save(ready);
        },
      }),
    [call, fallbackName],
  );
  return { download, busy, progress, file };
};
