/** Focuses the page's heading, without scrolling there. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
