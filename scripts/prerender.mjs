// @ts-check
/**
 * Renders the public first screens into a build, in both languages (PERF-1): dist/login/index.html for Hungarian,
 * dist/en/login/index.html for English. The host picks by the language cookie (deploy/nginx). Part of `npm run build`.
 */
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

/** What is painted needs the styles and not the scripts, so they are asked for first (PERF-1). @param {string} page */
const stylesFirst = (page) => {
  const styles = page.match(/ *<link rel="stylesheet".*>\n/g) ?? [];
  const rest = styles.reduce((text, link) => text.replace(link, ''), page);
  return rest.replace(/ *<script /, (script) => styles.join('') + script);
};

/** @param {string} dist @param {string} mode */
export const prerenderInto = async (dist, mode) => {
  const outDir = join(root, '.cache', `prerender-${basename(dist)}`);
  await build({ root, mode, logLevel: 'warn', build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false } });
  /** @type {{ prerender: (path: string, language: string) => Promise<{ title: string, html: string }> }} */
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  /** @type {Chunk[]} */
  const chunks = JSON.parse(readFileSync(join(root, '.cache', `bundle-${basename(dist)}.json`), 'utf8'));
  const template = stylesFirst(readFileSync(join(dist, 'index.html'), 'utf8'));

  for (const language of languages) {
    for (const { path, module } of screens) {
      const { title, html } = await prerender(path, language);
      if (title === '') throw new Error(`${path} (${language}) came out empty: it would be sent as a page without anything on it`);
      const scripts = new Set(/** @type {string[]} */ ([]));
      const styles = new Set(/** @type {string[]} */ ([]));
      collect(chunks, `src/i18n/first/${language}.ts`, scripts, styles);
      if (module !== undefined) collect(chunks, module, scripts, styles);
      const isNew = (/** @type {string} */ file) => !template.includes(file);
      const links = [
        ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}">`),
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
};
