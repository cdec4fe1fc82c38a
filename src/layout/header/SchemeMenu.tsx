import Check from '@mui/icons-material/Check';
import { ListItemIcon, Menu, MenuItem, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { useLeftPage } from '~/components/focus/useLeftPage';

/** In their order. MUI keeps the choice on the device (src/theme/AppTheme.tsx). */
export const schemes = ['system', 'light', 'dark'] as const;

interface SchemeMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export const SchemeMenu = ({ anchor, onClose }: SchemeMenuProps) => {
  const { t } = useTranslation();
  const { mode, setMode } = useColorScheme();
  if (useLeftPage(onClose)) return null;
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('scheme.label') } }}>
      {schemes.map((scheme) => (
        <MenuItem
          key={scheme}
          role="menuitemradio"
          aria-checked={mode === scheme}
          selected={mode === scheme}
          onClick={() => {
            setMode(scheme);
            onClose();
          }}
        >
          <ListItemIcon>{mode === scheme && <Check fontSize="small" />}</ListItemIcon>
          {t(`scheme.${scheme}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
