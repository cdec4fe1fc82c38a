import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useNotices } from '~/components/notices/NoticeContext';
import { switchLanguage } from '~/i18n/i18n';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/useLanguage';
import { rememberLanguage } from '~/session/languageChoice';
import { rem } from '~/theme/typography';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

/** A pill. */
const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 99,
  '@media print': { display: 'none' },
}));

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 28,
  padding: '4px 11px',
  color: theme.vars.palette.text.primary,
  fontSize: rem(12),
  lineHeight: rem(20),
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.inverse.main,
    color: theme.vars.palette.inverse.contrastText,
  },
  '&&:focus-visible': { borderRadius: 99, outlineOffset: -3 },
  '@media (max-width: 479px)': { padding: '4px 9px' },
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
}));

/** HUN/ENG on every page; the choice is kept on the device. Without its texts a language isn't chosen: the next press tries again. */
export const LanguageButtons = () => {
  const { t, i18n } = useTranslation();
  const { show, drop } = useNotices();
  const chosen = useLanguage();
  const { mutate } = useMutation({
    // One after another: the last press counts, whichever texts come first.
    scope: { id: 'language' },
    mutationFn: (language: Language) => switchLanguage(i18n, language),
    onSuccess: (_, language) => rememberLanguage(language),
    // The page may be another one by now: React Query calls what the last render gave it.
    onError: () => show('warning', 'languageFailed'),
  });
  const choose = (language: Language): void => {
    drop(({ key }) => key === 'languageFailed');
    mutate(language);
  };
  return (
    <Group role="group" aria-label={t('language')}>
      {names.map(([code, name]) => (
        <Choice key={code} lang={code} aria-pressed={chosen === code} onClick={() => choose(code)}>
          {name}
        </Choice>
      ))}
    </Group>
  );
};
