// Runs before the first paint. Applies the chosen colour scheme; MUI keeps the choice under the same key (src/theme/AppTheme.tsx).
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
// What a page says whose code doesn't start (scripts/build/unstarted.ts): at once where a script of the build can't be loaded or run,
// else after 30 s (src/theme/start.css). Customer care stands beside it where the settings can be read.
(() => {
  const nameCare = () =>
    fetch('/settings.json')
      .then((response) => response.json())
      .then((settings) => {
        const contacts = [settings.VITE_CARE_PHONE, settings.VITE_CARE_EMAIL].filter(Boolean).join(', ');
        const care = document.getElementById('unstarted-care');
        if (contacts === '' || care === null || !care.hidden) return;
        care.append(contacts);
        care.hidden = false;
      })
      .catch(() => undefined);
  addEventListener(
    'error',
    (event) => {
      const file = event.target.src || event.filename || '';
      const { dataset } = document.documentElement;
      if (file.indexOf(location.origin + '/assets/') !== 0 || dataset.start === 'failed') return;
      dataset.start = 'failed';
      nameCare();
    },
    true,
  );
  setTimeout(() => {
    if (document.getElementById('unstarted') !== null) nameCare();
  }, 30000);
})();
