import Box from '@mui/material/Box';

const styles = {
  box: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '74px',
    maxWidth: 304,
    padding: '0 16px',
    border: '1px solid var(--mui-palette-control-line)',
    borderRadius: '8px',
    background: 'var(--mui-palette-background-default)',
  },
  tick: {
    flex: 'none',
    width: '24px',
    height: '24px',
    margin: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;

interface StandinCaptchaProps {
  id: string;
  name: string;
  describedBy: string;
  invalid: boolean;
  language: 'hu' | 'en';
  value: string;
  onChange: (value: string) => void;
}

const labels = { hu: 'Nem vagyok robot', en: 'I am not a robot' };

/** Replaces Google's captcha in the demo and the tests. A production build doesn't contain it. */
export const StandinCaptcha = ({ id, name, describedBy, invalid, language, value, onChange }: StandinCaptchaProps) => (
  <Box sx={styles.box}>
    <Box
      component="input"
      id={id}
      type="checkbox"
      name={name}
      sx={styles.tick}
      checked={value !== ''}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.checked ? 'standin' : '')}
    />
    <label htmlFor={id}>{labels[language]}</label>
  </Box>
);
