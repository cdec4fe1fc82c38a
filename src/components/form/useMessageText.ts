import { useTranslation } from 'react-i18next';

import { useErrorText } from '~/components/feedback/useErrorText';
import { isValidationMessage, missingField, parseMessage } from '~/domain/validation/validationKeys';

const codePrefix = 'errors:';

/** A field error is a validator's message key, or this prefix and a service's codes. */
export const codeMessage = (...codes: string[]): string => codePrefix + codes.join(' ');

/** The text of a field's error. For an empty field, the text of its path, else of the path's last part. */
export const useMessageText = (): ((message: string, field: string) => string) => {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  return (message, field) => {
    if (message.startsWith(codePrefix)) {
      const codes = message.slice(codePrefix.length).split(' ');
      return [...new Set(codes.map((code) => errorText(code)))].join(' ');
    }
    const missing = missingField(message, field);
    for (const name of missing === undefined ? [] : [missing, missing.replace(/^.*\./, '')]) {
      const text: unknown = i18n.getResource(i18n.language, 'common', `required.${name}`);
      if (typeof text === 'string') return text;
    }
    const rule = missing === undefined ? message : message.replace(/:.*/, '');
    if (!isValidationMessage(rule)) return message;
    const { key, values } = parseMessage(rule);
    return t(`validation.${key}`, values);
  };
};
