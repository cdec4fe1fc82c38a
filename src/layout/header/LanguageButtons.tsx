import { Box, ButtonBase, type SxProps, type Theme } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useNoticeActions } from '~/components/notices/NoticeContext';
import { switchLanguage } from '~/i18n/i18n';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/useLanguage';
import { rememberLanguage } from '~/session/languageChoice';
import { rem } from '~/theme/typography';

const names: readonly (readonly [Language, string])[] = [
  ['hu', 'HUN'],
  ['en', 'ENG'],
];

const pill: SxProps<Theme> = {
  display: 'flex',
  border: 1,
  borderColor: 'divider',
  borderRadius: 99,
  '@media print': { display: 'none' },
  '& button': {
    typography: 'button',
    minHeight: 28,
    p: '4px 11px',
    color: 'text.primary',
    fontSize: rem(12),
    lineHeight: rem(20),
    '&[aria-pressed="true"]': { bgcolor: 'inverse.main', color: 'inverse.contrastText' },
    '&:first-of-type': { borderRadius: '99px 0 0 99px' },
    '&:last-of-type': { borderRadius: '0 99px 99px 0' },
    '&:focus-visible': { borderRadius: 99, outlineOffset: -3 },
    '&::after': { content: '""', position: 'absolute', inset: { xs: '-8px 0', md: 0 } },
    '@media (max-width: 479px)': { px: '9px' },
    '@media (forced-colors: active)': {
      '&[aria-pressed="true"]': { forcedColorAdjust: 'none', bgcolor: 'Highlight', color: 'HighlightText' },
    },
  },
};

/** HUN/ENG on every page; the choice is kept on the device. Without its texts a language isn't chosen: the next press tries again. */
export const LanguageButtons = () => {
  const { t, i18n } = useTranslation();
  const { show, drop } = useNoticeActions();
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
    <Box role="group" aria-label={t('language')} sx={pill}>
      {names.map(([code, name]) => (
        <ButtonBase key={code} lang={code} aria-pressed={chosen === code} onClick={() => choose(code)}>
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
};
