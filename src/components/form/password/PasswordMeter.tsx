import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { passwordStrengthLevels } from '../../../domain/constants';
import { strengthOf } from '../../../domain/identity/strength';
import { rem } from '../../../theme/typography';

/** zxcvbn takes longer the longer the password is. Only the first 24 characters are scored, to bound the time. */
const judgedLength = 24;

type Judge = (password: string) => number;

const load = async (): Promise<Judge> => {
  const { default: zxcvbn } = await import('zxcvbn');
  return (password) => zxcvbn(password.slice(0, judgedLength)).score;
};

let judge: Promise<Judge> | undefined;

/** Loads zxcvbn once. Resolves to a function that gives a password's strength, 0 to 4; rejects if it can't be loaded. */
export const loadPasswordStrength = (): Promise<Judge> => {
  judge ??= load().catch((error: unknown) => {
    judge = undefined;
    throw error;
  });
  return judge;
};

/** Wait for a pause in typing. */
const pauseMs = 250;

/** The score, 0 to 4; undefined while the field is empty or if zxcvbn can't be loaded. It is loaded with the first character. */
const useLevel = (password: string): number | undefined => {
  const [judged, setJudged] = useState({ password: '', level: 0 });
  useEffect(() => {
    if (password === '') return undefined;
    let late = false;
    // Load the dictionary while the member is still typing.
    const judge = loadPasswordStrength();
    // Ignore load failures.
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
  // Keep the last score while the same password grows or shrinks.
  const known =
    judged.password !== '' &&
    password !== '' &&
    (password.startsWith(judged.password) || judged.password.startsWith(password));
  return known ? judged.level : undefined;
};

const Meter = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  marginTop: -8,
});

const Bars = styled('div')(({ theme }) => {
  const { bar, error, warning, success } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    gap: 4,
    '& > span': { height: 6, borderRadius: 3, backgroundColor: bar.empty },
    '& > [data-on="true"]': { backgroundColor: error.main },
    '&[data-level="2"] > [data-on="true"]': { backgroundColor: warning.main },
    '&[data-level="3"] > [data-on="true"], &[data-level="4"] > [data-on="true"]': { backgroundColor: success.main },
  };
});

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 20,
  paddingLeft: 12,
  color: theme.vars.palette.text.secondary,
  lineHeight: rem(20),
  '&:empty': { padding: 0 },
}));

/** The strength of a new password, in words and as five bars. Advisory only. */
export const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation(['common', 'portal']);
  const shown = useLevel(password);
  return (
    <Meter>
      <Bars data-level={shown} aria-hidden="true">
        {passwordStrengthLevels.map((_, index) => (
          <span key={index} data-on={shown !== undefined && index <= shown} />
        ))}
      </Bars>
      <Words aria-live="polite">
        {shown === undefined
          ? ''
          : t('passwordStrength', { strength: t(`portal:status.strength.${strengthOf(shown)}`) })}
      </Words>
    </Meter>
  );
};
