import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { Spinner } from '../../feedback/Spinner';
import type { CalendarProps } from './Calendar';

interface CalendarPopoverProps extends CalendarProps {
  /** The button that opens it. */
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
}

/** Loads the calendar when it opens. If that fails, the next opening tries again. */
const useLazyCalendar = (): { failed: boolean; Component?: ComponentType<CalendarProps> } => {
  const [state, setState] = useState<{ failed: boolean; Component?: ComponentType<CalendarProps> }>({ failed: false });
  useEffect(() => {
    let closed = false;
    import('./Calendar').then(
      ({ Calendar }) => {
        if (!closed) setState({ failed: false, Component: Calendar });
      },
      () => {
        if (!closed) setState({ failed: true });
      },
    );
    return () => {
      closed = true;
    };
  }, []);
  return state;
};

/** Reserves the calendar's size while it loads. */
const Place = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 'min(320px, 100vw - 34px)',
  minHeight: 352,
  '& > p': { padding: 24 },
});

/** The calendar in a dialog. If it fails to load, dates can still be typed. */
export const CalendarPopover = ({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) => {
  const { t } = useTranslation('portal');
  const { failed, Component } = useLazyCalendar();
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      disableScrollLock
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          elevation: 0,
          sx: { border: 1, borderColor: 'divider', borderRadius: '12px', boxShadow: '0 12px 40px rgb(0 0 0 / 25%)' },
        },
      }}
    >
      <Place>
        {failed && <p role="alert">{t('member.date.failed')}</p>}
        {Component !== undefined && <Component {...calendar} />}
        {!failed && Component === undefined && <Spinner />}
      </Place>
    </Popover>
  );
};
