import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { Confirmation } from '../../components/form/Confirmation';
import { accountLabel } from '../../domain/identity/member';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';

/** Says at a form what was done; to support staff also whose account it was done in. */
export const MemberConfirmation = ({ children, ...confirmation }: ComponentProps<typeof Confirmation>) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { support = false, currentUser } = useSession();
  return (
    <Confirmation {...confirmation}>
      {Boolean(children) && (
        <>
          {children}
          {support && currentUser !== undefined && (
            <p>{t('member.support.changed', { account: accountLabel(currentUser, language) })}</p>
          )}
        </>
      )}
    </Confirmation>
  );
};
