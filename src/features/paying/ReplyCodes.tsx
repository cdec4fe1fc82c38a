import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { describeCode } from '~/domain/errors/errorCatalogue';

import { PlainCodes } from './PlainCodes';

/** The codes beside a reply's answer, those that nobody listed as they came (ERR-9). */
export const ReplyCodes = ({ codes = [] }: { codes?: readonly string[] | undefined }) => {
  const described = [...new Set(codes)].map((code) => ({ code, ...describeCode(code) }));
  const codesOf = (isIn: (one: (typeof described)[number]) => boolean) =>
    described.filter(isIn).map(({ code }) => code);
  const success = codesOf(({ listed, tone }) => listed && tone === 'success');
  const error = codesOf(({ listed, tone }) => listed && tone !== 'success');
  return (
    <>
      {Object.entries({ success, error } as const).map(
        ([tone, listed]) =>
          listed.length > 0 && (
            <Message key={tone} live inCard tone={tone === 'success' ? 'success' : 'error'}>
              <ErrorTexts codes={listed} />
            </Message>
          ),
      )}
      <PlainCodes codes={codesOf(({ listed }) => !listed)} />
    </>
  );
};
