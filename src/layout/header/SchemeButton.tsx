import Contrast from '@mui/icons-material/Contrast';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { optionalPart } from '../../components/optionalPart';

/** Loaded when first opened, to keep MUI's menu out of the first chunk. */
const SchemeMenu = optionalPart(async () => (await import('./SchemeMenu')).SchemeMenu);

const Round = styled(ButtonBase)(({ theme }) => ({
  width: 36,
  height: 36,
  borderRadius: 99,
  color: theme.vars.palette.text.secondary,
  // On phones members find this in the menu.
  [theme.breakpoints.down('md')]: { '&[data-member="true"]': { display: 'none' } },
  '@media print': { display: 'none' },
}));

/** Opens the choice of the colour scheme. */
export const SchemeButton = ({ signedIn }: { signedIn: boolean }) => {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Round
        data-member={signedIn}
        aria-label={t('scheme.label')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Contrast fontSize="small" />
      </Round>
      {anchor !== undefined && (
        <Suspense>
          <SchemeMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
};
