// @ts-check
/** npm run build: builds the portal into dist/ (or --outDir), pre-renders its public first screens, compresses text files, and builds the host's program. Other arguments go to Vite. */
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { buildHostProgram } from '../hostProgram.mjs';
import { root, run } from '../run.mjs';
import { compress } from './compress.mjs';
import { takeManifest } from './manifest.mjs';
import { prerenderInto } from './prerender.mjs';
import { nameRelease } from './release.mjs';

const args = process.argv.slice(2);
const outAt = args.indexOf('--outDir');
const modeAt = args.indexOf('--mode');
const code = run('vite', ['build', ...args]);
if (code !== 0) process.exit(code);
const dist = resolve(root, (outAt < 0 ? undefined : args[outAt + 1]) ?? 'dist');
const mode = modeAt < 0 ? 'production' : (args[modeAt + 1] ?? 'production');
takeManifest(dist);
nameRelease(dist);
// The font's licence goes where the font goes.
copyFileSync(join(root, 'src/theme/fonts/OFL.txt'), join(dist, 'assets/OFL.txt'));
await prerenderInto(dist, mode);
await buildHostProgram(dist);
compress(dist);
