import type { ReactNode } from 'react';

import { Message } from '../../../components/feedback/Message';
import type { MandateName } from '../../../features/paying/useMandate';
import { useSession } from '../../../session/SessionContext';

/** Says that the bank needs some working days, in the session in which the mandate was set up. */
export const NewMandate = ({ name, children }: { name: MandateName; children: ReactNode }) => {
  const { newMandates = [] } = useSession();
  return newMandates.includes(name) && <Message>{children}</Message>;
};
