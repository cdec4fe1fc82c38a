/** By call: the fields that the portal can't do without, and the start date that a contract owes from step 4 on (SEC-11). */

const signIn = ['token', 'user.email'];
const list = ['list', 'list.0'];

export const neededFields: Record<string, string[]> = {
  'accountPublic /login': signIn,
  'accountPublic /loginAs': signIn,
  'accountPublic /validate-email': signIn,
  'payment /getAmounts': ['currentDebit', 'allDebit'],
  'payment /startTransaction': ['transaction', 'url'],
  'payment /listInvoices': list,
  'paymentPublic /getDownloadInvoice': ['docId'],
  'contractingPublic /confirm': signIn,
  'contractingPublic /intra-status': signIn,
  'contracting /list-employers-by-domain': list,
  'contracting /get-4': ['contract.validFrom'],
  'contracting /get-6': ['contract.validFrom'],
  'contracting /get-7': ['contract.validFrom'],
  'contracting /get-dates': list,
  'contracting /list-cities-by-zip': list,
  'contracting /list-street-types': list,
  'contracting /get-packages': list,
  'intranet /prices': list,
  'intranet /packages': [...list, 'subscriptionUUID'],
  'documents /list': list,
};
