import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';

import type { ReadyFile } from './useDownload';

/** Opens the device's share sheet with the file; nothing where the browser has none for files. */
export const ShareButton = ({ file: { blob, fileName } }: { file: ReadyFile }) => {
  const { t } = useTranslation();
  const files = [new File([blob], fileName, { type: blob.type })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return null;
  // Rejects where the member closes the sheet.
  const share = () => void navigator.share({ files }).catch(() => undefined);
  return (
    <Button variant="secondary" icon={<ShareOutlined />} label={`${t('button.share')}: ${fileName}`} onClick={share}>
      {t('button.share')}
    </Button>
  );
};
