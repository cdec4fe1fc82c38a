import { useTranslation } from 'react-i18next';
import { config } from '../../../config';
import { consentNames, type ConsentName } from '../../../domain/constants';
import { CheckboxField } from '../../../components/form/CheckboxField';
import { FieldGroup } from '../../../components/form/FieldGroup';
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
  const { t } = useTranslation('wizard');
  return (
    <FieldGroup legend={t('consent.title')}>
      {consentNames.map((name) => (
        <CheckboxField<ConsentValues> key={name} name={`consents.${name}`} label={t(`consent.${name}`)} required rules={[(checked) => (checked ? undefined : 'validate_agreement')]}>
          {documents[name].map((document) => (
            <DocumentLink key={document} href={config.links[document]}>
              {t(`document.${document}`)}
            </DocumentLink>
          ))}
        </CheckboxField>
      ))}
    </FieldGroup>
  );
};
