import type { KeptSession } from '../../../session/memberStorage';

/**
 * What a start that brought a key makes of the session. Its contract takes the place of one under way only as the wizard
 * opens with it; until then that one stays.
 */
export const openedContract =
  (key: string, type: 0 | 1, opens: boolean) =>
  ({ contractKey: present }: KeptSession): Partial<KeptSession> =>
    present === key || (present !== undefined && !opens)
      ? {}
      : { contractKey: key, type, step: 1, wizard: undefined, endTransaction: undefined };
