import { ToldCodes } from '~/components/feedback/ToldCodes';
import { describeCode } from '~/domain/errors/errorCatalogue';

import { PlainCodes } from './PlainCodes';

const isUnlisted = (code: string): boolean => !describeCode(code).listed;

/** The codes beside a reply about money, those that nobody listed as they came (ERR-9). */
export const ReplyCodes = ({ codes }: { codes: readonly string[] }) => {
  const all = [...new Set(codes)];
  return (
    <>
      <ToldCodes inCard codes={all.filter((code) => !isUnlisted(code))} />
      <PlainCodes codes={all.filter(isUnlisted)} />
    </>
  );
};
