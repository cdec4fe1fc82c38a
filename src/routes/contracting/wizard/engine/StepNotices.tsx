import { Box } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { useDelayed } from '~/components/feedback/Spinner';
import { Dialog } from '~/components/layout/Dialog';

import type { Reopened } from './saveAgain';

interface LockedFieldsProps {
  locked: boolean;
  label: string;
  children: ReactNode;
}

/** Disables the native controls of a locked step; MUI's own follow the form's `disabled`. */
export const LockedFields = ({ locked, label, children }: LockedFieldsProps) =>
  locked ? (
    <Box component="fieldset" disabled aria-label={label} sx={{ display: 'contents' }}>
      {children}
    </Box>
  ) : (
    children
  );

/** Shows the codes of a refused step that belong to no field. They also stay on the page as notices. */
export const useCodesDialog = () => {
  const { t } = useTranslation(['portal', 'common']);
  const [codes, onUnplaced] = useState<readonly string[]>([]);
  const dialog = (
    <Dialog
      open={codes.length > 0}
      title={t('wizard.codes.title')}
      onClose={() => onUnplaced([])}
      closeText={t('common:button.close')}
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} />
        </p>
      ))}
      <p>{t('wizard.codes.nothingLost')}</p>
    </Dialog>
  );
  return { onUnplaced, dialog };
};

/** After a change from the summary: why this step is open. The summary itself says what was saved. */
export const ReopenedStep = ({ reopened: { why, error } }: { reopened: Reopened }) => {
  const { t } = useTranslation('portal');
  if (why === 'saved') return null;
  return (
    <Message live inCard>
      <p>{t(why === 'differs' ? 'wizard.reopened.differs' : 'wizard.reopened.goOn')}</p>
      {error !== undefined && <ErrorTexts codes={error.codes} reference={error.reference} />}
    </Message>
  );
};

/** Says that the steps after a change are being saved again, once that takes a while. */
export const SavingLater = ({ active }: { active: boolean }) => {
  const { t } = useTranslation('portal');
  const isLate = useDelayed(active);
  return (
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {isLate && <p>{t('wizard.reopened.saving')}</p>}
    </Box>
  );
};
