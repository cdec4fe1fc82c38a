import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Spinner, useDelayed } from '~/components/feedback/Spinner';
import { Dialog } from '~/components/layout/Dialog';
import { longWaitMs } from '~/domain/constants';
import { listedCodes } from '~/domain/errors/errorCatalogue';
import { FileButton } from '~/features/downloading/FileButton';
import { useDownload } from '~/features/downloading/useDownload';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import type { MandateName } from '~/features/paying/useMandates';
import { paths } from '~/paths';
import { getDocument } from '~/services/documents';

export type MandateAct = 'set' | 'withdraw';

export interface MandateChange {
  act: MandateAct;
  /** By name; nothing where the reply names nothing. */
  what?: ReactNode;
  warning?: ReactNode;
}

export interface MandateReply {
  /** The document's; "" without one. */
  key: string;
  state?: boolean | undefined;
  codes?: readonly string[];
}

interface MandateQuestionProps extends MandateChange {
  /** The other mandate, where it is on. */
  other: MandateName | undefined;
}

export const MandateQuestion = ({ other, act, what, warning }: MandateQuestionProps) => {
  const { t } = useTranslation('portal');
  return (
    <Stack sx={{ gap: '16px' }}>
      {what}
      {warning}
      {act === 'set' && other !== undefined && <p>{t(`mandates.ask.other.${other}`)}</p>}
      <p>
        {t('mandates.delay')} {t('mandates.meanwhile')}
      </p>
    </Stack>
  );
};

export const MandateProgress = ({ act }: { act: MandateAct }) => {
  const { t } = useTranslation(['portal', 'common']);
  // The page's own sentence is hidden behind the dialog.
  const isLong = useDelayed(true, longWaitMs);
  return (
    <Dialog open title={t(`mandates.working.${act}`)}>
      <Spinner label={t(isLong ? 'common:slow' : 'common:loading')} />
    </Dialog>
  );
};

const Document = ({ documentKey }: { documentKey: string }) => {
  const { t } = useTranslation('portal');
  const { download, busy, file } = useDownload(t('mandates.done.file'));
  return (
    <FileButton
      file={file}
      busy={busy}
      onFetch={() => void download((options) => getDocument({ id: documentKey }, options))}
    >
      {t('mandates.done.document')}
    </FileButton>
  );
};

interface MandateSuccessProps {
  act: MandateAct;
  reply: MandateReply;
  onClose: () => void;
}

/** The change was made: its document, or where it is to be found. */
export const MandateSuccess = ({ act, reply: { key, codes }, onClose }: MandateSuccessProps) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Dialog
      open
      title={t(`mandates.done.${act}`)}
      onClose={onClose}
      firm
      closeText={t('common:button.close')}
      actions={
        key === '' ? (
          <LinkButton to={paths.documents}>{t('member.menu.documents')}</LinkButton>
        ) : (
          <Document documentKey={key} />
        )
      }
    >
      <p>
        <span>{t('mandates.delay')}</span> {act === 'withdraw' && <span>{t('mandates.meanwhile')}</span>}
      </p>
      {key === '' && <p>{t('mandates.done.noKey')}</p>}
      <ReplyCodes codes={listedCodes(codes)} />
    </Dialog>
  );
};
