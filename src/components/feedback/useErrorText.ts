import { useTranslation } from 'react-i18next';

import { describeCode } from '~/domain/errors/errorCatalogue';

export interface ErrorTextOptions {
  reference?: string | undefined;
  /** Beside a sentence about paying, where “try again” would be read as “pay again”. */
  noRetry?: boolean | undefined;
}

/** Returns the text of a service's code, which may be a validator's message. */
export const useErrorText = (): ((code: string, options?: ErrorTextOptions) => string) => {
  const { i18n } = useTranslation();
  // A code whose text is the portal's only comes to pages that have loaded those.
  const t = i18n.getFixedT(i18n.language, ['common', 'portal']);
  return (code, { reference, noRetry } = {}) => {
    const { textKey, values, technical } = describeCode(code);
    const text = t(textKey, { ...values, context: noRetry ? 'noRetry' : undefined });
    return technical && reference ? `${text} ${t('errors.reference', { reference })}` : text;
  };
};
