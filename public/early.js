// A form that is sent before its code has arrived is held back here, and sent by it then (PERF-1).
addEventListener('submit', (event) => {
  const form = event.target;
  if ('ready' in form.dataset) return;
  event.preventDefault();
  form.dataset.early = '';
});
