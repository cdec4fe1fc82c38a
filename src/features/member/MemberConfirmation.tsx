import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { accountLabel } from '~/domain/identity/member';
import { useLanguage } from '~/i18n/useLanguage';
import { useSession } from '~/session/SessionContext';

interface MemberConfirmationProps {
  tone?: 'success' | 'info';
  title?: string | undefined;
  /** It comes into view with the focus: the whole form was sent, and nothing was typed since. */
  takesFocus?: boolean;
  /** What was done, by name; nothing is shown without it. */
  children: ReactNode;
}

const showWithFocus = (element: HTMLElement | null): void => {
  const form = element?.closest('form') ?? document;
  // Who has gone on to another form meanwhile stays there.
  if (!form.contains(document.activeElement) && document.activeElement !== document.body) return;
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
};

/**
 * Says at the top of a form what was done; to support staff also whose account it was done in. The live region is there
 * before its text, and takes no room until then.
 */
export const MemberConfirmation = ({
  tone = 'success',
  title,
  takesFocus = false,
  children,
}: MemberConfirmationProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const support = useSession((session) => session.support ?? false);
  const currentUser = useSession((session) => session.currentUser);
  return (
    <Box role="status" sx={{ overflowWrap: 'anywhere', '&:empty': { position: 'absolute' } }}>
      {Boolean(children) && (
        <Box ref={takesFocus ? showWithFocus : undefined} tabIndex={takesFocus ? -1 : undefined}>
          <Message tone={tone} title={title}>
            {children}
            {support && currentUser !== undefined && (
              <p>{t('member.support.changed', { account: accountLabel(currentUser, language) })}</p>
            )}
          </Message>
        </Box>
      )}
    </Box>
  );
};
