import { catalogueEntry } from '../../domain/text/errorCatalogue';
import { ErrorText } from './ErrorText';
import { Message } from './Message';

/** What a service says beside its answer, a message a code; nothing without any (ERR-9). */
export const ToldCodes = ({ codes = [], inCard }: { codes?: readonly string[] | undefined; inCard?: boolean }) =>
  [...new Set(codes)].map((code) => (
    <Message
      key={code}
      live
      inCard={inCard}
      tone={catalogueEntry(code).tone === 'success' ? 'success' : 'error'}
      title={<ErrorText code={code} />}
    />
  ));
