import CheckIcon from '@mui/icons-material/Check';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useEffect, useRef } from 'react';

import { Button, DownloadButton, type ButtonVariant } from '~/components/Button';

import type { ReadyFile } from './useDownload';

interface FileButtonProps {
  file: ReadyFile | undefined;
  busy?: boolean;
  onFetch: () => void;
  children: string;
  /** A fuller name where several buttons have the same text. */
  label?: string;
  variant?: ButtonVariant;
}

/** Fetches a file; a real link to it, of the same width, then replaces the button and takes the focus. */
export const FileButton = ({ file, busy, onFetch, children, label, variant }: FileButtonProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (file !== undefined && document.activeElement === document.body) link.current?.focus();
  }, [file]);
  if (file === undefined) {
    return (
      <Button variant={variant} busy={busy} icon={<DownloadOutlined />} label={label} onClick={onFetch}>
        {children}
      </Button>
    );
  }
  return (
    <DownloadButton
      ref={link}
      href={file.href}
      fileName={file.fileName}
      variant={variant}
      icon={<CheckIcon />}
      label={`${children}: ${file.fileName}`}
    >
      {children}
    </DownloadButton>
  );
};
