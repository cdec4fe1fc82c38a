const signIn = ['token', 'user.email'];

/** The fields that the portal can't do without. */
export const neededFields: Record<string, string[]> = {
  'accountPublic /login': signIn,
  'accountPublic /loginAs': signIn,
  'accountPublic /validate-email': signIn,
  'payment /getAmounts': ['currentDebit', 'allDebit'],
  'payment /startTransaction': ['transaction', 'url'],
  'paymentPublic /getDownloadInvoice': ['docId'],
  'contractingPublic /confirm': signIn,
  'contractingPublic /intra-status': signIn,
  'intranet /packages': ['subscriptionUUID'],
};
