export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
