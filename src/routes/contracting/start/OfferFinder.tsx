import { Box, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CareAdvice } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { TextField } from '~/components/form/fields/TextField';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { codeMessage } from '~/components/form/useMessageText';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import { basicOfferDeadline } from '~/domain/constants';
import { describeCode } from '~/domain/errors/errorCatalogue';
import { isSameEmail } from '~/domain/identity/member';
import { looksLikeRegKod, normaliseEmailOrCode } from '~/domain/text/normalisers';
import { today } from '~/domain/time/clock';
import { basicOffersOpen } from '~/domain/time/deadlines';
import { isEmailOrRegKod, required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { isServiceError, newReference, ServiceError } from '~/http/serviceError';
import { checkMail, listEmployersByDomain } from '~/services/contracting';
import { useSessionStore } from '~/session/SessionContext';
import { visuallyHidden } from '~/theme/visuallyHidden';

import type { FoundOffer } from './OfferGroups';

interface SearchValues {
  officeEmailOrCode: string;
}

interface Found {
  offers: readonly FoundOffer[];
  /** Only basic offers were found, which can't be requested any more. */
  isClosed: boolean;
}

interface OfferFinderProps {
  type: 'R' | 'U';
  /** Renders the offers that were found, none before. `markField` puts a refused start's codes at the search field that they are about. */
  children: (offers: readonly FoundOffer[], markField: (error: ServiceError) => readonly string[]) => ReactNode;
  onForget?: () => void;
}

/** For the member's own private e-mail the refusal is worded without an employer. */
const namePrivate = (error: unknown): never => {
  const isRefused = isServiceError(error) && error.codes.includes('EMAIL_INVALID');
  throw isRefused ? new ServiceError('refused', ['privateEmail'], error.reference) : error;
};

/** Finds the offers for a work e-mail or a code; a basic offer of an upgrade needs neither (CON-1, CON-2). */
export const OfferFinder = ({ type, children, onForget }: OfferFinderProps) => {
  const { t } = useTranslation('portal');
  const form = useForm<SearchValues>({ defaultValues: { officeEmailOrCode: '' }, shouldFocusError: false });
  const store = useSessionStore();
  const [found, setFound] = useState<Found>();
  // The deadline is for new contracts: a private member upgrades with the basic offer.
  const basicOpen = type === 'U' || basicOffersOpen(today());
  const hasOffers = found !== undefined && found.offers.length > 0;

  const forget = (): void => {
    setFound(undefined);
    onForget?.();
  };
  const check = useFormSubmit(form, async ({ officeEmailOrCode }) => {
    const isCode = looksLikeRegKod(officeEmailOrCode);
    const email = isCode ? '' : officeEmailOrCode;
    const { email: privateEmail = '' } = store.get().currentUser ?? {};
    forget();
    if (email !== '' && (await checkMail({ email })).inUse)
      throw new ServiceError('refused', ['emailInUse'], newReference());
    const asked = listEmployersByDomain({ type, email, code: isCode ? officeEmailOrCode : '' });
    const { list } = await (isSameEmail(email, privateEmail) ? asked.catch(namePrivate) : asked);
    // Drop the reply if the field has changed since.
    if (form.getValues('officeEmailOrCode') !== officeEmailOrCode) return;
    const open = list.filter(({ key }) => basicOpen || key !== 0);
    setFound({
      // A code's link goes to the employer's own address, where there is one.
      offers: open.map((offer) => ({ offer, email: email || (offer.email ?? privateEmail) })),
      isClosed: open.length === 0 && list.length > 0,
    });
  });
  const markField = ({ codes }: ServiceError): readonly string[] => {
    const code = codes.find((one) => describeCode(one).field === 'officeEmailOrCode');
    if (code !== undefined) form.setError('officeEmailOrCode', { type: 'service', message: codeMessage(code) });
    return codes;
  };

  return (
    <Stack spacing={2.5}>
      <Card title={t('start.search.title')}>
        <Form form={form} onSubmit={check}>
          <Box sx={{ maxWidth: 520 }}>
            <TextField<SearchValues>
              name="officeEmailOrCode"
              label={t('start.search.field')}
              hint={t(basicOpen ? 'start.search.hintOpen' : 'start.search.hint')}
              autoComplete="off"
              inputMode="email"
              verbatim
              required={!basicOpen}
              rules={[(value) => (basicOpen ? undefined : required(value)) ?? isEmailOrRegKod(value)]}
              normalise={normaliseEmailOrCode}
              onValue={forget}
            />
          </Box>
          <Actions>
            <SubmitButton variant={hasOffers ? 'secondary' : 'primary'}>{t('start.search.submit')}</SubmitButton>
          </Actions>
        </Form>
        {!basicOpen && !hasOffers && <CareAdvice>{t('start.offers.noEmployer')}</CareAdvice>}
      </Card>
      <Box role="status" sx={found?.offers.length === 0 ? {} : visuallyHidden}>
        {hasOffers && <span>{t('start.offers.found', { n: found.offers.length })}</span>}
        {found?.offers.length === 0 && (
          <Message tone="warning">
            {found.isClosed ? t('start.offers.closed', { date: basicOfferDeadline }) : t('start.offers.none')}
          </Message>
        )}
      </Box>
      {/* On a phone the offers begin below the screen. */}
      <Stack spacing={2.5} ref={hasOffers ? scrollIntoViewRef : undefined} sx={{ '&:empty': { display: 'none' } }}>
        {children(found?.offers ?? [], markField)}
      </Stack>
    </Stack>
  );
};
