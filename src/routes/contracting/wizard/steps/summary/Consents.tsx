import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { FieldGroup } from '~/components/form/FieldGroup';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { useConfig } from '~/components/hooks/useConfig';
import { consentNames, type ConsentName } from '~/domain/constants';
import { contractEnd } from '~/domain/contract/contract';
import type { IsoDate } from '~/domain/time/dates';
import { DocumentLink } from '~/routes/contracting/wizard/DocumentLink';

export interface ConsentValues {
  consents: Record<ConsentName, boolean>;
}

export const consentValues = (ticked: readonly ConsentName[]): ConsentValues => {
  const is = (name: ConsentName): boolean => ticked.includes(name);
  return {
    consents: {
      monthlyFee: is('monthlyFee'),
      truth: is('truth'),
      terms: is('terms'),
      loyalty: is('loyalty'),
      usage: is('usage'),
    },
  };
};

export const tickedConsents = ({ consents }: ConsentValues): ConsentName[] =>
  consentNames.filter((name) => consents[name]);

export const missingConsents = (values: ConsentValues): number => consentNames.length - tickedConsents(values).length;

/** The documents that belong to a consent; they open beside the page. */
const documents: Partial<Record<ConsentName, readonly ('terms' | 'termsOfUse' | 'privacy' | 'onlineTerms')[]>> = {
  terms: ['terms'],
  usage: ['termsOfUse', 'privacy', 'onlineTerms'],
};

/** Ticks all at once; each can still be taken back alone. Once all are ticked it says so in the same place, and nothing moves. */
const AcceptAll = () => {
  const { t } = useTranslation('portal');
  const { setValue, setFocus, control } = useFormContext<ConsentValues>();
  const consents = useWatch({ control, name: 'consents' });
  const accept = (): void => {
    for (const name of consentNames)
      setValue(`consents.${name}`, true, { shouldDirty: true, shouldValidate: !consents[name] });
    // The last of them: paying is next.
    setFocus('consents.usage');
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 46 }}>
      {missingConsents({ consents }) === 0 ? (
        <span>{t('wizard.consent.allAccepted')}</span>
      ) : (
        <Button variant="secondary" onClick={accept}>
          {t('wizard.consent.all')}
        </Button>
      )}
    </Box>
  );
};

/** Five consents, all needed to pay; one names the last day of the contract. */
export const Consents = ({ validFrom }: { validFrom: IsoDate }) => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  return (
    <FieldGroup legend={t('wizard.consent.title')}>
      <AcceptAll />
      {consentNames.map((name) => (
        <CheckboxField<ConsentValues>
          key={name}
          name={`consents.${name}`}
          label={t(`wizard.consent.${name}`, { date: contractEnd(validFrom) })}
          required
          rules={[(checked) => (checked ? undefined : 'validate_agreement')]}
        >
          {documents[name]?.map((document) => (
            <DocumentLink key={document} href={links[document]}>
              {t(`wizard.document.${document}`)}
            </DocumentLink>
          ))}
        </CheckboxField>
      ))}
    </FieldGroup>
  );
};
