// @ts-check
/**
 * npm run contract -- --base URL [--login E-MAIL --password TEXT] [--year N]: asks real services for what the portal relies on,
 * and changes nothing there. Without a member it uses the stand-in's Anna.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:5190' },
    login: { type: 'string', default: 'anna@pelda.hu' },
    password: { type: 'string', default: 'jelszo1' },
    year: { type: 'string', default: String(new Date().getFullYear()) },
  },
});
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { checkContract } = await vite.ssrLoadModule('./mocks/openapi/contractCheck.ts');
/** @type {import('../mocks/openapi/contractCheck').Finding[]} */
const findings = await checkContract({
  ...values,
  base: values.base.replace(/\/+$/, ''),
  year: Number(values.year),
  fetch,
});
await vite.close();
for (const { call, what, wrong } of findings) {
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${call}: ${what}`);
  for (const detail of wrong) console.log(`       ${detail}`);
}
const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
console.log(`${findings.length - failed} hold, ${failed} don't`);
process.exit(failed === 0 ? 0 : 1);
