import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import type { SavedChoice } from '~/domain/contract/savedChoice';

interface GoneChoiceProps {
  choice: SavedChoice<string>;
  /** What a choice is called. */
  nameOf?: (value: string) => string;
}

/** Says that a saved choice isn't on offer any more, and which one was taken as the only one left (WIZ-8). */
export const GoneChoice = ({ choice: { gone, value }, nameOf = (name) => name }: GoneChoiceProps) => {
  const { t } = useTranslation('portal');
  if (gone === undefined) return null;
  return (
    <Message tone="warning" inCard>
      {value === ''
        ? t('wizard.gone.choice', { choice: nameOf(gone) })
        : t('wizard.gone.only', { choice: nameOf(gone), only: nameOf(value) })}
    </Message>
  );
};
