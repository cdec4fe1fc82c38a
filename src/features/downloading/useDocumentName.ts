import { useTranslation } from 'react-i18next';

import { documentKind, documentTitle } from '~/domain/contract/documents';
import { useLanguage } from '~/i18n/useLanguage';

/** Returns what a document is called: the service's name, in Hungarian, in English that of its kind if the portal knows it (UX-34). */
export const useDocumentName = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (docId: string) => {
    const { name, year } = documentTitle(docId);
    const kind = documentKind(name);
    if (language === 'hu' || kind === undefined) return { name, lang: 'hu', year, kind };
    return { name: t(`account.documents.kind.${kind}`), lang: undefined, year, kind };
  };
};
