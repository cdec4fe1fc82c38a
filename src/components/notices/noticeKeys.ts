/** The texts that a notice can show, apart from the error catalogue: keys of common.json under `notice`. */
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
  'offline',
  'contractCancelled',
  'mandateSet',
  'mandateWithdrawn',
] as const;

export type NoticeKey = (typeof noticeKeys)[number];
