import { fieldId } from './formId';

/** Puts the focus on a field: by its id, or for a group of radios by its name. */
export const focusField = (formId: string, name: string): void => {
  const byId = document.getElementById(fieldId(formId, name));
  const form = document.getElementById(`${formId}-summary`)?.closest('form');
  (byId ?? form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`))?.focus();
};
