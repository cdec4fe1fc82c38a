import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { describeCode } from '~/domain/errors/errorCatalogue';

/** Codes that came beside an OK: the listed ones in words, any other as it came (ERR-9). */
export const CodesBesideOk = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('portal');
  return codes.map((code) => (
    <p key={code}>{describeCode(code).listed ? <ErrorText code={code} /> : t('payment.result.code', { code })}</p>
  ));
};
