import { useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { useErrorText } from '../../ui/useErrorText';

const noKrCodes = ['NO_KR', 'PROFILE_NO_KR'] as const;
export type NoKrCode = (typeof noKrCodes)[number];

export const isNoKr = (code: string): code is NoKrCode => noKrCodes.some((known) => known === code);

/** Without a kr there is nothing to list or to change: says so, and leads to a contract (DOC-6, INV-3). */
export const NoKr = ({ code }: { code: NoKrCode }) => {
  const t = useTexts('common');
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
