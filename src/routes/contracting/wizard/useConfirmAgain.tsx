import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { useQuestion } from '../../../components/useQuestion';
import { steps } from './steps';

/**
 * Asks before a changed earlier step is saved, naming the later steps that have to be confirmed again. Resolves to true at
 * once if there are none; `dialog` has to stand in the page.
 */
export const useConfirmAgain = (): { confirmAgain: (again: readonly number[]) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation(['wizard', 'common']);
  const { asked, ask, answer } = useQuestion<{ again: readonly number[] }>();
  const confirmAgain = (again: readonly number[]): Promise<boolean> => (again.length === 0 ? Promise.resolve(true) : ask({ again }));
  const dialog = (
    <Dialog
      open={asked !== undefined}
      title={t('again.title')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('common:button.cancel')}
          </Button>
          <Button onClick={() => answer(true)}>{t('common:button.next')}</Button>
        </>
      }
    >
      <p>{t('again.text')}</p>
      <ul>
        {steps
          .filter(({ id }) => asked?.again.includes(id))
          .map(({ id, title }) => (
            <li key={id}>{t(title)}</li>
          ))}
      </ul>
    </Dialog>
  );
  return { confirmAgain, dialog };
};
