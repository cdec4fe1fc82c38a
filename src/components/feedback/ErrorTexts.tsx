import { needsCare } from '../../domain/text/errorCatalogue';
import { CareLine } from './CareLine';
import { ErrorText } from './ErrorText';
import { useErrorText } from './useErrorText';

interface ErrorTextsProps {
  codes: readonly string[];
  reference?: string | undefined;
  /** What the page says of the same matter. */
  more?: readonly string[];
  /** Customer care can help, whatever the codes are. */
  care?: boolean;
}

/** Whether another text says it already; of two equal texts the first one stays. */
const isSaid = (text: string, index: number, texts: readonly string[]): boolean =>
  texts.some((other, place) => (other === text ? place < index : other.includes(text)));

/** The texts of several codes and the page's own, each sentence once: two codes may have one text. */
export const ErrorTexts = ({ codes, reference, more = [], care = codes.some(needsCare) }: ErrorTextsProps) => {
  const errorText = useErrorText();
  const texts = [...codes.map((code) => errorText(code, reference)), ...more];
  const isNew = (index: number): boolean => !isSaid(texts[index] ?? '', index, texts);
  return (
    <>
      {codes.map(
        (code, index) =>
          isNew(index) && (
            <p key={index}>
              <ErrorText code={code} reference={reference} care={false} />
            </p>
          ),
      )}
      {more.map((text, index) => isNew(codes.length + index) && <p key={text}>{text}</p>)}
      {care && <CareLine />}
    </>
  );
};
