// @ts-check
/**
 * A plain static file host: node scripts/serveFolder.mjs --dir dist-demo --at /minta/demo/ --port 4175
 * No fallback for other paths; the demo needs none (docs/decisions/007-the-demo-anywhere.md).
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist-demo' },
    at: { type: 'string', default: '/' },
    port: { type: 'string', default: '4175' },
  },
});
const folder = resolve(values.dir);

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** @param {string} path @returns {string | undefined} */
const fileOf = (path) => {
  if (!path.startsWith(values.at)) return undefined;
  const wanted = join(folder, decodeURIComponent(path.slice(values.at.length)) || 'index.html');
  const file = wanted.endsWith(sep) ? join(wanted, 'index.html') : wanted;
  const inside = file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return inside ? file : undefined;
};

createServer((request, response) => {
  const file = fileOf(new URL(request.url ?? '/', 'http://host').pathname);
  if (file === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}${values.at}`));
