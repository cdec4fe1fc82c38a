import { renderToString } from 'react-dom/server';
import type { Language } from './i18n/languages';
import { createApp } from './App';

/** Renders a public page without a browser, for the build (PERF-1): its title, and what stands in #root. */
export const prerender = async (path: string, language: Language): Promise<{ title: string; html: string }> => {
  const { element } = await createApp({ initialPath: path, language });
  const page = renderToString(element);
  // React leaves the title where it was rendered; in the browser it stands in the head.
  const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? '';
  return { title, html: page.replace(/<title>.*?<\/title>/, '') };
};
