// @ts-check
/**
 * Pre-renders the public first screens in both languages: dist/login/index.html for Hungarian,
 * dist/en/login/index.html for English; and the frame that every other address begins with: dist/index.html and
 * dist/en/index.html. Each page links one hashed stylesheet with everything it needs for its first paint.
 * The host picks the language by cookie (deploy/nginx). Part of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

import { root } from '../run.mjs';
import { chunkNamed, readManifest, withImports } from './manifest.mjs';

/** The path, and the page's area (scripts/build/chunkGroups.ts) if it isn't part of the first chunk. */
const screens = [
  { path: '/login', area: undefined },
  { path: '/register', area: 'public' },
  { path: '/forgottendetails', area: 'public' },
];
const languages = ['hu', 'en'];

/** @typedef {{ title: string, html: string, styles: { names: string, css: string }[] }} Prerendered */

const frameRoot = '<div id="root">';
const linkedStyles = / *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g;

/** @param {string} dist @param {string} mode */
export const prerenderInto = async (dist, mode) => {
  const outDir = join(root, '.cache', `prerender-${basename(dist)}`);
  await build({
    root,
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  /** @type {{ prerender: (path: string, language: string) => Promise<Prerendered>, prerenderFrame: (language: string) => Promise<Prerendered> }} */
  const { prerender, prerenderFrame } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const manifest = readManifest(dist);
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const shared = [...index.matchAll(linkedStyles)].map(([, file]) => file ?? '');
  const template = index.replace(linkedStyles, '');

  /** Writes the page's stylesheet, named by its hash. @param {string} path @param {Prerendered} page @param {Iterable<string>} files */
  const writeSheet = (path, { styles }, files) => {
    const sheet = [...new Set([...shared, ...files])]
      .map((file) => readFileSync(join(dist, file), 'utf8').trim())
      .concat(styles.map(({ css }) => css))
      .join('\n');
    const file = `assets/${path.slice(1) || 'frame'}-${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(dist, file), sheet);
    return file;
  };

  /** @param {string} language @param {{ path: string, page: Prerendered, root: string, area?: string | undefined }} screen */
  const write = (language, { path, page, root: opening, area }) => {
    const texts = `src/i18n/locales/${language}`;
    const further = area === undefined ? [] : [chunkNamed(manifest, area), `${texts}/portal.json`];
    const chunks = [...withImports(manifest, [`${texts}/common.json`, ...further])].flatMap(
      (key) => manifest[key] ?? [],
    );
    const styles = chunks.flatMap(({ css = [] }) => css);
    const sheet = `<link rel="stylesheet" href="/${writeSheet(path, page, styles)}">`;
    const rest = [
      // Empty, so that the policy allows them by one hash; emotion reads their names and skips inserting the rules.
      ...page.styles.map(({ names }) => `<style data-emotion="${names}"></style>`),
      ...chunks
        .map(({ file }) => file)
        .filter((file) => !template.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
    const html = template
      .replace('<html lang="hu">', `<html lang="${language}">`)
      .replace(/<title>(.*?)<\/title>/, (_whole, brand) => `<title>${page.title || brand}</title>`)
      .replace(/ *<script type="module"/, () => `    ${sheet}\n    <script type="module"`)
      .replace('</head>', () => `  ${rest.join('\n    ')}\n  </head>`)
      .replace('<div id="root"></div>', () => `${opening}${page.html}</div>`);
    const file = join(dist, language === 'hu' ? '' : language, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  };

  for (const language of languages) {
    for (const { path, area } of screens) {
      const page = await prerender(path, language);
      if (page.title === '') throw new Error(`${path} (${language}) rendered nothing`);
      write(language, { path, page, root: `<div id="root" data-path="${path}" data-language="${language}">`, area });
    }
    write(language, { path: '/', page: await prerenderFrame(language), root: frameRoot });
  }
};
