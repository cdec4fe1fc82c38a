import { Stack, Typography } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { Actions } from '~/components/layout/Actions';

/** More than a year has as a rule; 2,000 rows at once would be 2,000 stops for the keyboard, too. */
const firstRows = 100;

interface FirstRowsProps<T> {
  rows: readonly T[];
  unread: number;
  label: string;
  children: (rows: readonly T[]) => ReactNode;
}

/** The beginning of a list, with a button for all of it. */
export const FirstRows = <T,>({ rows, unread, label, children }: FirstRowsProps<T>) => {
  const { t } = useTranslation('portal');
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const showAll = (): void => {
    setShowsAll(true);
    list.current?.focus();
  };
  return (
    <>
      <Stack ref={list} role="group" aria-label={label} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {children(shown)}
      </Stack>
      {shown.length < rows.length && (
        <Actions>
          <Button variant="secondary" label={`${t('account.showAll', { n: rows.length })}: ${label}`} onClick={showAll}>
            {t('account.showAll', { n: rows.length })}
          </Button>
        </Actions>
      )}
      {unread > 0 && <Typography color="textSecondary">{t('account.unreadRows', { count: unread })}</Typography>}
    </>
  );
};
