import { useTranslation } from 'react-i18next';

import { documentKind, documentTitle, type DocumentKind } from '~/domain/contract/documents';
import { useLanguage } from '~/i18n/useLanguage';

interface DocumentName {
  name: string;
  /** The name is the service's, in Hungarian. */
  lang: 'hu' | undefined;
  year: number | undefined;
  kind: DocumentKind | undefined;
}

/** Returns what a document is called: the service's name, in English that of its kind if the portal knows it (UX-34). */
export const useDocumentName = (): ((docId: string) => DocumentName) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (docId) => {
    const { name, year } = documentTitle(docId);
    const kind = documentKind(name);
    if (language === 'hu' || kind === undefined) return { name, lang: 'hu', year, kind };
    return { name: t(`account.documents.kind.${kind}`), lang: undefined, year, kind };
  };
};
