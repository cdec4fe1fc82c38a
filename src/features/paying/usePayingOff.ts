import { useTranslation } from 'react-i18next';

import { isOff, payingSwitches } from '../operation/portalStatus';
import { usePortalStatus } from '../operation/usePortalStatus';

/** Why a method can't be used now; undefined unless operations have switched it off. */
export const usePayingOff = (method: string): string | undefined => {
  const { t } = useTranslation('portal');
  const { status, at } = usePortalStatus();
  if (!isOff(status, payingSwitches(method), at)) return undefined;
  return t(isOff(status, ['pay'], at) ? 'payment.switchedOff' : 'payment.chosenMethodOff');
};
