import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
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

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 72,
  color: theme.vars.palette.text.secondary,
}));

/** Appears, and is announced, after 600 ms; until then it only reserves its space. */
export const Spinner = ({ label }: { label?: string }) => {
  const { t } = useTranslation();
  const shown = useDelayed(true);
  return (
    <Place role="status">
      {shown && (
        <>
          <CircularProgress size={24} aria-hidden="true" />
          <span>{label ?? t('loading')}</span>
        </>
      )}
    </Place>
  );
};
