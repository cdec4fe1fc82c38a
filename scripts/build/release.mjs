// @ts-check
/** Names a build: version and commit, in its pages for the portal and in release.json for the host's /healthz. Part of `npm run build`. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run.mjs';

/** COMMIT, else git's, else a hash of the build. @param {string} page */
const commitOf = (page) => {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return createHash('sha256').update(page).digest('hex').slice(0, 12);
  }
};

/** @param {string} dist */
export const nameRelease = (dist) => {
  const file = join(dist, 'index.html');
  const page = readFileSync(file, 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = commitOf(page);
  if (!/^[\w.-]{1,64}$/.test(commit)) throw new Error(`COMMIT is no commit: ${commit}`);
  writeFileSync(
    file,
    page.replace(' <title>', () => ` <meta name="release" content="${version} ${commit}">\n    <title>`),
  );
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify({ status: 'ok', version, commit })}\n`);
};
