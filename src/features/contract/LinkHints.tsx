import { useTranslation } from 'react-i18next';

import { CareAdvice, CareLine } from '../../components/feedback/CareLine';
import { useConfig } from '../../components/useConfig';
import { useSession } from '../../session/SessionContext';
import { useIsOwnAddress } from './useIsOwnAddress';

/** Only customer care can undo a start that went to a wrong address. */
export const Mistyped = () => {
  const { t } = useTranslation('portal');
  return <CareAdvice>{t('start.next.mistyped')}</CareAdvice>;
};

/** How long the link works, where that is known. */
export const LinkLife = () => {
  const { t } = useTranslation('portal');
  const { contractLinkDays: count } = useConfig();
  return count === undefined ? null : ` ${t('start.next.linkLife', { count })}`;
};

/** Which e-mail has the link of the contract that was begun, how to find it, and how long it works. */
export const LinkHints = () => {
  const { t } = useTranslation('portal');
  const { currentUser, wizard } = useSession();
  const sentTo = typeof wizard?.sentTo === 'string' ? wizard.sentTo : undefined;
  const isOwnAddress = useIsOwnAddress(sentTo ?? '');
  return (
    <>
      <p>
        <span>
          {sentTo !== undefined
            ? t('start.next.alreadyAt', { email: sentTo })
            : t('start.next.already', { email: currentUser?.email ?? '' })}
        </span>
        <LinkLife />
      </p>
      {isOwnAddress ? <CareLine /> : <Mistyped />}
    </>
  );
};
