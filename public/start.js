// Runs before the first paint. Applies the chosen colour scheme; MUI keeps the choice under the same key (src/theme/theme.ts).
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('cportal.scheme');
  } catch (blocked) {
    // Without storage the system decides.
  }
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.colorScheme = mode === 'dark' || (mode !== 'light' && systemDark) ? 'dark' : 'light';
})();
// A script of the build that can't be loaded or run: what the page says then (scripts/build/unstarted.ts) shows at once.
addEventListener(
  'error',
  (event) => {
    const file = event.target.src || event.filename || '';
    if (file.indexOf(location.origin + '/assets/') === 0) document.documentElement.dataset.start = 'failed';
  },
  true,
);
