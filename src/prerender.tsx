import createCache from '@emotion/cache';
import { renderToString } from 'react-dom/server';

import { createApp, type AppOptions } from './App';
import type { Language } from './i18n/languages';
import { StartFrame } from './layout/StartFrame';

export interface Prerendered {
  title: string;
  html: string;
  /** Emotion's rules for this page. `names` go into an empty style element, from which the client learns which rules exist. */
  styles: { names: string; css: string }[];
}

/** Renders a page to HTML at build time, and collects the rules that emotion made for it. */
const render = async (path: string, options: Pick<AppOptions, 'language' | 'routes'>): Promise<Prerendered> => {
  const cache = createCache({ key: 'c' });
  // Collect rules in the cache instead of writing style elements into the markup.
  cache.compat = true;
  const { element, router } = await createApp({ initialPath: path, cache, ...options });
  if (router.state.errors !== null) throw new Error(`${path} could not be rendered`, { cause: router.state.errors });
  const page = renderToString(element);
  const attribute = /<[^>]* style="[^>]*>/.exec(page)?.[0];
  if (attribute !== undefined) throw new Error(`${path}: the policy refuses the style attribute of ${attribute}`);

  const globals: Prerendered['styles'] = [];
  const scoped = { names: [cache.key], css: '' };
  for (const [name, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${name}`] === undefined)
      globals.push({ names: `${cache.key}-global ${name}`, css });
    else {
      scoped.names.push(name);
      scoped.css += css;
    }
  }
  // React leaves the title where it was rendered; in the browser it belongs into the head.
  const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? '';
  return {
    title,
    html: page.replace(/<title>.*?<\/title>/, ''),
    styles: [...globals, { names: scoped.names.join(' '), css: scoped.css }],
  };
};

export const prerender = (path: string, language: Language): Promise<Prerendered> => render(path, { language });

/** Renders the frame that every other address begins with. */
export const prerenderFrame = (language: Language): Promise<Prerendered> =>
  render('/', { language, routes: [{ path: '*', element: <StartFrame /> }] });
