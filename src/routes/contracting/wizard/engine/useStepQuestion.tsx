import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '../../../../components/layout/ConfirmDialog';
import { useQuestion } from '../../../../components/layout/useQuestion';
import { steps } from './steps';

/** Leave: the step can't be saved. Again: saving it takes back the given later ones. */
interface StepQuestion {
  about: 'leave' | 'again';
  again: readonly number[];
}

interface StepQuestions {
  /** Resolves to whether the member goes on. */
  ask: (question: StepQuestion) => Promise<boolean>;
  /** Render it anywhere. */
  dialog: ReactNode;
}

/** The questions that leaving a step may ask, one at a time. */
export const useStepQuestion = (): StepQuestions => {
  const { t } = useTranslation(['portal', 'common']);
  const { asked, ask, answer } = useQuestion<StepQuestion>();
  const about = asked?.about ?? 'again';
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(`wizard.${about}.title`)}
      no={t('common:button.cancel')}
      yes={t('common:button.next')}
      onAnswer={answer}
    >
      <p>{t(`wizard.${about}.text`)}</p>
      {about === 'again' && (
        <ul>
          {steps
            .filter(({ id }) => asked?.again.includes(id))
            .map(({ id, title }) => (
              <li key={id}>{t(`wizard.${title}`)}</li>
            ))}
        </ul>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
};
