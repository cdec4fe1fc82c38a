// A form that is sent before its code has arrived is held back here, and sent by it then (PERF-1).
addEventListener('submit', (event) => {
  const form = event.target;
  if ('ready' in form.dataset) return;
  event.preventDefault();
  form.dataset.early = '';
});

// The fonts are here from an earlier visit: nothing has to wait for them, nor they for anything (PERF-2).
try {
  if (localStorage.getItem('cportal.fonts') !== null) document.documentElement.dataset.fonts = '';
} catch {
  // A browser that keeps nothing: they come later.
}

// A page that carries its styles: later pages look for the files that these are in, and where the host doesn't let them through the files stand in (PERF-1).
for (const style of document.querySelectorAll('style[data-files]')) {
  style.after(...style.dataset.files.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })));
}
