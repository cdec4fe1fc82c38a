import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CareLine } from '../../../components/feedback/CareLine';
import { Message } from '../../../components/feedback/Message';
import { EmailSuggestion } from '../../../components/form/fields/EmailSuggestion';
import { TextField } from '../../../components/form/fields/TextField';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { codeMessage } from '../../../components/form/useMessageText';
import { Actions } from '../../../components/layout/Actions';
import { Card } from '../../../components/layout/Card';
import { scrollIntoViewRef } from '../../../components/layout/scrollIntoViewRef';
import { basicOffersOpen, isSameEmail } from '../../../domain/identity/member';
import { normaliseEmail } from '../../../domain/text/normalisers';
import { isEmailOrRegKod, required } from '../../../domain/text/validators';
import { today } from '../../../domain/time/clock';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { isServiceError, newReference, ServiceError } from '../../../http/serviceError';
import { checkMail, listEmployersByDomain, type Employer } from '../../../services/contracting';
import { useSessionStore } from '../../../session/SessionContext';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { OfferGroups } from './OfferGroups';
import { groupOffers, isSameQuery, offerQuery, startableOffers, type OfferQuery } from './offerQuery';

interface SearchValues {
  officeEmailOrCode: string;
}

interface Found {
  query: OfferQuery;
  offers: readonly Employer[];
}

/** Marks the search field with its codes; returns all codes, to be shown as well. */
export type MarkField = (error: ServiceError) => readonly string[];

interface OfferFinderProps {
  type: 'R' | 'U';
  /** A start is in progress, so no other can begin. */
  busy: boolean;
  /** The offer that is chosen, where choosing doesn't start it. */
  chosen?: Employer;
  /** Where the link of an offer goes, where the finder is to name it. */
  addressOf?: (offer: Employer, query: OfferQuery) => string;
  /** About the club's own offer: prices, and what choosing it leads to. */
  basicAbout?: ReactNode;
  /** The club's own offer has no package to choose: `basicAbout` says so, and it isn't offered. */
  isBasicUseless?: boolean;
  onChoose: (offer: Employer, query: OfferQuery, mark: MarkField) => void;
  /** Called when the found offers leave the page. */
  onForget?: () => void;
}

const fieldCodes = ['emailInUse', 'EMAIL_INVALID'];

/** A member who typed the private address isn't told about their employer. */
const namePrivate = (error: unknown): never => {
  const isRefused = isServiceError(error) && error.codes.includes('EMAIL_INVALID');
  throw isRefused ? new ServiceError('refused', ['privateEmail'], error.reference) : error;
};

/** An upgrade needs no entitlement for the club's own offer, so nobody has to ask for it. */
const useBasicOffers = (type: OfferFinderProps['type'], isUseless: boolean): Found | undefined => {
  const query = offerQuery('');
  const { data } = useQuery({
    queryKey: ['basic-offers'],
    queryFn: ({ signal }) => listEmployersByDomain({ type, ...query }, signal),
    enabled: type === 'U',
    gcTime: 0,
    staleTime: Infinity,
  });
  return data && !isUseless ? { query, offers: startableOffers(data.list) } : undefined;
};

/** What a search found besides those offers. */
const besides = ({ query, offers }: Found, known: readonly Employer[]): Found => ({
  query,
  offers: offers.filter(({ id, key }) => !known.some((one) => one.id === id && one.key === key)),
});

/** What to say where a search found nothing to choose (`open`), or nothing besides what is there without it. */
const noneOf = (
  found: Found,
  open: readonly Employer[],
  shown: readonly Employer[],
): 'none' | 'noCompany' | undefined => {
  if (open.length === 0) return 'none';
  return shown.length === 0 && !isSameQuery(found.query, offerQuery('')) ? 'noCompany' : undefined;
};

