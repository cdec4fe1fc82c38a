import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { Button } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Spinner } from '../../../components/feedback/Spinner';
import { Page } from '../../../components/layout/Page';
import { isPathToken } from '../../../domain/text/pathToken';
import { ServiceError, toServiceError } from '../../../http/serviceError';
import { downloadPublicFile } from '../../../services/documents';
import { checkDownloadInvoice, getDownloadInvoice } from '../../../services/paymentPublic';
import { InvoiceView } from './InvoiceView';

/** The three calls behind an e-mailed invoice link. */
const fetchInvoice = async (invoice: string, token: string, signal: AbortSignal) => {
  if (!isPathToken(token)) throw new ServiceError('refused', ['INVALID_TOKEN'], '');
  await checkDownloadInvoice({ invoice, token }, signal);
  const { docId } = await getDownloadInvoice({ invoice }, signal);
  return downloadPublicFile({ fileId: docId }, { signal });
};

/** /invoice/:invoice/:token/:lang : an invoice from an e-mailed link, to print or save. */
export const Component = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { invoice = '', token = '' } = useParams();
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['e-mailed invoice', invoice, token],
    queryFn: ({ signal }) => fetchInvoice(invoice, token, signal),
    staleTime: Infinity,
  });

  if (data !== undefined) {
    return (
      <Page title={t('public.invoice.title')} lead={invoice}>
        <InvoiceView file={data} fallbackName={`${invoice}.pdf`} />
      </Page>
    );
  }
  return (
    <Page narrow title={t('public.invoice.title')}>
      {isError ? (
        <>
          <Message tone="error" live title={t('public.invoice.failed')}>
            <p>{t('public.invoice.failedText')}</p>
            <p>{t('common:errors.reference', { reference: toServiceError(error).reference })}</p>
          </Message>
          <Button wide busy={isFetching} onClick={() => void refetch()}>
            {t('common:button.retry')}
          </Button>
        </>
      ) : (
        <Spinner label={t('public.invoice.waiting')} />
      )}
    </Page>
  );
};
