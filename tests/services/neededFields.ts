const signIn = ['token', 'user.email'];

/** The fields that the portal can't do without, and the start of a contract whose costs are computed. */
export const neededFields: Record<string, string[]> = {
  'accountPublic /login': signIn,
  'accountPublic /loginAs': signIn,
  'accountPublic /validate-email': signIn,
  'payment /getAmounts': ['currentDebit', 'allDebit'],
  'payment /startTransaction': ['transaction', 'url'],
  'paymentPublic /getDownloadInvoice': ['docId'],
  'contractingPublic /confirm': signIn,
  'contractingPublic /intra-status': signIn,
  'contracting /get-4': ['contract.validFrom'],
  'contracting /get-6': ['contract.validFrom'],
  'contracting /get-7': ['contract.validFrom'],
  'intranet /packages': ['subscriptionUUID'],
};
