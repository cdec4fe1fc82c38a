import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { pathCode } from '~/domain/text/pathToken';
import { useReplaceSession } from '~/features/session/useReplaceSession';
import { paths } from '~/paths';
import { validateEmail } from '~/services/accountPublic';

import { LinkPage } from './LinkPage';

/** /validate-email/:lang/:token : confirms a new e-mail and signs its owner in. */
const ValidateEmailPage = () => {
  const { t } = useTranslation('portal');
  const token = pathCode(useParams().token);
  const navigate = useNavigate();
  const { enter, dialog } = useReplaceSession();
  const client = useQueryClient();
  return (
    <LinkPage
      title={t('public.validateEmail.title')}
      waiting={t('public.validateEmail.waiting')}
      token={token}
      call={(activator) => validateEmail({ activator })}
      arrive={async (reply) => {
        const hasEntered = await enter(reply, true);
        if (hasEntered) void client.invalidateQueries({ queryKey: ['headData'] });
        await navigate(hasEntered ? paths.profileSuccess : paths.home, { replace: true });
      }}
      refused={t('public.validateEmail.refused')}
      // Mail scanners open links before the member does.
      hint={t('public.validateEmail.opened')}
    >
      {dialog}
    </LinkPage>
  );
};

export { ValidateEmailPage as Component };
