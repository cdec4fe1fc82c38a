import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { isListedCode } from '~/domain/errors/errorCatalogue';

import { PlainCodes } from './ReplyCodes';

/** Why a payment failed: the texts of the listed codes, else of otpTransactionError; unlisted codes are shown as they came. */
export const FailureTexts = ({ codes }: { codes: readonly string[] }) => {
  const unlisted = [...new Set(codes.filter((code) => !isListedCode(code)))];
  const listed = codes.filter((code) => !unlisted.includes(code));
  return (
    <>
      <ErrorTexts codes={listed.length === 0 ? ['otpTransactionError'] : listed} />
      <PlainCodes codes={unlisted} />
    </>
  );
};
