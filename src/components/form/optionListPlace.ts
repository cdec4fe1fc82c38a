import { streetTypeMenuHeight } from '../../domain/constants';

/** Between a field and its list, and a list and the window's edge, in px. */
const gap = 4;

/** Puts an opened list where there is room for it: below its field, else above; no higher than the room there. */
export const placeOptionList = (list: HTMLElement | null): void => {
  const field = list?.parentElement?.getBoundingClientRect();
  if (list === null || field === undefined) return;
  // On a phone the keyboard takes its part of the window.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - field.bottom - 2 * gap;
  const above = field.top - 2 * gap;
  const up = below < Math.min(list.scrollHeight, streetTypeMenuHeight) && above > below;
  list.dataset.up = String(up);
  const room = Math.max(up ? above : below, 120);
  list.style.maxHeight = `${Math.min(streetTypeMenuHeight, room)}px`;
};
