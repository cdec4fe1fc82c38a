import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Message } from '../../components/Message';
import styles from './DraftLine.module.css';
import type { DraftState } from './useDraft';

/** Says that something was restored, and offers to discard it (SES-8). */
export const DraftLine = ({ draft }: { draft: DraftState }) => {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={styles.line}>
      {draft.restored && (
        <Message
          action={
            <Button variant="text" onClick={draft.discard}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored')}
        </Message>
      )}
    </div>
  );
};
