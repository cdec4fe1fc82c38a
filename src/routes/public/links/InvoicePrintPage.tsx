import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Stack, type SxProps, type Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom';
import * as v from 'valibot';

import { Button, DownloadButton, LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { CopyReference } from '~/components/feedback/CopyReference';
import { Message } from '~/components/feedback/Message';
import { Spinner } from '~/components/feedback/Spinner';
import { useRead } from '~/components/feedback/useRead';
import { Page } from '~/components/layout/Page';
import { isPathText, isPathToken, pathCode, pathText } from '~/domain/text/pathToken';
import { ShareButton } from '~/features/downloading/ShareButton';
import { useRevokedAddress, type ReadyFile } from '~/features/downloading/useDownload';
import { ServiceError } from '~/http/serviceError';
import { paths, patterns } from '~/paths';
import { downloadPublicFile } from '~/services/documents';
import { checkDownloadInvoice, getDownloadInvoice } from '~/services/paymentPublic';

const viewerStyle: SxProps<Theme> = {
  width: '100%',
  height: 'min(75vh, 1000px)',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
};

/** A loaded invoice: viewed and printed if the browser has a PDF viewer, and offered as a download. */
const InvoiceView = ({ file }: { file: ReadyFile }) => {
  const { t } = useTranslation(['portal', 'common']);
  const frame = useRef<HTMLIFrameElement>(null);
  const [printFailed, setPrintFailed] = useState(false);
  const viewer = navigator.pdfViewerEnabled;
  useRevokedAddress(file);

  const print = (): void => {
    try {
      frame.current?.contentWindow?.print();
    } catch {
      // Some viewers have another origin.
      setPrintFailed(true);
    }
  };

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
        {viewer && <Button onClick={print}>{t('common:button.print')}</Button>}
        <DownloadButton
          href={file.href}
          fileName={file.fileName}
          variant={viewer ? 'secondary' : 'primary'}
          icon={<DownloadOutlined fontSize="small" />}
        >
          {t('common:button.download')}
        </DownloadButton>
        <ShareButton file={file} />
      </Stack>
      {/* The live region is rendered before its text, without taking space. */}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {printFailed && (
          <Message tone="error" title={t('public.invoice.failed')}>
            {t('public.invoice.printFailed')}
          </Message>
        )}
      </Box>
      {/* Printing the page itself would include the viewer's toolbar and cut the invoice off. */}
      <Box component="p" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {t('public.invoice.printHint')}
      </Box>
      {viewer ? (
        <Box component="iframe" ref={frame} sx={viewerStyle} src={file.href} title={t('public.invoice.frame')} />
      ) : (
        <Message>{t('public.invoice.noViewer')}</Message>
      )}
    </>
  );
};

const fetchInvoice = async (invoice: string, token: string, signal: AbortSignal): Promise<ReadyFile> => {
  if (!isPathToken(token) || invoice === '' || !isPathText(invoice))
    throw new ServiceError('refused', ['INVALID_TOKEN'], '');
  await checkDownloadInvoice({ invoice, token }, signal);
  const { docId } = await getDownloadInvoice({ invoice }, signal);
  const { blob, fileName = `${invoice}.pdf` } = await downloadPublicFile({ fileId: docId }, { signal });
  return { href: URL.createObjectURL(blob), fileName, blob };
};

const stateSchema = v.object({ token: v.string() });

const tokenIn = (state: unknown): string | undefined => {
  const { success, output } = v.safeParse(stateSchema, state);
  return success ? output.token : undefined;
};

/** /invoice/:invoice/:token/:lang : an invoice from an e-mailed link, to print or save. */
const InvoicePrintPage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const invoice = pathText(params.invoice);
  const token = pathCode(params.token ?? tokenIn(location.state));
  const query = useQuery({
    queryKey: ['e-mailed invoice', invoice, token],
    queryFn: async ({ signal }) => {
      const file = await fetchInvoice(invoice, token, signal);
      // The token leaves the address (SEC-13), and stays for a reload.
      if (!signal.aborted)
        await navigate(generatePath(patterns.invoicePrint, { invoice }), { replace: true, state: { token } });
      return file;
    },
    // The address is revoked once the page has been left.
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data, failure, busy, retry } = useRead(query);

  if (data !== undefined) {
    return (
      <Page title={t('public.invoice.title')} lead={invoice}>
        <InvoiceView file={data} />
      </Page>
    );
  }
  return (
    <Page narrow title={t('public.invoice.title')}>
      {failure !== undefined ? (
        <>
          <Message tone="error" live title={t('public.invoice.failed')}>
            <p>{t('public.invoice.failedText')}</p>
            {failure.reference !== '' && (
              <p>
                <span>{t('common:errors.reference', { reference: failure.reference })}</span>{' '}
                <CopyReference reference={failure.reference} />
              </p>
            )}
            <CareLine />
          </Message>
          <Button wide busy={busy} onClick={retry}>
            {t('common:button.retry')}
          </Button>
          <LinkButton to={paths.home} wide replace>
            {t('common:button.home')}
          </LinkButton>
        </>
      ) : (
        <Spinner label={t('account.invoices.file.loading')} />
      )}
    </Page>
  );
};

export { InvoicePrintPage as Component };
