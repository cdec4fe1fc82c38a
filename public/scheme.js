// Runs before the first paint. Applies the chosen colour scheme (MUI keeps the choice under the same key, src/theme/theme.ts), and
// notes a script of the build that can't be loaded or read, which #unstarted then says.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('cportal.scheme') ?? mode;
  } catch {
    // Storage is blocked: the system decides.
  }
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  addEventListener(
    'error',
    ({ target, filename }) => {
      const address = filename ?? (target instanceof HTMLScriptElement ? target.src : '');
      if (address.startsWith(`${location.origin}/assets/`)) document.documentElement.dataset.scriptFailed = '';
    },
    true,
  );
  document.documentElement.dataset.colorScheme = mode === 'dark' || (mode !== 'light' && systemDark) ? 'dark' : 'light';
})();
