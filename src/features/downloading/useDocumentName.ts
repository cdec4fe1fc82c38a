import { useTranslation } from 'react-i18next';

import { documentKind } from '~/domain/contract/documents';
import { useLanguage } from '~/i18n/useLanguage';

/** Names a document by the service's Hungarian name: in English too, where its kind is known; else marked as Hungarian. */
export const useDocumentName = (): ((given: string) => { name: string; lang: 'hu' | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (given) => {
    const kind = language === 'hu' ? undefined : documentKind(given);
    return kind === undefined
      ? { name: given, lang: 'hu' }
      : { name: t(`account.documents.kind.${kind}`), lang: undefined };
  };
};
