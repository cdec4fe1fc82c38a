// Runs before the first paint. Applies the chosen colour scheme; MUI keeps the choice under the same key (src/theme/theme.ts).
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('cportal.scheme') ?? mode;
  } catch {
    // Storage is blocked: the system decides.
  }
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.colorScheme = mode === 'dark' || (mode !== 'light' && systemDark) ? 'dark' : 'light';
})();
