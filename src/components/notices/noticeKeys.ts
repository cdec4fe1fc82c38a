/** The keys under `notice` in common.json; notices also show the error catalogue's texts. */
export const noticeKeys = [
  'activateSuccess',
  'passwordChanged',
  'emailSent',
  'privateEmailSent',
  'tarsEmailSent',
  'registered',
  'sessionEnded',
  'alreadySignedIn',
  'supportEnded',
  'loggedOut',
  'contractCancelled',
  'mandateSet',
  'mandateWithdrawn',
  'paidElsewhere',
  'notPaidElsewhere',
] as const;

export type NoticeKey = (typeof noticeKeys)[number];
