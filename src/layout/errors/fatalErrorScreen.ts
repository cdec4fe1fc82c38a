import { config } from '~/config/config';

/** Both languages, because the texts may be what failed. */
const texts = {
  hu: 'A portál most nem tölthető be. Ellenőrizze az internetkapcsolatát, majd töltse be újra az oldalt. Amit elmentett vagy kifizetett, nem veszett el.',
  en: 'The portal can’t be loaded right now. Please check your internet connection, then reload the page. What you have saved or paid is not lost.',
};

const paragraph = (text: string, lang: string): HTMLElement =>
  Object.assign(document.createElement('p'), { lang, textContent: text });

/** Replaces the page with a static text when nothing else can be shown, and reports the error. */
export const showFatalErrorScreen = (error: unknown): void => {
  const { phone, email } = config.care;
  const contacts = [phone, email].filter(Boolean).join(', ');
  document.body.replaceChildren(...Object.entries(texts).map(([lang, text]) => paragraph(text, lang)));
  if (contacts !== '') document.body.append(paragraph(`Ügyfélszolgálat, Customer care: ${contacts}`, 'hu'));
  reportError(error);
};
