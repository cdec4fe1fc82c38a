import { useEffect, useState } from 'react';

import { useCall } from '~/features/calls/useCall';
import type { FileOptions } from '~/http/client';
import type { ServiceFile } from '~/http/readFile';

export interface ReadyFile {
  href: string;
  fileName: string;
  blob: Blob;
}

type FetchFile = (options: FileOptions) => Promise<ServiceFile>;

/** How long a file's address stays valid after unmounting, in ms: the browser may still be reading it. */
const addressLifeMs = 60_000;

/** Saves a file as if its link was pressed. Its address is for a real link, too: iOS drops a scripted click after a wait. */
export const saveFile = (blob: Blob, fileName: string): ReadyFile => {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.click();
  return { href, fileName, blob };
};

/** Revokes a file's address a while after another file has replaced it, or the component was unmounted. */
export const useRevokedAddress = (file: ReadyFile | undefined): void => {
  useEffect(() => {
    if (file === undefined) return undefined;
    return () => void setTimeout(() => URL.revokeObjectURL(file.href), addressLifeMs);
  }, [file]);
};

/**
 * Fetches a file with the bearer token and saves it under the server's name. `progress` is 0…1 or undefined; a failure is a
 * notice.
 */
export const useDownload = (fallbackName: string) => {
  const [progress, setProgress] = useState<number>();
  const [file, setFile] = useState<ReadyFile>();
  useRevokedAddress(file);
  const { call, busy } = useCall((fetchFile: FetchFile) => {
    setProgress(undefined);
    return fetchFile({ onProgress: setProgress });
  });
  const download = (fetchFile: FetchFile): Promise<boolean> =>
    call(fetchFile, { onSuccess: ({ blob, fileName = fallbackName }) => setFile(saveFile(blob, fileName)) });
  return { download, busy, progress, file };
};
