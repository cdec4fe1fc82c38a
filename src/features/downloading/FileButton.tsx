import CheckIcon from '@mui/icons-material/Check';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DownloadButton, type ButtonVariant } from '../../components/Button';
import type { ReadyFile } from './useDownload';

interface FileButtonProps {
  file: ReadyFile | undefined;
  busy: boolean;
  onFetch: () => void;
  children: ReactNode;
  /** A fuller name where several buttons have the same text. */
  label?: string;
  variant?: ButtonVariant;
  icon?: ReactNode;
}

/** Fetches a file; a real link to it then replaces the button and takes the focus. */
export const FileButton = ({ file, busy, onFetch, children, label, variant, icon }: FileButtonProps) => {
  const { t } = useTranslation('common');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (file !== undefined && document.activeElement === document.body) link.current?.focus();
  }, [file]);
  if (file === undefined) {
    return (
      <Button variant={variant} busy={busy} icon={icon} label={label} onClick={onFetch}>
        {children}
      </Button>
    );
  }
  return (
    <DownloadButton ref={link} href={file.href} fileName={file.fileName} variant={variant} icon={<CheckIcon />} label={`${t('button.download')}: ${file.fileName}`}>
      {t('button.download')}
    </DownloadButton>
  );
};
