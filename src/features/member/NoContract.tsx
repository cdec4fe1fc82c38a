import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { useErrorText } from '~/components/feedback/useErrorText';
import { ContractUnderWay } from '~/features/contract/ContractUnderWay';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

const noKrCodes = ['NO_KR', 'PROFILE_NO_KR'] as const;
export type NoKrCode = (typeof noKrCodes)[number];

export const isNoKr = (code: string): code is NoKrCode => noKrCodes.some((noKr) => noKr === code);

interface NoContractProps {
  code?: NoKrCode;
  title?: string;
  /** Says it in the page's own words, in place of the code's. */
  children?: ReactNode;
}

/** Shown to members without a kr, who have nothing to pay, list or change; leads to a contract, the one under way first. */
export const NoContract = ({ code = 'NO_KR', title, children }: NoContractProps) => {
  const { t } = useTranslation('portal');
  const errorText = useErrorText();
  const contractKey = useSession((session) => session.contractKey);
  if (contractKey !== undefined) return <ContractUnderWay />;
  return (
    <Message
      tone="warning"
      title={title}
      action={
        <LinkButton to={paths.newContract} variant="primary">
          {t('member.menu.newContract')}
        </LinkButton>
      }
    >
      {children ?? errorText(code)}
    </Message>
  );
};
