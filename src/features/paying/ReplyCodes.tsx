import { ToldCodes } from '~/components/feedback/ToldCodes';
import { catalogueEntry } from '~/domain/text/errorCatalogue';

import { PlainCodes } from './PlainCodes';

const isUnlisted = (code: string): boolean => catalogueEntry(code).unknown;

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
