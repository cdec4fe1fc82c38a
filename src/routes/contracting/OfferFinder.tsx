import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { basicOffersOpen } from '../../domain/member';
import { normaliseEmail } from '../../domain/normalisers';
import { isEmailOrRegKod, required } from '../../domain/validators';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { EmailSuggestion } from '../../components/form/EmailSuggestion';
import { Form } from '../../components/form/Form';
import { TextField } from '../../components/form/TextField';
import { codeMessage } from '../../components/form/useMessageText';
import { newReference, ServiceError } from '../../http/serviceError';
import { checkMail, listEmployersByDomain, type Employer } from '../../services/contracting';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { Actions } from '../../components/Actions';
import { SubmitButton } from '../../components/form/SubmitButton';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { OfferGroups } from './OfferGroups';
import { groupOffers, isSameQuery, offerQuery, type OfferQuery } from './offerQuery';

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
  onChoose: (offer: Employer, query: OfferQuery, mark: MarkField) => void;
  /** Called when the found offers leave the page. */
  onForget?: () => void;
}

const fieldCodes = ['emailInUse', 'EMAIL_INVALID'];

/** Finds the offers for an entitlement. */
export const OfferFinder = ({ type, busy, onChoose, onForget }: OfferFinderProps) => {
  const { t } = useTranslation('start');
  const form = useForm<SearchValues>({ defaultValues: { officeEmailOrCode: '' }, shouldFocusError: false });
  const [found, setFound] = useState<Found>();
  // The deadline of basic offers is for new contracts: a private member upgrades with one.
  const basicOpen = type === 'U' || basicOffersOpen(today());

  const forget = (): void => {
    setFound(undefined);
    onForget?.();
  };
  const check = useFormSubmit(form, async ({ officeEmailOrCode }) => {
    const query = offerQuery(officeEmailOrCode);
    forget();
    if (query.email !== '' && (await checkMail({ email: query.email })).inUse) throw new ServiceError('refused', ['emailInUse'], newReference());
    const { list } = await listEmployersByDomain({ type, ...query });
    // Drop the reply if the field has changed since.
    if (isSameQuery(offerQuery(form.getValues('officeEmailOrCode')), query)) setFound({ query, offers: list });
  });

  const mark: MarkField = ({ codes }) => {
    const code = codes.find((one) => fieldCodes.includes(one));
    if (code !== undefined) form.setError('officeEmailOrCode', { type: 'service', message: codeMessage(code) });
    return codes;
  };

  return (
    <Stack spacing={2.5}>
      <Card title={t('search.title')}>
        <Form form={form} onSubmit={check}>
          <Box sx={{ maxWidth: 520 }}>
            <TextField<SearchValues>
              name="officeEmailOrCode"
              label={t('search.field')}
              hint={t(basicOpen ? 'search.hintOpen' : 'search.hint')}
              autoComplete="off"
              inputMode="email"
              // Only company offers need it; others can no longer be requested.
              required={!basicOpen}
              rules={[(value) => (basicOpen ? undefined : required(value)) ?? isEmailOrRegKod(value)]}
              normalise={normaliseEmail}
              onValue={forget}
            />
          </Box>
          <EmailSuggestion<SearchValues> name="officeEmailOrCode" />
          <Actions>
            <SubmitButton>
              {t('search.submit')}
            </SubmitButton>
          </Actions>
        </Form>
      </Card>
      <Box role="status" sx={found === undefined || found.offers.length > 0 ? visuallyHidden : {}}>
        {found !== undefined && (found.offers.length > 0 ? t('offers.found', { n: found.offers.length }) : <Message tone="warning">{t('offers.none')}</Message>)}
      </Box>
      {found !== undefined && found.offers.length > 0 && found.query.email !== '' && <p>{t('offers.sentTo', { to: found.query.email })}</p>}
      {found !== undefined && <OfferGroups groups={groupOffers(found.offers, basicOpen)} busy={busy} onChoose={(offer) => onChoose(offer, found.query, mark)} />}
    </Stack>
  );
};
