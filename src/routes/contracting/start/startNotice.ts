import type { NoticeKey } from '../../../components/notices/noticeKeys';
import { isSameEmail } from '../../../domain/identity/member';
import type { StartContractInput } from '../../../services/contracting';

/** Who got the link, and how that is told: the partner, the private address, or the work address. */
export const startNotice = (
  { type, email }: Pick<StartContractInput, 'type' | 'email'>,
  privateEmail: string,
): { key: NoticeKey; to: string } => {
  if (type === 'h') return { key: 'tarsEmailSent', to: email };
  const isPrivate = isSameEmail(email, privateEmail);
  return { key: isPrivate ? 'privateEmailSent' : 'emailSent', to: email };
};
