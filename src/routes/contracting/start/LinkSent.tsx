import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareAdvice, CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { useConfig } from '~/components/hooks/useConfig';
import type { ContractType } from '~/domain/contract/contract';
import { isSameEmail } from '~/domain/identity/member';
import { paths } from '~/paths';
import { useSession } from '~/session/SessionContext';

const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement?.matches('[data-page-heading]') !== true) element?.focus();
};

export const TakeFocus = ({ children }: { children: ReactNode }) => (
  <Box ref={takeFocus} role="group" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
    {children}
  </Box>
);

/** How long the link works, where the setting says it; only customer care can undo a start that went to a wrong address. */
export const AboutLink = ({ sentTo }: { sentTo?: string | undefined }) => {
  const { t } = useTranslation('portal');
  const { contractLinkDays: count } = useConfig();
  const currentUser = useSession((session) => session.currentUser);
  // The confirmed address can't have been mistyped.
  const mayBeWrong = sentTo !== undefined && !isSameEmail(sentTo, currentUser?.email);
  return (
    <>
      {count !== undefined && <p>{t('start.next.linkLife', { count })}</p>}
      {mayBeWrong ? <CareAdvice>{t('start.next.mistyped')}</CareAdvice> : <CareLine />}
    </>
  );
};

/** Names the inbox that has the link: of the address that this tab sent it to, if it knows, else the member's own. */
export const LinkHints = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  const wizard = useSession((session) => session.wizard);
  const sentTo = typeof wizard?.sentTo === 'string' ? wizard.sentTo : undefined;
  return (
    <>
      <p>
        {sentTo === undefined
          ? t('start.next.already', { email: currentUser?.email ?? '' })
          : t('start.next.alreadyAt', { email: sentTo })}
      </p>
      <AboutLink sentTo={sentTo} />
    </>
  );
};

/** Replaces the offers once the link was sent, and names where it went (UX-14). A partner's contract never opens here. */
export const LinkSent = ({ to, type }: { to: string; type: ContractType }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { email, tarsEmail } = useSession((session) => session.currentUser) ?? {};
  const isForPartner = type === 'h';
  const isPartners = isForPartner && isSameEmail(to, tarsEmail);
  const isPrivate = !isForPartner && isSameEmail(to, email);
  const notice = isForPartner ? 'tarsEmailSent' : isPrivate ? 'privateEmailSent' : 'emailSent';
  const text = isPartners ? 'partner' : isForPartner ? 'other' : type === 'U' ? 'upgrade' : 'text';
  return (
    <TakeFocus>
      <Message
        tone="success"
        title={t(`common:notice.${notice}`, { email: to })}
        action={<LinkButton to={paths.overview}>{t('member.toOverview')}</LinkButton>}
      >
        <p>
          <span>{t(`start.sent.${text}`)}</span>
          {!isPrivate && <span> {t('start.sent.to', { to })}</span>}
        </p>
        <p>{t(isPartners ? 'start.sent.partnerMissing' : 'start.sent.missing')}</p>
        {isForPartner ? <CareLine /> : <AboutLink sentTo={to} />}
      </Message>
    </TakeFocus>
  );
};
