import { fieldId } from './formId';

/** A field's element: by its id, or for a group of radios by its name. */
const fieldElement = (formId: string, name: string): HTMLElement | null | undefined => {
  const byId = document.getElementById(fieldId(formId, name));
  const form = document.getElementById(`${formId}-summary`)?.closest('form');
  return byId ?? form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
};

/** Puts the focus on a field. */
export const focusField = (formId: string, name: string): void => {
  fieldElement(formId, name)?.focus();
};

/** What the group is called in which the field stands. */
export const groupName = (formId: string, name: string): string | undefined => fieldElement(formId, name)?.closest('fieldset')?.querySelector('legend')?.textContent;

/** The names as their fields stand in the page, from the top: errors come in the order in which they arose. */
export const inPageOrder = (formId: string, names: readonly string[]): string[] => {
  const isBefore = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const places = names.map((name) => ({ name, element: fieldElement(formId, name) }));
  const sorted = places.sort(({ element: one }, { element: other }) => {
    if (!one || !other || one === other) return 0;
    return isBefore(one, other) ? -1 : 1;
  });
  return sorted.map(({ name }) => name);
};
