/** The keys under `notice` in common.json; notices also show the error catalogue's texts. */
export type NoticeKey =
  | 'activateSuccess'
  | 'passwordChanged'
  | 'emailSent'
  | 'privateEmailSent'
  | 'tarsEmailSent'
  | 'registered'
  | 'sessionEnded'
  | 'alreadySignedIn'
  | 'supportEnded'
  | 'languageFailed'
  | 'loggedOut'
  | 'contractCancelled'
  | 'upgradeCancelled'
  | 'mandateSet'
  | 'mandateWithdrawn'
  | 'paidElsewhere'
  | 'notPaidElsewhere';
