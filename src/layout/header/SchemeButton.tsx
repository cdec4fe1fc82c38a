import Contrast from '@mui/icons-material/Contrast';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNotices } from '~/components/notices/NoticeContext';
import { toServiceError } from '~/http/serviceError';

import type { SchemeMenu } from './SchemeMenu';

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
  const { showCodes } = useNotices();
  const [opened, setOpened] = useState<{ Menu: typeof SchemeMenu; anchor: HTMLElement }>();
  // Loaded when it is opened, to keep MUI's menu out of the first chunk.
  const open = async (anchor: HTMLElement): Promise<void> => {
    try {
      const { SchemeMenu: Menu } = await import('./SchemeMenu');
      setOpened({ Menu, anchor });
    } catch (error) {
      const { codes, reference } = toServiceError(error);
      showCodes(codes, reference);
    }
  };
  return (
    <>
      <Round
        data-member={signedIn}
        aria-label={t('scheme.label')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <Contrast fontSize="small" />
      </Round>
      {opened && <opened.Menu anchor={opened.anchor} onClose={() => setOpened(undefined)} />}
    </>
  );
};
