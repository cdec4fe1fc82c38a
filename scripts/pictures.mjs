// @ts-check
/**
 * npm run pictures: every page in its states, at 390 and 1280 px, in both languages and schemes, from the production build, in
 * .cache/pictures with an index.html to look through. `-- --against FOLDER` shows first what differs from an earlier run (keep
 * that one by renaming its folder). Other arguments go to Playwright: `-- -g payment`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { decode, encode } from 'fast-png';
import pixelmatch from 'pixelmatch';

import { filesUnder, root, run } from './run.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--against');
const [, against] = at < 0 ? [] : args.splice(at, 2);
const folder = join(root, '.cache/pictures');
const earlier = against === undefined ? undefined : resolve(against);
if (earlier === folder) throw new Error(`${folder} is written anew: rename it first`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const code = run('node', ['scripts/e2e.mjs', 'pictures.spec.ts', ...args], { PICTURES: folder });

const pictures = filesUnder(folder)
  .map((file) => relative(folder, file))
  .sort();

/** How many pixels differ from the earlier picture; writes where. @param {string} picture */
const difference = (picture) => {
  if (earlier === undefined) return 0;
  if (!existsSync(join(earlier, picture))) return Infinity;
  const [before, now] = [earlier, folder].map((one) => decode(readFileSync(join(one, picture))));
  if (before === undefined || now === undefined) return Infinity;
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return Infinity;
  const data = new Uint8Array(width * height * 4);
  const rgba = [before, now].map((image) =>
    image.channels === 4
      ? Uint8Array.from(image.data)
      : Uint8Array.from({ length: width * height * 4 }, (_, index) =>
          index % 4 === 3 ? 255 : (image.data[Math.floor(index / 4) * 3 + (index % 4)] ?? 0),
        ),
  );
  const pixels = pixelmatch(rgba[0] ?? data, rgba[1] ?? data, data, width, height);
  if (pixels > 0) {
    const target = join(folder, 'difference', picture);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, encode({ width, height, data, channels: 4 }));
  }
  return pixels;
};
const changed = pictures
  .map((picture) => ({ picture, pixels: difference(picture) }))
  .filter(({ pixels }) => pixels > 0);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
/** @param {string} path @param {string} caption */
const figure = (path, caption) =>
  `<figure><a href="${escaped(path)}"><img loading="lazy" src="${escaped(path)}" alt=""></a><figcaption>${escaped(caption)}</figcaption></figure>`;
const scenes = new Map(
  pictures.map((picture) => [dirname(picture), pictures.filter((one) => dirname(one) === dirname(picture))]),
);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>cportal</title>
<style>body{font:14px sans-serif}section{display:flex;flex-wrap:wrap;gap:8px}img{height:360px;max-width:640px;object-fit:contain;object-position:top;border:1px solid #ccc}figure{margin:0}h2{flex-basis:100%}</style>
${changed
  .map(
    ({ picture, pixels }) =>
      `<section><h2>${escaped(picture)}: ${pixels === Infinity ? 'new, or another size' : `${pixels} pixels`}</h2>${figure(relative(folder, join(earlier ?? folder, picture)), 'before')}${figure(picture, 'now')}${pixels === Infinity ? '' : figure(join('difference', picture), 'difference')}</section>`,
  )
  .join('\n')}
${[...scenes].map(([scene, list]) => `<section><h2>${escaped(scene)}</h2>${list.map((one) => figure(one, one.slice(scene.length + 1, -4))).join('')}</section>`).join('\n')}`,
);
if (earlier !== undefined)
  console.log(
    changed.length === 0 ? 'no picture differs' : changed.map(({ picture }) => `differs: ${picture}`).join('\n'),
  );
console.log(`${pictures.length} pictures of ${scenes.size} scenes: ${join(folder, 'index.html')}`);
process.exit(code);
