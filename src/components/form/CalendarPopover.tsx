import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../Spinner';
import { useModal } from '../useModal';
import type { CalendarProps } from './Calendar';
import styles from './CalendarPopover.module.css';

interface CalendarPopoverProps extends CalendarProps {
  /** The button that it opens beside. */
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
}

/** The calendar and the date library come when somebody opens it (PERF-2); what fails to come is asked for again the next time. */
const useLateCalendar = (): { failed: boolean; Component?: ComponentType<CalendarProps> } => {
  const [late, setLate] = useState<{ failed: boolean; Component?: ComponentType<CalendarProps> }>({ failed: false });
  useEffect(() => {
    let left = false;
    import('./Calendar').then(
      ({ Calendar }) => {
        if (!left) setLate({ failed: false, Component: Calendar });
      },
      () => {
        if (!left) setLate({ failed: true });
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return late;
};

/** Between the button and the calendar, and the calendar and the window's edge, in px. */
const gap = 8;

/** Below the button, else above it, else where the window has room; a phone's stylesheet puts it in the middle. */
const place = (dialog: HTMLElement, anchor: HTMLElement): void => {
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const below = from.bottom + gap;
  const fits = below + height + gap <= window.innerHeight;
  dialog.style.top = `${Math.max(gap, fits ? below : from.top - gap - height)}px`;
  dialog.style.left = `${Math.max(gap, from.right - width)}px`;
};

/** A calendar in a dialog of its own (A11Y-2). Without it a date can still be typed. */
export const CalendarPopover = ({ anchor, label, onClose, ...calendar }: CalendarPopoverProps) => {
  const { t } = useTranslation('forms');
  const modal = useModal(onClose);
  const { ref } = modal;
  const late = useLateCalendar();
  useLayoutEffect(() => {
    if (ref.current !== null) place(ref.current, anchor);
  }, [ref, anchor]);
  return createPortal(
    <dialog {...modal} aria-label={label} className={styles.popover}>
      <div className={styles.calendar}>
        {late.failed && (
          <p role="alert" className={styles.failed}>
            {t('date.failed')}
          </p>
        )}
        {late.Component !== undefined && <late.Component {...calendar} />}
        {!late.failed && late.Component === undefined && <Spinner />}
      </div>
    </dialog>,
    document.body,
  );
};
