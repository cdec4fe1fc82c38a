import { useTranslation } from 'react-i18next';

import { Message } from '../../../../../components/feedback/Message';
import { RadioCards } from '../../../../../components/form/fields/RadioCards';
import { monthsLeft } from '../../../../../domain/money/contractMonths';
import { formatForint } from '../../../../../domain/money/money';
import { requireChoice } from '../../../../../domain/text/validators';
import { yearOf } from '../../../../../domain/time/dates';
import { useLanguage } from '../../../../../i18n/useLanguage';
import type { CardPackage } from '../../../../../services/lookups';

interface PackageCardsProps {
  offered: readonly CardPackage[];
  /** The member's package, where the contract takes the place of their present one. */
  present: string | undefined;
  validFrom: string;
}

/** The packages as cards, each with its monthly fee and its sum to the end of the year. */
export const PackageCards = ({ offered, present, validFrom }: PackageCardsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  if (offered.length === 0)
    return (
      <Message tone="warning">
        {present === undefined ? t('wizard.contract.noPackages') : t('wizard.contract.noOtherPackage', { present })}
      </Message>
    );
  return (
    <RadioCards<{ cardPackage: string }>
      name="cardPackage"
      label={t('wizard.contract.cardPackage')}
      rules={[requireChoice]}
      choices={offered.map(({ key, name }) => ({
        value: name,
        label: name,
        hint: t('wizard.contract.untilYearEnd', {
          sum: formatForint(key * monthsLeft(validFrom), language),
          months: monthsLeft(validFrom),
          year: yearOf(validFrom),
        }),
        end: t('wizard.contract.perMonth', { price: formatForint(key, language) }),
      }))}
    />
  );
};
