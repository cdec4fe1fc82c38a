import { describeCode } from '~/domain/errors/errorCatalogue';

import { CareLine } from './CareLine';
import { CopyReference } from './CopyReference';
import { useErrorText, type ErrorTextOptions } from './useErrorText';

interface ErrorTextProps extends ErrorTextOptions {
  code: string;
  /** False where the contacts stand beside it. */
  care?: boolean;
}

/** The text of a service's code, with its reference to copy, and customer care's contacts if only they can help. */
export const ErrorText = ({ code, reference, noRetry, care = true }: ErrorTextProps) => {
  const errorText = useErrorText();
  const { technical, care: needsCare, lang } = describeCode(code);
  return (
    <>
      <span lang={lang}>{errorText(code, { reference, noRetry })}</span>
      {technical && reference && (
        <>
          {' '}
          <CopyReference reference={reference} />
        </>
      )}
      {care && needsCare && <CareLine />}
    </>
  );
};
