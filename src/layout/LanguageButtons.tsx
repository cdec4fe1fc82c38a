import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { rememberLanguage } from '../session/languageChoice';
import { switchLanguage } from './language';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

/** Two buttons in a pill. MUI's ToggleButtonGroup would only add bytes to the first chunk. */
const Pill = styled('div')(memoTheme(({ theme }) => ({
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 99,
  '@media print': { display: 'none' },
})));

const Choice = styled(ButtonBase)(memoTheme(({ theme }) => ({
  minHeight: 28,
  padding: '4px 11px',
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 650,
  '&[aria-pressed="true"]': { backgroundColor: theme.vars.palette.inverse.main, color: theme.vars.palette.inverse.contrastText },
  '&:focus-visible': { borderRadius: 99, outlineOffset: -3 },
  '@media (max-width: 479px)': { padding: '4px 9px' },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
})));

/** HUN/ENG on every page; the choice is kept on the device. */
export const LanguageButtons = () => {
  const { t } = useTranslation('common');
  const { i18n } = useTranslation();
  const language = useLanguage();
  const choose = (next: Language): void => {
    rememberLanguage(next);
    void switchLanguage(i18n, next);
  };
  return (
    <Pill role="group" aria-label={t('language')}>
      {names.map(([code, name]) => (
        <Choice key={code} lang={code} aria-pressed={code === language} onClick={() => choose(code)}>
          {name}
        </Choice>
      ))}
    </Pill>
  );
};
