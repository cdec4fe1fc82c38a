import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordStrengthLevels } from '../domain/constants';
import { strengthOf } from '../domain/strength';
import styles from './PasswordMeter.module.css';

/** Judging takes longer the more there is; nothing behind these characters makes a password weaker. */
const judgedLength = 40;

/** Typing goes on meanwhile (PERF-4). */
const pauseMs = 250;

/**
 * The level 0…4 of what is typed, or undefined while nothing is, or the dictionary can't be had. It is fetched with the
 * first character (PUB-3).
 */
const useLevel = (password: string): number | undefined => {
  const [judged, setJudged] = useState<{ password: string; level: number }>();
  useEffect(() => {
    if (password === '') return undefined;
    let late = false;
    // The dictionary alone takes its time: it comes while the member is still typing.
    const library = import('zxcvbn');
    const timer = setTimeout(() => {
      library.then(
        ({ default: zxcvbn }) => {
          if (!late) setJudged({ password, level: zxcvbn(password.slice(0, judgedLength)).score });
        },
        // A meter that can't be had is no reason to stop anybody.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? undefined : judged?.level;
};

/** How strong a new password is, in words and as five bars (PUB-3). It advises; it refuses nothing. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t, ready } = useTranslation(['common', 'status']);
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
