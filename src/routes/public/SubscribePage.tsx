import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { Page } from '../../components/Page';

/** /subscribe/:status/:lang? : the result of the newsletter's confirmation; 0 is a failure, anything else a success. */
export const Component = () => {
  const { t } = useTranslation(['public', 'common']);
  const { status } = useParams();
  const failed = status === '0';
  return (
    <Page narrow title={t('subscribe.title')}>
      <Message tone={failed ? 'error' : 'success'} title={t(failed ? 'subscribe.failed' : 'subscribe.done')}>
        {t(failed ? 'subscribe.failedText' : 'subscribe.doneText')}
      </Message>
      <LinkButton to={paths.home} replace>
        {t('common:button.home')}
      </LinkButton>
    </Page>
  );
};
