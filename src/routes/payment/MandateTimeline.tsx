import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { mandateStages, type MandateStage } from './mandateStage';
import styles from './MandateTimeline.module.css';

/** Where a mandate stands: requested, at the bank, active (MAN-6). */
export const MandateTimeline = ({ stage }: { stage: MandateStage | undefined }) => {
  const { t } = useTranslation('mandates');
  const reached = stage === undefined ? -1 : mandateStages.indexOf(stage);
  return (
    <ol className={styles.timeline} aria-label={t('timeline.label')}>
      {mandateStages.map((name, index) => {
        // The last stage is both reached and over.
        const done = index < reached || name === stage && name === 'active';
        return (
          <li key={name} className={styles.stage} data-reached={index <= reached} aria-current={name === stage ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span>
              {t(`timeline.${name}`)}
              {done && <span className="visually-hidden"> ({t('timeline.done')})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
