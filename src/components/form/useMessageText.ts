import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isValidationMessage, missingField, parseMessage } from '../../domain/validationKeys';
import { useErrorText } from '../useErrorText';

const codePrefix = 'errors:';

/** A field error is a validator's message key, or this prefix and a service's code. */
export const codeMessage = (code: string): string => codePrefix + code;

/** The namespaces with texts for empty fields, `required.<field>`; each page loads its own. */
const namespaces = ['login', 'public', 'member', 'wizard'] as const;

/** The text of a field's error. For an empty field, the text of its path, else of the path's last part. */
export const useMessageText = (): ((message: string, field: string) => string) => {
  const { t, i18n } = useTranslation('validation');
  const errorText = useErrorText();
  const { language } = i18n;
  return useCallback(
    (message, field) => {
      if (message.startsWith(codePrefix)) return errorText(message.slice(codePrefix.length));
      const missing = missingField(message, field);
      for (const name of missing === undefined ? [] : [missing, missing.replace(/^.*\./, '')]) {
        for (const namespace of namespaces) {
          const text: unknown = i18n.getResource(language, namespace, `required.${name}`);
          if (typeof text === 'string') return text;
        }
      }
      const rule = missing === undefined ? message : message.replace(/:.*/, '');
      if (!isValidationMessage(rule)) return message;
      const { key, values } = parseMessage(rule);
      return t(key, values);
    },
    [errorText, t, i18n, language],
  );
};
