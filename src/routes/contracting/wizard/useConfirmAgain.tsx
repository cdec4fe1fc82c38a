import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { steps } from './steps';

/**
 * Asks before a changed earlier step is saved, naming the later steps that have to be confirmed again. Resolves to true at
 * once if there are none; `dialog` has to stand in the page.
 */
export const useConfirmAgain = (): { confirmAgain: (again: readonly number[]) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation(['wizard', 'common']);
  const [asked, setAsked] = useState<{ again: readonly number[]; resolve: (sure: boolean) => void }>();
  const waiting = useRef<(sure: boolean) => void>(undefined);
  // A page that is left answers no.
  useEffect(() => () => waiting.current?.(false), []);

  const confirmAgain = (again: readonly number[]): Promise<boolean> => {
    if (again.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      waiting.current = resolve;
      setAsked({ again, resolve });
    });
  };
  const answer = (sure: boolean): void => {
    asked?.resolve(sure);
    setAsked(undefined);
  };
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
