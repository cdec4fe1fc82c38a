import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueEntry, errorTextKey, isTechnical } from '../domain/errorCatalogue';

/** Returns the text of a service's code; an unknown code reads as the technical error with the code in it. */
export const useErrorText = (): ((code: string, reference?: string) => string) => {
  const { t } = useTranslation('errors');
  return useCallback(
    (code, reference) => {
      const text = catalogueEntry(code).unknown ? t('unknown', { code }) : t(errorTextKey(code));
      return isTechnical(code) && reference ? `${text} ${t('reference', { reference })}` : text;
    },
    [t],
  );
};
