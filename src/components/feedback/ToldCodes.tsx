import { describeCode } from '~/domain/errors/errorCatalogue';

import { ErrorTexts } from './ErrorTexts';
import { Message } from './Message';

const isSuccess = (code: string): boolean => describeCode(code).tone === 'success';

/** What a service says beside its answer; nothing without any (ERR-9). */
export const ToldCodes = ({ codes = [], inCard }: { codes?: readonly string[] | undefined; inCard?: boolean }) => {
  const byTone = { success: codes.filter(isSuccess), error: codes.filter((code) => !isSuccess(code)) };
  return (['success', 'error'] as const).map(
    (tone) =>
      byTone[tone].length > 0 && (
        <Message key={tone} live inCard={inCard} tone={tone}>
          <ErrorTexts codes={byTone[tone]} />
        </Message>
      ),
  );
};
