/** What the properties of the exploring look at. A type rather than an interface: Bombadil's cells take plain JSON. */
export type PageFacts = {
  title: string;
  /** The texts of the first-level headings. */
  headings: string[];
  /** Everything that is shown or read out, piece by piece. What the explorer typed itself isn't among it. */
  texts: string[];
  ids: string[];
  /** Fields that are marked as wrong, and what is said of each; "" if nothing is. */
  wrongFields: { name: string; message: string }[];
  /** The topmost dialog's title; undefined if none is open. */
  dialog?: string;
  /** The keyboard is in the dialog, or in a list that it opened. */
  isFocusInDialog: boolean;
  contentWidth: number;
  screenWidth: number;
};

const silent = 'script, style, noscript, template';
const spokenAttributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
/** Open lists and pickers have the focus while their dialog stays open beneath. */
const overDialogs = '[role="listbox"], [role="menu"], [role="grid"]';

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

const textsOf = (page: Document): string[] => {
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(silent) === null && textContent !== null) texts.push(textContent.trim());
  }
  for (const element of page.body.querySelectorAll('*'))
    for (const name of spokenAttributes) texts.push(element.getAttribute(name) ?? '');
  return texts.filter((text) => text !== '');
};

/** A text that an element refers to by id. A radio's message may hang on its group. */
const referredTo = (page: Document, element: Element | null | undefined): string =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => (element?.getAttribute(name) ?? '').split(/\s+/))
    .map((id) => (id === '' ? '' : textOf(page.getElementById(id))))
    .join(' ')
    .trim();

const wrongFieldsOf = (page: Document): PageFacts['wrongFields'] =>
  [...page.querySelectorAll('[aria-invalid="true"]')].map((field) => ({
    name: field.getAttribute('name') ?? field.id,
    message:
      referredTo(page, field) || referredTo(page, field.closest('fieldset, [role="group"], [role="radiogroup"]')),
  }));

const topDialogOf = (page: Document): Element | undefined =>
  [...page.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')]
    .filter((dialog) => dialog.closest('[aria-hidden="true"], [inert]') === null)
    .at(-1);

const nameOf = (page: Document, element: Element): string =>
  element.getAttribute('aria-label') ?? textOf(page.getElementById(element.getAttribute('aria-labelledby') ?? ''));

/** Reads a page. Runs in the browser, in every state that the explorer reaches. */
export const readPage = (page: Document, { innerWidth }: Pick<Window, 'innerWidth'>): PageFacts => {
  const dialog = topDialogOf(page);
  const focused = page.activeElement;
  return {
    title: page.title,
    headings: [...page.querySelectorAll('h1')].map(textOf),
    texts: textsOf(page),
    ids: [...page.querySelectorAll('[id]')].map(({ id }) => id),
    wrongFields: wrongFieldsOf(page),
    ...(dialog === undefined ? {} : { dialog: nameOf(page, dialog) }),
    isFocusInDialog: dialog?.contains(focused) === true || Boolean(focused?.closest(overDialogs)),
    contentWidth: page.documentElement.scrollWidth,
    screenWidth: innerWidth,
  };
};
