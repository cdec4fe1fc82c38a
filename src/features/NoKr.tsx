import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/Button';
import { Message } from '../components/Message';
import { useErrorText } from '../components/useErrorText';
import { paths } from '../paths';

const noKrCodes = ['NO_KR', 'PROFILE_NO_KR'] as const;
export type NoKrCode = (typeof noKrCodes)[number];

export const isNoKr = (code: string): code is NoKrCode => noKrCodes.some((known) => known === code);

/** Without a kr there is nothing to pay, to list or to change: says so, and leads to a contract (PAY-3, DOC-6, INV-3). */
export const NoKr = ({ code = 'NO_KR' }: { code?: NoKrCode }) => {
  const { t } = useTranslation('member');
  const errorText = useErrorText();
  return (
    <Message
      tone="warning"
      action={
        <LinkButton to={paths.newContract} variant="primary">
          {t('menu.newContract')}
        </LinkButton>
      }
    >
      {errorText(code)}
    </Message>
  );
};
