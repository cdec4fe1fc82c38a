import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

import { isLanguage, type Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { rememberLanguage } from '../../session/languageChoice';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

/** HUN/ENG on every page; the choice is kept on the device. */
export const LanguageButtons = () => {
  const { t, i18n } = useTranslation();
  const choose = (next: unknown): void => {
    // Nothing is chosen by a press on the button that is on.
    if (!isLanguage(next)) return;
    rememberLanguage(next);
    void i18n.changeLanguage(next);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={useLanguage()}
      aria-label={t('language')}
      onChange={(_, next) => choose(next)}
    >
      {names.map(([code, name]) => (
        <ToggleButton key={code} value={code} lang={code}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
