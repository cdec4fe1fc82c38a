import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/Button';
import { Message } from '../components/Message';
import { useErrorText } from '../components/useErrorText';
import { paths } from '../paths';

const noKrCodes = ['NO_KR', 'PROFILE_NO_KR'] as const;
export type NoKrCode = (typeof noKrCodes)[number];

export const isNoKr = (code: string): code is NoKrCode => noKrCodes.some((known) => known === code);

/** Shown to members without a kr, who have nothing to pay, list or change; leads to a contract. */
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
