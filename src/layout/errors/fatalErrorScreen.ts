/** Both languages, because the texts may be what failed. */
const texts = {
  hu: 'A portál most nem tölthető be. Ellenőrizze az internetkapcsolatát, majd töltse be újra az oldalt. Amit elmentett vagy kifizetett, nem veszett el.',
  en: 'The portal can’t be loaded right now. Please check your internet connection, then reload the page. What you have saved or paid is not lost.',
};

/** Replaces the page with a static text when nothing else can be shown, and reports the error. */
export const showFatalErrorScreen = (error: unknown): void => {
  document.body.replaceChildren(
    ...Object.entries(texts).map(([lang, textContent]) =>
      Object.assign(document.createElement('p'), { lang, textContent }),
    ),
  );
  reportError(error);
};
