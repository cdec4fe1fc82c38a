/** The texts that a notice can show besides the error catalogue's: keys under `notice` in common.json. */
export const noticeKeys = [
  'activateSuccess',
  'passwordChanged',
  'emailSent',
  'privateEmailSent',
  'tarsEmailSent',
  'profileChangeSuccess',
  'invoiceChanged',
  'registered',
  'sessionEnded',
  'alreadySignedIn',
  'supportEnded',
  'contractCancelled',
  'mandateSet',
  'mandateWithdrawn',
  'paidElsewhere',
  'notPaidElsewhere',
] as const;

export type NoticeKey = (typeof noticeKeys)[number];
