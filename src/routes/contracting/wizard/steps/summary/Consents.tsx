import { useTranslation } from 'react-i18next';

import { FieldGroup } from '../../../../../components/form/FieldGroup';
import { CheckboxField } from '../../../../../components/form/fields/CheckboxField';
import { useConfig } from '../../../../../components/useConfig';
import { consentNames, type ConsentName } from '../../../../../domain/constants';
import type { ConsentValues } from './consentValues';
import { DocumentLink } from './DocumentLink';

/** The documents that belong to a consent; they open beside the page. */
const documents: Record<ConsentName, readonly ('terms' | 'termsOfUse' | 'privacy' | 'onlineTerms')[]> = {
  monthlyFee: [],
  truth: [],
  terms: ['terms'],
  loyalty: [],
  usage: ['termsOfUse', 'privacy', 'onlineTerms'],
};

/** Five consents, all needed to pay. */
export const Consents = () => {
  const { t } = useTranslation('portal');
  const { links } = useConfig();
  return (
    <FieldGroup legend={t('wizard.consent.title')}>
      {consentNames.map((name) => (
        <CheckboxField<ConsentValues>
          key={name}
          name={`consents.${name}`}
          label={t(`wizard.consent.${name}`)}
          required
          rules={[(checked) => (checked ? undefined : 'validate_agreement')]}
        >
          {documents[name].map((document) => (
            <DocumentLink key={document} href={links[document]}>
              {t(`wizard.document.${document}`)}
            </DocumentLink>
          ))}
        </CheckboxField>
      ))}
    </FieldGroup>
  );
};
