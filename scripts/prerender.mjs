// @ts-check
/**
 * Renders the public first screens into a build, in both languages (PERF-1): dist/login/index.html for Hungarian,
 * dist/en/login/index.html for English. The host picks by the language cookie (deploy/nginx). Part of `npm run build`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './run.mjs';

/** The path, and the page module whose code and styles it needs besides the first chunk. */
const screens = [
  { path: '/login', module: undefined },
  { path: '/register', module: 'src/routes/public/RegisterPage.tsx' },
  { path: '/forgottendetails', module: 'src/routes/public/ForgottenDetailsPage.tsx' },
];
const languages = ['hu', 'en'];

/** @typedef {import('./bundleReport').ReportedChunk} Chunk */

/** A chunk's own files and those that it imports. @param {Chunk[]} chunks @param {string | undefined} module @param {Set<string>} scripts @param {Set<string>} styles */
const collect = (chunks, module, scripts, styles) => {
  const visit = (/** @type {Chunk | undefined} */ chunk) => {
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const css of chunk.css) styles.add(css);
    for (const file of chunk.imports) visit(chunks.find((other) => other.file === file));
  };
  visit(chunks.find((chunk) => chunk.module === module));
};

const linkedStyles = / *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g;

/** @param {string} dist @param {string} mode */
export const prerenderInto = async (dist, mode) => {
  const outDir = join(root, '.cache', `prerender-${basename(dist)}`);
  await build({ root, mode, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false } });
  /** @type {{ prerender: (path: string, language: string) => Promise<{ title: string, html: string }> }} */
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  /** @type {Chunk[]} */
  const chunks = JSON.parse(readFileSync(join(root, '.cache', `bundle-${basename(dist)}.json`), 'utf8'));
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const shared = [...index.matchAll(linkedStyles)].map(([, file]) => file ?? '');
  const template = index.replace(linkedStyles, '');
  /** @type {Set<string>} */
  const hashes = new Set();

  for (const language of languages) {
    for (const { path, module } of screens) {
      const { title, html } = await prerender(path, language);
      if (title === '') throw new Error(`${path} (${language}) came out empty: it would be sent as a page without anything on it`);
      const scripts = new Set(/** @type {string[]} */ ([]));
      const styles = new Set(/** @type {string[]} */ ([]));
      collect(chunks, `src/i18n/first/${language}.ts`, scripts, styles);
      if (module !== undefined) collect(chunks, module, scripts, styles);
      const isNew = (/** @type {string} */ file) => !template.includes(file);
      // What is painted waits for no other file: the page carries its styles, and the host's policy knows their hash (PERF-1, SEC-1).
      const files = [...new Set([...shared, ...styles])];
      const style = files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n');
      hashes.add(createHash('sha256').update(style).digest('base64'));
      const links = [
        `<style data-files="${files.map((file) => `/${file}`).join(' ')}">${style}</style>`,
        ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        '<script src="/early.js" async></script>',
      ];
      const page = template
        .replace('<html lang="hu">', `<html lang="${language}">`)
        .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root" data-path="${path}" data-language="${language}">${html}</div>`);
      const file = join(dist, language === 'hu' ? '' : language, path, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page);
    }
  }
  // For deploy/start.sh: what style-src has to let through on these pages.
  writeFileSync(join(dist, 'style-sources'), [...hashes].map((hash) => `'sha256-${hash}'\n`).join(''));
};
