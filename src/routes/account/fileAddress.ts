/** How long a file's address stays valid after the dialog closes, in ms: the browser may still be reading it. */
export const addressLifeMs = 60_000;

/** Creates an address for a file. It is revoked a while after the signal aborts. */
export const fileAddress = (file: Blob, signal: AbortSignal): string => {
  const href = URL.createObjectURL(file);
  signal.addEventListener('abort', () => setTimeout(() => URL.revokeObjectURL(href), addressLifeMs));
  return href;
};
