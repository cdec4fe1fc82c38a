import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import type { MandateName } from '../../../features/paying/useMandate';
import { paths } from '../../../paths';

interface OtherMandateProps {
  /** The page's mandate. */
  name: MandateName;
  active: boolean;
}

/** On a mandate's page: the other one is active too, and both would collect. */
export const OtherMandate = ({ name, active }: OtherMandateProps) => {
  const { t } = useTranslation('portal');
  const other = name === 'regularCredit' ? 'directDebit' : 'regularCredit';
  return (
    <Message
      tone="warning"
      title={active ? t('mandates.other.bothTitle') : t(`mandates.other.title.${name}`)}
      action={<LinkButton to={paths[other]}>{t(`member.menu.${other}`)}</LinkButton>}
    >
      <p>{active ? t('mandates.other.bothText') : t(`mandates.other.text.${name}`)}</p>
    </Message>
  );
};
