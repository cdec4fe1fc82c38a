import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { intranetCodeStatus, intranetStatus } from '~/domain/contract/intranetStatus';
import { errorTextKey, isTechnical, moreCount } from '~/domain/text/errorCatalogue';
import { isValidationMessage, parseMessage } from '~/domain/text/validationKeys';

/**
 * Returns the text of a service's code, which may be a validator's message; an unknown code reads as the technical error
 * with the code in it.
 */
export const useErrorText = (): ((code: string, reference?: string) => string) => {
  const { t, i18n } = useTranslation();
  return useCallback(
    (code, reference) => {
      const more = moreCount(code);
      if (more !== undefined) return t('errors.more', { more });
      const intranet = intranetCodeStatus(code);
      if (intranet !== undefined) {
        // These codes only come to pages that have loaded the portal's texts.
        const portal = i18n.getFixedT(i18n.language, 'portal');
        return portal(
          code === 'intra.contractDenied' ? 'status.intra.contractDenied' : intranetStatus(intranet).textKey,
        );
      }
      const textKey = errorTextKey(code);
      if (textKey === 'unknown') {
        if (!isValidationMessage(code)) return t('errors.unknown', { code });
        const { key, values } = parseMessage(code);
        return t(`validation.${key}`, values);
      }
      const text = t(`errors.${textKey}`);
      return isTechnical(code) && reference ? `${text} ${t('errors.reference', { reference })}` : text;
    },
    [t, i18n],
  );
};
