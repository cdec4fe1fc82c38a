import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Page } from '~/components/layout/Page';
import { pathCode } from '~/domain/text/pathToken';
import { paths } from '~/paths';

/** /subscribe/:status/:lang? : the result of the newsletter's confirmation; 0 is a failure, anything else a success. */
const SubscribePage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const failed = pathCode(useParams().status) === '0';
  return (
    <Page narrow title={t('public.subscribe.title')}>
      <Message
        tone={failed ? 'error' : 'success'}
        title={t(failed ? 'public.subscribe.failed' : 'public.subscribe.done')}
      >
        {t(failed ? 'public.subscribe.failedText' : 'public.subscribe.doneText')}
      </Message>
      <LinkButton to={paths.home} replace>
        {t('common:button.home')}
      </LinkButton>
    </Page>
  );
};

export { SubscribePage as Component };
