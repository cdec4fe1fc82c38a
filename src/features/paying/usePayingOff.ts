import { useTranslation } from 'react-i18next';

import { useConfig } from '../../components/useConfig';
import { isBankUnreachable, isOff, payingSwitches } from '../operation/portalStatus';
import { usePortalStatus } from '../operation/usePortalStatus';

/** Why a method can't be used now; undefined unless operations have switched it off or its bank page can't be opened. */
export const usePayingOff = (method: string): string | undefined => {
  const { t } = useTranslation('portal');
  const config = useConfig();
  const { status, at } = usePortalStatus();
  if (isBankUnreachable(method, config)) return t('payment.bankUnreachable');
  if (!isOff(status, payingSwitches(method), at)) return undefined;
  return t(isOff(status, ['pay'], at) ? 'payment.switchedOff' : 'payment.chosenMethodOff');
};
