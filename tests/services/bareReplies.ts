/** For each call with fields: a reply with only what is needed, and what it reads as. */

const token = 'token';
const user = { email: 'anna@pelda.hu' };
const member = { firstName: '', lastName: '', email: 'anna@pelda.hu' };
const signedIn: Bare = [
  { token, user },
  { token, user: member },
];

const address = { zip: '', city: '', street: '', streetType: '', house: '' };
const party = { name: '', tax: '' };

/** What was saved, or the default, stands for fees that aren't given; the wizard knows it. */
const fees = { tariff: {}, charged: {} };

const started = { validFrom: '2026-04-01' };
const contract = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: '' };

type Bare = [reply: object, value: object];

export const bareReplies: Record<string, Bare> = {
  'accountPublic /login': signedIn,
  'accountPublic /loginAs': signedIn,
  'accountPublic /validate-email': signedIn,
  'account /getHeadData': [{}, { user: { ...member, email: '' } }],
  'account /getProfile': [{}, { phone: '', address }],
  'account /get-invoice-data': [{}, { current: party }],
  'payment /getAmounts': [
    { currentDebit: 0, allDebit: 0 },
    { currentDebit: 0, annualDebit: 0 },
  ],
  'payment /startTransaction': [
    { transaction: 't-1', url: 'https://bank.example' },
    { transaction: 't-1', url: 'https://bank.example' },
  ],
  'payment /endTransaction': [{}, { auth: '', messages: [] }],
  'payment /getInvState': [{}, { status: 'OK' }],
  'payment /listInvoices': [{ list: [{}] }, { list: [{ order: 0, date: '', ordinal: '' }] }],
  'payment /getRegularCreditData': [{}, {}],
  'payment /setRegularCreditAuth': [{}, { key: '' }],
  'payment /getDirectDebitData': [{}, { list: [] }],
  'payment /setDirectDebitAuth': [{}, { key: '' }],
  'paymentPublic /getDownloadInvoice': [{ docId: 'd-1' }, { docId: 'd-1' }],
  'contractingPublic /confirm': signedIn,
  'contractingPublic /intra-status': signedIn,
  'contracting /check-mail': [{}, { inUse: false }],
  'contracting /list-employers-by-domain': [{ list: [{}] }, { list: [{ id: '', name: '', key: 0, cardKind: '' }] }],
  'contracting /start': [{}, {}],
  'contracting /get-1': [
    {},
    {
      partner: {
        kr: '',
        firstname: '',
        lastname: '',
        birthDate: '',
        birthPlace: '',
        mothersName: '',
        tax: '',
        oldCardNum: '',
      },
    },
  ],
  'contracting /get-2': [{}, { home: address, mail: '', tel: '' }],
  'contracting /get-3': [{}, { contract: {} }],
  'contracting /get-4': [{ contract: started }, { contract, fees, home: address }],
  'contracting /get-5': [{}, { invoice: { direction: 0, name: '', tax: '' } }],
  'contracting /get-6': [{ contract: started }, { contract, ledger: { fees }, home: address }],
  'contracting /get-7': [{ contract: started }, { contract, ledger: { fees } }],
  'contracting /get-8': [{}, { status: 'OK', messages: [] }],
  'contracting /get-dates': [{ list: [] }, { list: [] }],
  'contracting /list-cities-by-zip': [{ list: [{}] }, { list: [] }],
  'contracting /list-street-types': [{ list: [{}] }, { list: [] }],
  'contracting /get-packages': [{ list: [{ name: 'M' }, { key: 9_900 }] }, { list: [] }],
  'contracting /get-bank-from-account': [{}, { name: '' }],
  'contracting /find-by-tax': [{}, {}],
  'intranet /prices': [{ list: [{ name: 'M' }, { price: 9_900 }] }, { list: [] }],
  'intranet GET /hasMessage': [{}, {}],
  'intranet /packages': [
    { subscriptionUUID: 'u-1', list: [{}] },
    { subscriptionUUID: 'u-1', list: [] },
  ],
  'documents /list': [{ list: [{ docId: 'Szerződés_2026' }] }, { list: [] }],
};
