import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { rem } from '../../theme/typography';
import { schemes } from './schemes';

/** The colour scheme in a phone's menu, where the header has no room for its button. */
export const SchemeItems = () => {
  const { t } = useTranslation();
  const id = useId();
  const { mode, setMode } = useColorScheme();
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Box component="p" id={id} sx={{ px: '14px', typography: 'label', color: 'text.secondary' }}>
        {t('scheme.label')}
      </Box>
      <List aria-labelledby={id} disablePadding sx={{ display: 'flex', gap: 0.5 }}>
        {schemes.map((scheme) => (
          <ListItem key={scheme} disablePadding>
            <ListItemButton
              component="button"
              type="button"
              aria-pressed={mode === scheme}
              selected={mode === scheme}
              onClick={() => setMode(scheme)}
              sx={{ justifyContent: 'center', fontSize: rem(13), lineHeight: rem(20) }}
            >
              {t(`scheme.${scheme}`)}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
};
