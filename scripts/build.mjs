// @ts-check
/** npm run build: the portal, into dist/ (or --outDir), its public first screens rendered, and every text file of it compressed ahead. Further arguments go to Vite. */
import { compress } from './compress.mjs';
import { prerenderInto } from './prerender.mjs';
import { resolve } from 'node:path';
import { root, run } from './run.mjs';

const args = process.argv.slice(2);
const outAt = args.indexOf('--outDir');
const modeAt = args.indexOf('--mode');
const code = run('vite', ['build', ...args]);
if (code !== 0) process.exit(code);
const dist = resolve(root, (outAt < 0 ? undefined : args[outAt + 1]) ?? 'dist');
await prerenderInto(dist, modeAt < 0 ? 'production' : (args[modeAt + 1] ?? 'production'));
compress(dist);
