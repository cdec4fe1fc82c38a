import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { useQuestion } from '../../../components/useQuestion';
import { steps } from './steps';

interface StepQuestion {
  /** Asks before a step is left without saving it. */
  confirmLeaving: () => Promise<boolean>;
  /** Asks before an earlier step is saved that takes back the given later ones. Resolves to true at once if there are none. */
  confirmAgain: (again: readonly number[]) => Promise<boolean>;
  /** Has to stand in the page. */
  dialog: ReactNode;
}

/** The questions that leaving a step may ask, one at a time. */
export const useStepQuestion = (): StepQuestion => {
  const { t } = useTranslation(['wizard', 'common']);
  const { asked, ask, answer } = useQuestion<{ about: 'leave' | 'again'; again: readonly number[] }>();
  const about = asked?.about ?? 'again';
  const dialog = (
    <ConfirmDialog open={asked !== undefined} title={t(`${about}.title`)} no={t('common:button.cancel')} yes={t('common:button.next')} onAnswer={answer}>
      <p>{t(`${about}.text`)}</p>
      {about === 'again' && (
        <ul>
          {steps
            .filter(({ id }) => asked?.again.includes(id))
            .map(({ id, title }) => (
              <li key={id}>{t(title)}</li>
            ))}
        </ul>
      )}
    </ConfirmDialog>
  );
  return {
    confirmLeaving: () => ask({ about: 'leave', again: [] }),
    confirmAgain: (again) => (again.length === 0 ? Promise.resolve(true) : ask({ about: 'again', again })),
    dialog,
  };
};
