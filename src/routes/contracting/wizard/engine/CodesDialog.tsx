import { useTranslation } from 'react-i18next';

import { Button } from '../../../../components/Button';
import { ErrorText } from '../../../../components/feedback/ErrorText';
import { Dialog } from '../../../../components/layout/Dialog';

/** Shows the codes of a refused step that belong to no field. They also stay on the page as notices. */
export const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { t } = useTranslation(['portal', 'common']);
  return (
    <Dialog
      open={codes.length > 0}
      title={t('wizard.codes.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common:button.close')}</Button>}
    >
      {codes.map((code) => (
        <p key={code}>
          <ErrorText code={code} />
        </p>
      ))}
      <p>{t('wizard.codes.kept')}</p>
    </Dialog>
  );
};
