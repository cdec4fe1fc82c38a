import { Box, Typography, type SxProps, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { get, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZXCVBNScore } from 'zxcvbn';

import { fieldText, type FieldRule } from '~/components/form/useField';
import { passwordStrengthLevels } from '~/domain/constants';
import { password as longEnough, passwordsMatch, required } from '~/domain/validation/validators';
import { rem } from '~/theme/typography';

import { PasswordField } from './PasswordField';

/** Only the first 24 characters are scored: zxcvbn is slow with long passwords. */
const judgedLength = 24;

const loadZxcvbn = () => import('zxcvbn');

/** How strong a password is, 0 to 4. Rejects if zxcvbn can't be loaded. */
export const scoreOf = async (password: string): Promise<ZXCVBNScore> => {
  const { default: zxcvbn } = await loadZxcvbn();
  return zxcvbn(password.slice(0, judgedLength)).score;
};

const pauseMs = 250;

/** The score; undefined while the field is empty or if zxcvbn can't be loaded. */
const useScore = (password: string): ZXCVBNScore | undefined => {
  const [judged, setJudged] = useState<{ text: string; score: ZXCVBNScore }>();
  useEffect(() => {
    if (password === '') return undefined;
    let isLate = false;
    const judge = async (): Promise<void> => {
      const score = await scoreOf(password);
      if (!isLate) setJudged({ text: password, score });
    };
    const timer = setTimeout(() => void judge().catch(() => undefined), pauseMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [password]);
  if (judged === undefined || password === '') return undefined;
  // Keep the last score while the same password grows or shrinks.
  const isSame = password.startsWith(judged.text) || judged.text.startsWith(password);
  return isSame ? judged.score : undefined;
};

const barColors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;

const meter: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  mt: '-8px',
};

const PasswordMeter = ({ name }: { name: string }) => {
  const { t } = useTranslation(['common', 'portal']);
  const score = useScore(fieldText(useWatch({ name })));
  return (
    <Box sx={meter}>
      <Box aria-hidden="true" sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '4px' }}>
        {barColors.map((_, index) => (
          <Box
            key={index}
            sx={{
              height: 6,
              borderRadius: '3px',
              bgcolor: score !== undefined && index <= score ? barColors[score] : 'bar.empty',
            }}
          />
        ))}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ minHeight: 20, pl: '12px', lineHeight: rem(20), '&:empty': { p: 0 } }}
      >
        {score === undefined
          ? ''
          : t('passwordStrength', { strength: t(`portal:status.strength.${passwordStrengthLevels[score]}`) })}
      </Typography>
    </Box>
  );
};

interface NewPasswordFieldsProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  hint?: string;
  rules?: readonly FieldRule<string, T>[];
  again: { name: FieldPath<T>; label: string };
}

/**
 * A password that is being chosen, with its strength, typed twice. zxcvbn is loaded on focus: evaluating it would hold up a key
 * press (PERF-4).
 */
export const NewPasswordFields = <T extends FieldValues>({
  name,
  label,
  hint,
  rules = [],
  again,
}: NewPasswordFieldsProps<T>) => (
  <>
    <PasswordField<T>
      name={name}
      label={label}
      hint={hint}
      rules={[required, longEnough, ...rules]}
      deps={[again.name]}
      autoComplete="new-password"
      onFocus={() => void loadZxcvbn().catch(() => undefined)}
    />
    <PasswordMeter name={name} />
    <PasswordField<T>
      {...again}
      rules={[required, (value, values) => passwordsMatch(fieldText(get(values, name)))(value)]}
      autoComplete="new-password"
    />
  </>
);
