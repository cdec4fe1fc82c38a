// @ts-check
/**
 * Adds a .br and a .gz to every text file that gets smaller, for hosts that serve precompressed files (deploy/nginx). Must be the
 * last step of a build.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { filesUnder } from '../run.mjs';

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** Replaced by the host, edited by operations, or read by probes: compressed copies would be stale. */
const edited = new Set(['settings.json', 'status.json', 'release.json']);
/** @type {Record<string, (content: Buffer) => Buffer>} */
const compressions = {
  '.br': (content) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => gzipSync(content, { level: 9 }),
};

/** @param {string} folder */
export const compress = (folder) => {
  const files = filesUnder(folder);
  for (const file of files) if (Object.hasOwn(compressions, extname(file))) rmSync(file);
  for (const file of files.filter((path) => texts.has(extname(path)) && !edited.has(basename(path)))) {
    const content = readFileSync(file);
    for (const [end, make] of Object.entries(compressions)) {
      const small = make(content);
      if (small.length < content.length) writeFileSync(file + end, small);
    }
  }
};
