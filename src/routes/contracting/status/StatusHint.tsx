import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/Button';
import { ErrorText } from '../../../components/feedback/ErrorText';
import { Dialog } from '../../../components/layout/Dialog';
import type { ContractStatus } from '../../../services/contractingGet';
import { hintOf, type Hint } from './contractStatusView';

/** Shows TNR and DOC in a dialog, each once, however often they are polled. */
export const StatusHint = ({ status }: { status: ContractStatus }) => {
  const { t } = useTranslation(['portal', 'common']);
  const [seen, setSeen] = useState<readonly Hint[]>([]);
  const [shown, setShown] = useState<{ hint: Hint; messages: readonly string[] }>();
  const [open, setOpen] = useState(false);

  const hint = hintOf(status.status);
  if (hint !== undefined && !seen.includes(hint)) {
    setSeen([...seen, hint]);
    setShown({ hint, messages: status.messages });
    setOpen(true);
  }

  if (shown === undefined) return null;
  const close = (): void => setOpen(false);
  return (
    <Dialog
      open={open}
      title={t(`contracting.status.hint.${shown.hint}`)}
      onClose={close}
      actions={<Button onClick={close}>{t('common:button.close')}</Button>}
    >
      <p>{t(`contracting.status.hint.${shown.hint}Text`)}</p>
      {shown.messages.map((code) => (
        <p key={code}>
          <ErrorText code={code} />
        </p>
      ))}
    </Dialog>
  );
};
