import { formatForint } from '../domain/money';
import { useLanguage } from '../i18n/useLanguage';

/** An amount in forint, in the page's language, never broken across lines (I18N-4). */
export const Money = ({ amount }: { amount: number }) => {
  const language = useLanguage();
  return <span className="money">{formatForint(amount, language)}</span>;
};
