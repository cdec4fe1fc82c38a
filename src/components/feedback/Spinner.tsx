import { CircularProgress, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { spinnerDelayMs } from '~/domain/constants';

/** True once `waiting` has lasted so long, by default 600 ms. */
export const useDelayed = (waiting: boolean, delayMs = spinnerDelayMs): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, delayMs]);
  return waiting && late;
};

/** Appears, and is announced, after 600 ms; until then it only reserves its space. */
export const Spinner = ({ label }: { label?: string }) => {
  const { t } = useTranslation();
  const shown = useDelayed(true);
  return (
    <Stack
      direction="row"
      role="status"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: '12px', minHeight: 72, color: 'text.secondary' }}
    >
      {shown && (
        <>
          <CircularProgress size={24} aria-hidden="true" />
          <span>{label ?? t('loading')}</span>
        </>
      )}
    </Stack>
  );
};
