import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { Callout } from '~/components/layout/Callout';
import { expiryNoticeDays } from '~/domain/constants';
import { startsLater } from '~/domain/contract/cardStatus';
import type { Member } from '~/domain/identity/member';
import { today } from '~/domain/time/clock';
import { daysBetween } from '~/domain/time/dates';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

/** The contract's first day while it is to come (UX-30), and its last one in its last days and after it (CON-11). */
export const ContractDays = ({ member, isFirst }: { member: Member; isFirst: boolean }) => {
  const { t } = useTranslation('portal');
  const { contractKey } = useSession();
  const { to } = member;
  const from = startsLater(member.cardStatus, member.from, today());
  const isEnding = to !== undefined && daysBetween(today(), to) < expiryNoticeDays;
  return (
    <>
      {from !== undefined && <Callout title={t('account.overview.from', { date: from })} />}
      {isEnding && (
        <Callout
          title={t(to < today() ? 'account.overview.was' : 'account.overview.until', { date: to })}
          action={
            contractKey === undefined && (
              <LinkButton to={paths.newContract} variant={isFirst ? 'primary' : 'secondary'}>
                {t('member.menu.newContract')}
              </LinkButton>
            )
          }
        >
          {contractKey === undefined && <p>{t('account.overview.renew')}</p>}
        </Callout>
      )}
    </>
  );
};
