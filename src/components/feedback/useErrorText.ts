import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { describeCode } from '~/domain/errors/errorCatalogue';

/** Returns the text of a service's code, which may be a validator's message. */
export const useErrorText = (): ((code: string, reference?: string) => string) => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    // A code whose text is the portal's only comes to pages that have loaded those.
    const t = i18n.getFixedT(language, ['common', 'portal']);
    return (code, reference) => {
      const { textKey, values, technical } = describeCode(code);
      const text = t(textKey, values);
      return technical && reference ? `${text} ${t('errors.reference', { reference })}` : text;
    };
  }, [i18n, language]);
};
