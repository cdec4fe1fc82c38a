/** In ms. How long a file keeps its address after the dialog: the browser may still be reading it. */
export const addressLifeMs = 60_000;

/** An address for a file; it goes a while after the signal aborts. */
export const fileAddress = (file: Blob, signal: AbortSignal): string => {
  const href = URL.createObjectURL(file);
  signal.addEventListener('abort', () => setTimeout(() => URL.revokeObjectURL(href), addressLifeMs));
  return href;
};
