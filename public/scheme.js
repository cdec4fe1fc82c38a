// Runs before the first paint. Applies the chosen colour scheme; MUI keeps the choice under the same key (src/theme/theme.ts).
// On a device's first visit the fonts would delay the code: they wait until src/main.tsx has started the portal (PERF-2).
(() => {
  const root = document.documentElement;
  let mode = 'system';
  try {
    mode = localStorage.getItem('cportal.scheme') ?? mode;
    if (localStorage.getItem('cportal.seenVersion') === null) root.dataset.fonts = 'late';
  } catch {
    // Storage is blocked: the system decides.
  }
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.colorScheme = mode === 'dark' || (mode !== 'light' && systemDark) ? 'dark' : 'light';
})();
