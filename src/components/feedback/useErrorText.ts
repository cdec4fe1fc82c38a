import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { errorTextKey, isTechnical } from '../../domain/text/errorCatalogue';
import { isValidationMessage, parseMessage } from '../../domain/text/validationKeys';

/**
 * Returns the text of a service's code, which may be a validator's message; an unknown code reads as the technical error
 * with the code in it.
 */
export const useErrorText = (): ((code: string, reference?: string) => string) => {
  const { t } = useTranslation();
  return useCallback(
    (code, reference) => {
      const textKey = errorTextKey(code);
      if (textKey === 'unknown') {
        if (!isValidationMessage(code)) return t('errors.unknown', { code });
        const { key, values } = parseMessage(code);
        return t(`validation.${key}`, values);
      }
      const text = t(`errors.${textKey}`);
      return isTechnical(code) && reference ? `${text} ${t('errors.reference', { reference })}` : text;
    },
    [t],
  );
};
