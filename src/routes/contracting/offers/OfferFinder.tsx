import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CareAdvice } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { EmailSuggestion } from '../../../components/form/fields/EmailSuggestion';
import { TextField } from '../../../components/form/fields/TextField';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { codeMessage } from '../../../components/form/useMessageText';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { scrollIntoViewRef } from '../../../components/layout/scrollIntoViewRef';
import { basicOfferDeadline } from '../../../domain/constants';
import { basicOffersOpen, isSameEmail } from '../../../domain/identity/member';
import { normaliseEmail } from '../../../domain/text/normalisers';
import { isEmailOrRegKod, required } from '../../../domain/text/validators';
import { today } from '../../../domain/time/clock';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { isServiceError, newReference, ServiceError } from '../../../http/serviceError';
import { checkMail, listEmployersByDomain, type Employer } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { LinkSent } from '../start/LinkSent';
import { useStart } from '../start/useStart';
import { OfferGroups } from './OfferGroups';
import { isSameQuery, offerQuery, startableOffers, startEmail, type OfferQuery } from './offers';

interface SearchValues {
  officeEmailOrCode: string;
}

interface Found {
  query: OfferQuery;
  offers: readonly Employer[];
  /** Only basic offers were found, which can't be requested any more. */
  isClosed: boolean;
}

/** Marks the search field with its codes; returns all codes, to be shown as well. */
type MarkField = (error: ServiceError) => readonly string[];

interface OfferFinderProps {
  type: 'R' | 'U';
  /** A start is in progress, so no other can begin. */
  busy: boolean;
  /** The offer that is chosen, where choosing doesn't start it. */
  chosen?: Employer;
  /** Where choosing an offer sends the e-mail. */
  addressOf?: (offer: Employer, query: OfferQuery) => string;
  onChoose: (offer: Employer, query: OfferQuery, mark: MarkField) => void;
  /** Called when the found offers leave the page. */
  onForget?: () => void;
}

const fieldCodes = ['emailInUse', 'EMAIL_INVALID'];

/** For the member's own private e-mail the refusal is worded without an employer. */
const namePrivate = (error: unknown): never => {
  const isRefused = isServiceError(error) && error.codes.includes('EMAIL_INVALID');
  throw isRefused ? new ServiceError('refused', ['privateEmail'], error.reference) : error;
};

/** Finds the offers for a work e-mail or a code; a basic offer of an upgrade needs neither (CON-1, CON-2). */
export const OfferFinder = ({ type, busy, chosen, addressOf, onChoose, onForget }: OfferFinderProps) => {
  const { t } = useTranslation('portal');
  const form = useForm<SearchValues>({ defaultValues: { officeEmailOrCode: '' }, shouldFocusError: false });
  const store = useSessionStore();
  const [found, setFound] = useState<Found>();
  // The deadline is for new contracts: a private member upgrades with the basic offer.
  const basicOpen = type === 'U' || basicOffersOpen(today());

  const forget = (): void => {
    setFound(undefined);
    onForget?.();
  };
  const check = useFormSubmit(form, async ({ officeEmailOrCode }) => {
    const query = offerQuery(officeEmailOrCode);
    forget();
    if (query.email !== '' && (await checkMail({ email: query.email })).inUse)
      throw new ServiceError('refused', ['emailInUse'], newReference());
    const isPrivate = query.email !== '' && isSameEmail(query.email, store.get().currentUser?.email);
    const asked = listEmployersByDomain({ type, ...query });
    const { list } = await (isPrivate ? asked.catch(namePrivate) : asked);
    // Drop the reply if the field has changed since.
    if (!isSameQuery(offerQuery(form.getValues('officeEmailOrCode')), query)) return;
    const offers = startableOffers(list);
    const open = offers.filter(({ key }) => basicOpen || key !== 0);
    setFound({ query, offers: open, isClosed: open.length === 0 && offers.length > 0 });
  });

  const mark: MarkField = ({ codes }) => {
    const code = codes.find((one) => fieldCodes.includes(one));
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
              normalise={normaliseEmail}
              onValue={forget}
            />
          </Box>
          <EmailSuggestion<SearchValues> name="officeEmailOrCode" />
          <Actions>
            <SubmitButton>{t('start.search.submit')}</SubmitButton>
          </Actions>
        </Form>
        {!basicOpen && <CareAdvice>{t('start.offers.noEmployer')}</CareAdvice>}
      </Card>
      <Box role="status" sx={found?.offers.length === 0 ? {} : visuallyHidden}>
        {found !== undefined &&
          (found.offers.length > 0 ? (
            <span>{t('start.offers.found', { n: found.offers.length })}</span>
          ) : (
            <Message tone="warning">
              {found.isClosed ? t('start.offers.closed', { date: basicOfferDeadline }) : t('start.offers.none')}
            </Message>
          ))}
      </Box>
      {/* On a phone they begin below the screen. */}
      {found !== undefined && found.offers.length > 0 && (
        <Stack spacing={2.5} ref={scrollIntoViewRef}>
          <OfferGroups
            offers={found.offers}
            busy={busy}
            marked={chosen}
            addressOf={addressOf && ((offer) => addressOf(offer, found.query))}
            onChoose={(offer) => onChoose(offer, found.query, mark)}
          />
        </Stack>
      )}
    </Stack>
  );
};

/** What a new contract and an upgrade share: entitlement, offers, start. */
export const OfferSearch = ({ type }: { type: 'R' | 'U' }) => {
  const store = useSessionStore();
  const [sentTo, setSentTo] = useState<string>();
  const { start, busy, dialog } = useStart();
  const addressOf = (offer: Employer, query: OfferQuery): string =>
    startEmail(offer, query, store.get().currentUser?.email ?? '');

  const choose = async (offer: Employer, query: OfferQuery, mark: MarkField): Promise<void> => {
    const { id, key, cardKind } = offer;
    const kr = store.get().currentUser?.kr ?? '';
    const to = await start({ type, employer: id, email: addressOf(offer, query), key, cardKind, kr }, mark);
    if (to !== undefined) setSentTo(to);
  };

  if (sentTo !== undefined) return <LinkSent to={sentTo} type={type} />;
  return (
    <>
      <OfferFinder
        type={type}
        busy={busy}
        addressOf={addressOf}
        onChoose={(offer, query, mark) => void choose(offer, query, mark)}
      />
      {dialog}
    </>
  );
};
