import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';

interface GoneChoiceProps {
  /** The saved choice, as it is called; undefined while it is on offer. */
  choice: string | undefined;
  /** The one that was taken instead, as the only one left. */
  only: string | undefined;
}

/** Says that a saved choice isn't on offer any more (WIZ-8). */
export const GoneChoice = ({ choice, only }: GoneChoiceProps) => {
  const { t } = useTranslation('portal');
  if (choice === undefined) return null;
  return (
    <Message tone="warning" inCard>
      {only === undefined ? t('wizard.gone.choice', { choice }) : t('wizard.gone.only', { choice, only })}
    </Message>
  );
};
