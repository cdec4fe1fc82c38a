import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { basicOffersOpen } from '../../domain/member';
import { isEmailOrRegKod, required } from '../../domain/validators';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { EmailSuggestion } from '../../components/form/EmailSuggestion';
import { Form } from '../../components/form/Form';
import { TextField } from '../../components/form/TextField';
import { codeMessage } from '../../components/form/useMessageText';
import { newReference, ServiceError } from '../../http/serviceError';
import { checkMail, listEmployersByDomain, type Employer } from '../../services/contracting';
import { useSessionStore } from '../../session/SessionContext';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { Actions } from '../../components/Actions';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Message } from '../../components/Message';
import { OfferGroups } from './OfferGroups';
import { groupOffers, isSameQuery, offerQuery, type OfferQuery } from './offerQuery';
import { Sent } from './Sent';
import { useStart } from './useStart';

interface SearchValues {
  officeEmailOrCode: string;
}

interface Found {
  query: OfferQuery;
  offers: readonly Employer[];
}

const fieldCodes = ['emailInUse', 'EMAIL_INVALID'];

/** Entitlement, offers, start: what a new contract and an upgrade have in common (CON-1, CON-3). */
export const OfferSearch = ({ type }: { type: 'R' | 'U' }) => {
  const { t } = useTranslation('start');
  const store = useSessionStore();
  const form = useForm<SearchValues>({ defaultValues: { officeEmailOrCode: '' }, shouldFocusError: false });
  const [found, setFound] = useState<Found>();
  const [sentTo, setSentTo] = useState<string>();
  const { start, busy, dialog } = useStart();
  const basicOpen = basicOffersOpen(today());

  const check = useFormSubmit(form, async ({ officeEmailOrCode }) => {
    const query = offerQuery(officeEmailOrCode);
    setFound(undefined);
    if (query.email !== '' && (await checkMail({ email: query.email })).inUse) throw new ServiceError('refused', ['emailInUse'], newReference());
    const { list } = await listEmployersByDomain({ type, ...query });
    // What was typed meanwhile is another question.
    if (isSameQuery(offerQuery(form.getValues('officeEmailOrCode')), query)) setFound({ query, offers: list });
  });

  const choose = async ({ id, key, cardKind, email }: Employer, query: OfferQuery): Promise<void> => {
    const order = { type, employer: id, email: email ?? query.email, key, cardKind, kr: store.get().currentUser?.kr ?? '' };
    const to = await start(order, ({ codes }) => {
      const code = codes.find((one) => fieldCodes.includes(one));
      if (code !== undefined) form.setError('officeEmailOrCode', { type: 'service', message: codeMessage(code) });
      return codes;
    });
    if (to !== undefined) setSentTo(to);
  };

  if (sentTo !== undefined) return <Sent to={sentTo} />;
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
              // Only company offers need it, and others can't be requested any more (CON-1, CON-2).
              required={!basicOpen}
              rules={[(value) => (basicOpen ? undefined : required(value)) ?? isEmailOrRegKod(value.trim())]}
              onValue={() => setFound(undefined)}
            />
          </Box>
          <EmailSuggestion<SearchValues> name="officeEmailOrCode" />
          <Actions>
            <Button type="submit" busy={form.formState.isSubmitting}>
              {t('search.submit')}
            </Button>
          </Actions>
        </Form>
      </Card>
      <Box role="status" sx={found === undefined || found.offers.length > 0 ? visuallyHidden : {}}>
        {found !== undefined && (found.offers.length > 0 ? t('offers.found', { n: found.offers.length }) : <Message tone="warning">{t('offers.none')}</Message>)}
      </Box>
      {found !== undefined && <OfferGroups groups={groupOffers(found.offers, basicOpen)} busy={busy} onChoose={(offer) => void choose(offer, found.query)} />}
      {dialog}
    </Stack>
  );
};
