import Contrast from '@mui/icons-material/Contrast';
import { ButtonBase, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useNoticeActions } from '~/components/notices/NoticeContext';
import { toServiceError } from '~/http/serviceError';

import type { SchemeMenu } from './SchemeMenu';

const round: SxProps<Theme> = {
  width: 36,
  height: 36,
  borderRadius: 99,
  color: 'text.secondary',
  '@media print': { display: 'none' },
};

export const SchemeButton = ({ signedIn }: { signedIn: boolean }) => {
  const { t } = useTranslation();
  const { showCodes } = useNoticeActions();
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
      <ButtonBase
        aria-label={t('scheme.label')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => void open(currentTarget)}
        // On phones members find this in the menu.
        sx={[round, signedIn && { display: { xs: 'none', md: 'inline-flex' } }]}
      >
        <Contrast fontSize="small" />
      </ButtonBase>
      {opened && <opened.Menu anchor={opened.anchor} onClose={() => setOpened(undefined)} />}
    </>
  );
};
