/**
 * The stand-in services over HTTP: npm run stub -- --port 5190 --bank-port 5191 --dist dist
 * --host: the address to listen on, 127.0.0.1 by default. --bank-origin: the bank's address, if browsers reach it by another one.
 * --origin: where the portal is, for links in mails, if it isn't served here.
 */
import { parseArgs } from 'node:util';

import { openTypeScript } from './typeScript.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5190' },
    'bank-port': { type: 'string', default: '5191' },
    host: { type: 'string' },
    'bank-origin': { type: 'string' },
    origin: { type: 'string' },
    dist: { type: 'string' },
  },
});

const { load, close } = await openTypeScript();

const module = await load('./mocks/server.ts');
const server = await module.createStandinServer({
  port: Number(values.port),
  bankPort: Number(values['bank-port']),
  host: values.host,
  bankOrigin: values['bank-origin'],
  origin: values.origin,
  distDir: values.dist,
});

console.log(`services  ${server.origin}`);
console.log(`bank      ${server.bankOrigin}`);
console.log(`control   ${server.origin}/__standin/personas`);
if (values.dist !== undefined) console.log(`portal    ${server.origin}/`);

const stop = () => Promise.all([server.close(), close()]).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