/** Finds the offers for an entitlement; those that need none stand above the search from the start. */
export const OfferFinder = ({
  type,
  busy,
  chosen,
  addressOf,
  basicAbout,
  isBasicUseless = false,
  onChoose,
  onForget,
}: OfferFinderProps) => {
  const { t } = useTranslation('portal');
  const form = useForm<SearchValues>({ defaultValues: { officeEmailOrCode: '' }, shouldFocusError: false });
  const store = useSessionStore();
  const basic = useBasicOffers(type, isBasicUseless);
  const isEmpty = useWatch({ control: form.control, name: 'officeEmailOrCode' }) === '';
  const [asked, setAsked] = useState<Found>();
  const found = asked ?? (isEmpty ? basic : undefined);
  // The club's own offer stays above the search; below is what the search finds besides.
  const above =
    basic !== undefined && basic.offers.length > 0 ? { ...basic, ...(asked && { query: asked.query }) } : undefined;
  const below = above === undefined || found === undefined ? found : besides(found, above.offers);
  // The deadline of basic offers is for new contracts: a private member upgrades with one.
  const basicOpen = type === 'U' ? !isBasicUseless : basicOffersOpen(today());

  const needsQuery = !basicOpen || above !== undefined;

  const forget = (): void => {
    setAsked(undefined);
    onForget?.();
  };
  const check = useFormSubmit(form, async ({ officeEmailOrCode }) => {
    const query = offerQuery(officeEmailOrCode);
    forget();
    if (query.email !== '' && (await checkMail({ email: query.email })).inUse)
      throw new ServiceError('refused', ['emailInUse'], newReference());
    const isPrivate = query.email !== '' && isSameEmail(query.email, store.get().currentUser?.email);
    const offers = listEmployersByDomain({ type, ...query });
    const { list } = await (isPrivate ? offers.catch(namePrivate) : offers);
    // Drop the reply if the field has changed since.
    if (isSameQuery(offerQuery(form.getValues('officeEmailOrCode')), query))
      setAsked({ query, offers: startableOffers(list).filter(({ key }) => !isBasicUseless || key !== 0) });
  });

  const mark: MarkField = ({ codes }) => {
    const code = codes.find((one) => fieldCodes.includes(one));
    if (code !== undefined) form.setError('officeEmailOrCode', { type: 'service', message: codeMessage(code) });
    return codes;
  };

  const hint = above !== undefined ? 'hintAbove' : basicOpen ? 'hintOpen' : 'hint';
  const openOf = (offers: readonly Employer[]): Employer[] =>
    groupOffers(offers, basicOpen).flatMap((group) => (group.closed ? [] : group.offers));
  const open = openOf(found?.offers ?? []);
  const none = found && noneOf(found, open, below?.offers ?? []);
  // Choosing the first offers starts a contract, which is what most come for.
  const first = (above ?? below)?.offers ?? [];
  const isFirst = addressOf !== undefined && openOf(first).length === 1;
  const groups = ({ query, offers }: Found) => (
    <OfferGroups
      groups={groupOffers(offers, basicOpen)}
      busy={busy}
      marked={chosen}
      addressOf={addressOf && ((offer) => addressOf(offer, query))}
      about={offers === above?.offers ? basicAbout : undefined}
      isFirst={isFirst && offers === first}
      hasOthers={above !== undefined && below !== undefined && below.offers.length > 0}
      onChoose={(offer) => onChoose(offer, query, mark)}
    />
  );

  return (
    <Stack spacing={2.5}>
      {above !== undefined
        ? groups(above)
        : basicAbout !== undefined && <Card title={t('start.upgrade.prices')}>{basicAbout}</Card>}
      <Card title={t(above === undefined && !isBasicUseless ? 'start.search.title' : 'start.search.titleCompany')}>
        <Form form={form} onSubmit={check}>
          <Box sx={{ maxWidth: 520 }}>
            <TextField<SearchValues>
              name="officeEmailOrCode"
              label={t('start.search.field')}
              hint={t(`start.search.${hint}`)}
              autoComplete="off"
              inputMode="email"
              verbatim
              // Only company offers need it; others stand above, or can no longer be requested.
              required={needsQuery}
              rules={[(value) => (needsQuery ? required(value) : undefined) ?? isEmailOrRegKod(value)]}
              normalise={normaliseEmail}
              onValue={forget}
            />
          </Box>
          <EmailSuggestion<SearchValues> name="officeEmailOrCode" />
          <Actions>
            <SubmitButton variant={isFirst ? 'secondary' : 'primary'}>{t('start.search.submit')}</SubmitButton>
          </Actions>
        </Form>
        {type === 'R' && !basicOpen && (
          <div>
            <p>{t('start.offers.noEmployer')}</p>
            <CareLine />
          </div>
        )}
      </Card>
      <Box role="status" sx={none === undefined ? visuallyHidden : {}}>
        {none !== undefined && <Message tone="warning">{t(`start.offers.${none}`)}</Message>}
        {none === undefined && found !== undefined && <span>{t('start.offers.found', { n: open.length })}</span>}
      </Box>
      {/* On a phone they begin below the screen. */}
      {below !== undefined && below.offers.length > 0 && (
        <Stack spacing={2.5} ref={asked && scrollIntoViewRef}>
          {groups(below)}
        </Stack>
      )}
    </Stack>
  );
};
