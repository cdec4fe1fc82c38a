import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZXCVBNScore } from 'zxcvbn';

import type { TextFieldProps } from '~/components/form/fields/TextField';
import { useAfterPause } from '~/components/form/useAfterPause';
import { fieldText } from '~/components/form/useField';
import { passwordStrengthLevels } from '~/domain/constants';
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

/** Wait for a pause in typing. */
const pauseMs = 250;

/** The score; undefined while the field is empty or if zxcvbn can't be loaded. */
const useScore = (password: string): ZXCVBNScore | undefined => {
  const judged = useAfterPause(password, pauseMs, scoreOf);
  if (judged === undefined || password === '') return undefined;
  // Keep the last score while the same password grows or shrinks.
  const isSame = password.startsWith(judged.text) || judged.text.startsWith(password);
  return isSame ? judged.value : undefined;
};

const barColors = ['error.main', 'error.main', 'warning.main', 'success.main', 'success.main'] as const;

const meter: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  mt: '-8px',
};

/** The strength of a new password, in words and as five bars. Advisory only. */
const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation(['common', 'portal']);
  const score = useScore(password);
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

/** A password that is being chosen, with its strength. zxcvbn is loaded on focus: evaluating it would hold up a key press (PERF-4). */
export const NewPasswordField = <T extends FieldValues>(
  props: Pick<TextFieldProps<T>, 'name' | 'label' | 'hint' | 'rules' | 'deps'>,
) => {
  const password = fieldText(useWatch<T>({ name: props.name }));
  return (
    <>
      <PasswordField<T>
        {...props}
        autoComplete="new-password"
        onFocus={() => void loadZxcvbn().catch(() => undefined)}
      />
      <PasswordMeter password={password} />
    </>
  );
};
