import { createContext, use } from 'react';

/** Two forms on one page may have fields of the same name: ids carry their form's. */
export const FormIdContext = createContext('form');

export const fieldId = (formId: string, name: string): string => `${formId}-${name.replaceAll('.', '-')}`;

export const useFieldId = (name: string): string => fieldId(use(FormIdContext), name);
