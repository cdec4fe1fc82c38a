import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrengthLevels } from '../../domain/constants';
import { strengthOf } from '../../domain/strength';
import { loadPasswordStrength } from './passwordStrength';
import styles from './PasswordMeter.module.css';

/** Typing goes on meanwhile (PERF-4). */
const pauseMs = 250;

/**
 * The level 0…4 of what is typed, or undefined while nothing is, or the dictionary can't be had. It is fetched with the
 * first character (PUB-3).
 */
const useLevel = (password: string): number | undefined => {
  const [judged, setJudged] = useState({ password: '', level: 0 });
  useEffect(() => {
    if (password === '') return undefined;
    let late = false;
    // The dictionary alone takes its time: it comes while the member is still typing.
    const judge = loadPasswordStrength();
    // A meter that can't be had is no reason to stop anybody.
    judge.catch(() => undefined);
    const timer = setTimeout(() => {
      judge.then(
        (levelOf) => {
          if (!late) setJudged({ password, level: levelOf(password) });
        },
        () => undefined,
      );
    }, pauseMs);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [password]);
  // The last word stands while the same password is typed on.
  const known = judged.password !== '' && password !== '' && (password.startsWith(judged.password) || judged.password.startsWith(password));
  return known ? judged.level : undefined;
};

/** How strong a new password is, in words and as five bars (PUB-3). It advises; it refuses nothing. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t, ready } = useTranslation(['common', 'status'], { useSuspense: false });
  const level = useLevel(password);
  const shown = ready ? level : undefined;
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-level={shown} aria-hidden="true">
        {passwordStrengthLevels.map((_, index) => (
          <span key={index} className={shown !== undefined && index <= shown ? styles.on : undefined} />
        ))}
      </div>
      <p className={styles.words} aria-live="polite">
        {shown === undefined ? '' : t('passwordStrength', { strength: t(`status:strength.${strengthOf(shown)}`) })}
      </p>
    </div>
  );
};
