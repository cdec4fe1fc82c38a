import { lazy, Suspense, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { IsoDate } from '../domain/dates';
import { Spinner } from '../ui/Spinner';
import { useModal } from '../ui/useModal';
import styles from './CalendarPopover.module.css';

/** The calendar and the date library come when somebody opens it (PERF-2). */
const Calendar = lazy(() => import('./Calendar').then(({ Calendar: component }) => ({ default: component })));

interface CalendarPopoverProps {
  /** The button that it opens beside. */
  anchor: HTMLElement;
  label: string;
  value: IsoDate | undefined;
  opensAt: IsoDate;
  min?: IsoDate;
  max?: IsoDate;
  onPick: (date: IsoDate) => void;
  onClose: () => void;
}

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

/** A calendar in a dialog of its own (A11Y-2). */
export const CalendarPopover = ({ anchor, label, value, opensAt, min, max, onPick, onClose }: CalendarPopoverProps) => {
  const modal = useModal(onClose);
  const { ref } = modal;
  useLayoutEffect(() => {
    if (ref.current !== null) place(ref.current, anchor);
  }, [ref, anchor]);
  return createPortal(
    <dialog {...modal} aria-label={label} className={styles.popover}>
      <div className={styles.calendar}>
        <Suspense fallback={<Spinner />}>
          <Calendar value={value} opensAt={opensAt} min={min} max={max} onPick={onPick} />
        </Suspense>
      </div>
    </dialog>,
    document.body,
  );
};
