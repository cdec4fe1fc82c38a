import { chromium } from 'playwright-core';
import http from 'node:http';
const mk = (port, headers) => http.createServer((q, r) => {
  if (q.url === '/api') { r.writeHead(200, {'content-type':'application/json','cache-control':'no-store'}); r.end('{}'); return; }
  r.writeHead(200, {'content-type':'text/html', ...headers}); r.end(`<!doctype html><h1>${port}</h1><script>addEventListener('pageshow',e=>{document.title='persisted='+e.persisted});fetch('/api').catch(()=>0)</script>`); }).listen(port);
const servers=[mk(5601,{}), mk(5602,{'cache-control':'no-store'}), mk(5603,{})];
for (const ignore of [[], ['--disable-back-forward-cache']]) {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'], ignoreDefaultArgs: ignore });
  for (const start of [5601, 5602]) for (const route of [false,true]) {
    const c = await b.newContext(); const p = await c.newPage();
    if (route) await p.route('**/x', r => r.continue());
    await p.goto(`http://127.0.0.1:${start}/`);
    await p.waitForTimeout(300);
    await p.evaluate(() => { location.href = 'http://127.0.0.1:5603/'; });
    await p.waitForURL('**:5603/**'); await p.waitForTimeout(300);
    await p.goBack().catch(e=>console.log('back', e.message.split('\n')[0]));
    await p.waitForTimeout(500);
    console.log(ignore.length, start, 'route', route, await p.title().catch(e=>e.message), p.url());
    await c.close();
  }
  await b.close();
}
servers.forEach(s=>s.close());
