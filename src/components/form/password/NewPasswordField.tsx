import { styled } from '@mui/material/styles';
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
const PasswordMeter = ({ password }: { password: string }) => {
  const { t } = useTranslation(['common', 'portal']);
  const score = useScore(password);
  return (
    <Meter>
      <Bars data-level={score} aria-hidden="true">
        {passwordStrengthLevels.map((_, index) => (
          <span key={index} data-on={score !== undefined && index <= score} />
        ))}
      </Bars>
      <Words aria-live="polite">
        {score === undefined
          ? ''
          : t('passwordStrength', { strength: t(`portal:status.strength.${passwordStrengthLevels[score]}`) })}
      </Words>
    </Meter>
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
