import { useTranslation } from 'react-i18next';

/** A package that neither the reply nor this tab knows has to be chosen anew: it is sent with every later step. */
export const useMissingPackage = ({
  contract: { cardPackage },
}: {
  contract: { cardPackage: string };
}): string | undefined => {
  const { t } = useTranslation('portal');
  return cardPackage === '' ? t('wizard.contract.missing') : undefined;
};
