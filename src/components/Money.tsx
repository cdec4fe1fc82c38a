import { styled } from '@mui/material/styles';

import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';

const OneLine = styled('span')({ whiteSpace: 'nowrap' });

/** An amount in forint in the page's language, never broken across lines; a dash if the service doesn't give it. */
export const Money = ({ amount }: { amount: number | undefined }) => {
  const language = useLanguage();
  return <OneLine>{amount === undefined ? '–' : formatForint(amount, language)}</OneLine>;
};
