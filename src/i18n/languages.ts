const languages = ['hu', 'en'] as const;
export type Language = (typeof languages)[number];

/** Hungarian is the default and the fallback. */
export const defaultLanguage: Language = 'hu';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
