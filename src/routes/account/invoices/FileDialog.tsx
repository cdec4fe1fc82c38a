import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DownloadButton } from '~/components/Button';
import { useDelayed } from '~/components/feedback/Spinner';
import { Dialog } from '~/components/layout/Dialog';
import { FileProgress } from '~/features/downloading/FileProgress';
import { ShareButton } from '~/features/downloading/ShareButton';
import { useRevokedAddress, type ReadyFile } from '~/features/downloading/useDownload';

const focusLink = (link: HTMLAnchorElement | null): void => link?.focus();

interface FileDialogProps {
  title: string;
  message: string;
  /** How far it is; shown, but not announced with each change. */
  count?: string;
  isLoading: boolean;
  progress: number | undefined;
  file: ReadyFile | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Waits for a file and ends at a real link to it, which takes the focus (DOC-7). */
export const FileDialog = ({
  title,
  message,
  count,
  isLoading,
  progress,
  file,
  onClose,
  children,
}: FileDialogProps) => {
  const { t } = useTranslation();
  useRevokedAddress(file);
  // The text says at once that the file is loading; the bar waits.
  const isLate = useDelayed(isLoading);
  return (
    <Dialog
      firm
      open
      title={title}
      onClose={onClose}
      closeText={t(isLoading ? 'button.cancel' : 'button.close')}
      actions={
        !isLoading &&
        file !== undefined && (
          <>
            <ShareButton file={file} />
            <DownloadButton ref={focusLink} href={file.href} fileName={file.fileName}>
              {t('button.download')}
            </DownloadButton>
          </>
        )
      }
    >
      <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
        <p role="status">{message}</p>
        {isLoading && count !== undefined && <p>{count}</p>}
        {isLate && <FileProgress progress={progress} label={title} />}
        {!isLoading && children}
      </Stack>
    </Dialog>
  );
};
