import CheckIcon from '@mui/icons-material/Check';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';

import { Button, DownloadButton, type ButtonVariant } from '~/components/Button';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { ShareButton } from './ShareButton';
import type { ReadyFile } from './useDownload';

interface FileButtonProps {
  file: ReadyFile | undefined;
  busy?: boolean;
  onFetch: () => void;
  children: string;
  label?: string;
  variant?: ButtonVariant;
}

/** Fetches a file; a real link to it then replaces the button and takes the focus. */
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
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <DownloadButton ref={link} href={file.href} fileName={file.fileName} variant={variant} icon={<CheckIcon />}>
        {children}
        {/* Not as aria-label, which would be read in the page's language. */}
        <Box component="span" sx={visuallyHidden}>
          : <span lang="hu">{file.fileName}</span>
        </Box>
      </DownloadButton>
      <ShareButton file={file} />
    </Stack>
  );
};
