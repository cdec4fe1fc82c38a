import type { ReactNode } from 'react';

import { describeCode } from '~/domain/errors/errorCatalogue';

import { CareLine } from './CareLine';
import { ErrorText } from './ErrorText';
import { useErrorText, type ErrorTextOptions } from './useErrorText';

interface ErrorTextsProps extends ErrorTextOptions {
  codes: readonly string[];
  /** What the page says of the same matter. */
  more?: readonly string[];
  /** Customer care can help, whatever the codes are. */
  care?: boolean;
}

interface Line {
  text: string;
  node: ReactNode;
}

/** Whether another line says it already; of two equal lines the first one stays. */
const isSaid = ({ text }: Line, index: number, lines: readonly Line[]): boolean =>
  lines.some((other, otherIndex) => (other.text === text ? otherIndex < index : other.text.includes(text)));

/**
 * The texts of several codes and the page's own, each sentence once: two codes may have one text. It stands in a message:
 * LoadError's in place of data that failed to load, ReplyCodes' beside data, or the page's own.
 */
export const ErrorTexts = ({
  codes,
  reference,
  noRetry,
  more = [],
  care = codes.some((code) => describeCode(code).care),
}: ErrorTextsProps) => {
  const errorText = useErrorText();
  const lines: Line[] = [
    ...codes.map((code) => ({
      text: errorText(code, { reference, noRetry }),
      node: <ErrorText code={code} reference={reference} noRetry={noRetry} care={false} />,
    })),
    ...more.map((text) => ({ text, node: text })),
  ];
  const shown = lines.filter((line, index) => !isSaid(line, index, lines));
  return (
    <>
      {shown.map(({ node }, index) => (
        <p key={index}>{node}</p>
      ))}
      {care && <CareLine />}
    </>
  );
};
