import { styled } from '@mui/material/styles';
import { formatForint } from '../domain/money';
import { useLanguage } from '../i18n/useLanguage';

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** An amount in forint, in the page's language. */
export const Money = ({ amount }: { amount: number }) => {
  const language = useLanguage();
  return <OneLine>{formatForint(amount, language)}</OneLine>;
};
