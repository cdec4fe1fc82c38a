import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isValidationMessage, parseMessage } from '../../domain/validationKeys';
import { useErrorText } from '../useErrorText';

const codePrefix = 'errors:';

/** A field error holds a message key: a validator's, or a service's code behind this prefix. */
export const codeMessage = (code: string): string => codePrefix + code;

/** The text of a field's error in the present language. */
export const useMessageText = (): ((message: string) => string) => {
  const { t } = useTranslation('validation');
  const errorText = useErrorText();
  return useCallback(
    (message) => {
      if (message.startsWith(codePrefix)) return errorText(message.slice(codePrefix.length));
      if (!isValidationMessage(message)) return message;
      const { key, values } = parseMessage(message);
      return t(key, values);
    },
    [errorText, t],
  );
};
