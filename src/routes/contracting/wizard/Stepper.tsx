import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { steps } from './steps';
import styles from './Wizard.module.css';

interface StepperProps {
  open: number;
  onStep: (step: number) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The open step's page. */
  children: ReactNode;
}

/** The steps one below the other: earlier ones can be opened, later ones only be seen (WIZ-4). */
export const Stepper = ({ open, onStep, headingRef, children }: StepperProps) => {
  const { t } = useTranslation('wizard');
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title }) => {
        if (id === open)
          return (
            <li key={id} className={styles.now} aria-current="step">
              <span className={styles.number} aria-hidden="true">
                {id}
              </span>
              <div className={styles.content}>
                <h2 ref={headingRef} tabIndex={-1}>
                  {t(title)}
                </h2>
                <div className={styles.card}>{children}</div>
              </div>
            </li>
          );
        if (id > open)
          return (
            <li key={id} className={styles.later}>
              <span className={styles.number} aria-hidden="true">
                {id}
              </span>
              <span className={styles.name}>{t(title)}</span>
            </li>
          );
        return (
          <li key={id} className={styles.done}>
            <span className={styles.number}>
              <Icon name="check" size={16} />
            </span>
            <button type="button" className={styles.name} onClick={() => onStep(id)}>
              {t(title)} <span className="visually-hidden">– {t('done')}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
