import en from './texts/en.json';
import hu from './texts/hu.json';

/** The desk's own texts, typed by the Hungarian file. */
export type DeskTexts = typeof hu;
export type DeskLanguage = 'hu' | 'en';

export const deskTexts: Readonly<Record<DeskLanguage, DeskTexts>> = { hu, en };

export const deskLanguage = (language: string): DeskLanguage => (language === 'en' ? 'en' : 'hu');

/** 'Levelek ({n})' with { n: 3 } → 'Levelek (3)'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
