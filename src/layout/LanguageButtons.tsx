import type { SxProps, Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages';
import { useLanguage } from '../i18n/useLanguage';
import { rememberLanguage } from '../session/languageChoice';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

const layout: SxProps<Theme> = {
  // Without a menu button it takes the header's last two columns on a phone.
  '&:last-child': { gridColumn: { xs: '2 / -1', md: 'auto' } },
  '@media (max-width: 479px)': { '& > button': { px: '9px' } },
  displayPrint: 'none',
};

/** HUN/ENG on every page (NAV-11); the choice outlives the session and the tab (SES-11). */
export const LanguageButtons = () => {
  const { t } = useTranslation('common');
  const { i18n } = useTranslation();
  const language = useLanguage();
  const choose = (next: Language | null): void => {
    // Null: the language that is on was pressed again.
    if (next === null) return;
    rememberLanguage(next);
    void i18n.changeLanguage(next);
  };
  return (
    <ToggleButtonGroup exclusive value={language} onChange={(_, next: Language | null) => choose(next)} aria-label={t('language')} sx={layout}>
      {names.map(([code, name]) => (
        <ToggleButton key={code} value={code} lang={code}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
