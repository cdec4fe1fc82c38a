import type { StartContractInput } from '../../services/contracting';
import type { NoticeKey } from '../../components/notices/noticeKeys';

/** Who got the link, and how that is told: the partner, the private address, or the work address. */
export const startNotice = ({ type, email }: Pick<StartContractInput, 'type' | 'email'>, privateEmail: string): { key: NoticeKey; to: string } => {
  if (type === 'h') return { key: 'tarsEmailSent', to: email };
  if (email === '' || email.toLowerCase() === privateEmail.toLowerCase()) return { key: 'privateEmailSent', to: privateEmail };
  return { key: 'emailSent', to: email };
};
