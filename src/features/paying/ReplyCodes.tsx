import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Message } from '~/components/feedback/Message';
import { describeCode } from '~/domain/errors/errorCatalogue';

export const PlainCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('portal');
  return codes.map((code) => (
    <Typography key={code} variant="body2" color="textSecondary">
      {t('payment.result.code', { code })}
    </Typography>
  ));
};

const Group = ({ tone, codes }: { tone: 'success' | 'error'; codes: readonly string[] }) =>
  codes.length > 0 && (
    <Message live inCard tone={tone}>
      <ErrorTexts codes={codes} />
    </Message>
  );

/** The codes beside a reply's answer, those that nobody listed as they came (ERR-9). */
export const ReplyCodes = ({ codes = [] }: { codes?: readonly string[] | undefined }) => {
  const all = [...new Set(codes)];
  const listed = all.filter((code) => describeCode(code).listed);
  const isSuccess = (code: string): boolean => describeCode(code).tone === 'success';
  return (
    <>
      <Group tone="success" codes={listed.filter(isSuccess)} />
      <Group tone="error" codes={listed.filter((code) => !isSuccess(code))} />
      <PlainCodes codes={all.filter((code) => !listed.includes(code))} />
    </>
  );
};
