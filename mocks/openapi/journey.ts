import type { ServiceName } from '../../src/config';
import type { MailKind } from '../mailTexts';
import type { Account } from '../model/account/accounts';
import { lastMail } from '../model/account/mails';
import { formerMember, taxIdOf } from '../model/account/taxRegistry';
import { decide } from '../model/payment/transactions';
import { personaPassword } from '../personas';
import { passwordActivator, supportActivator } from '../personas/members';
import type { World } from '../world';
import { fillWizard } from './wizard';

/** Asks one call with a bearer token, or without one; returns the reply. */
export type Ask = (
  service: ServiceName,
  call: string,
  body?: object,
  token?: string,
) => Promise<Record<string, unknown>>;

interface Travel {
  world: World;
  ask: Ask;
  /** A token of this persona. */
  as: (persona: string) => string;
  accountOf: (persona: string) => Account;
}

const address = { zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1.' };

/** The secret of the newest e-mail's link. */
const mailed = (world: World, to: string, kind: MailKind): string =>
  decodeURIComponent(lastMail(world, to, kind)?.links[0]?.href.hu.split('/').at(-1) ?? '');

const order = { method: '4', label: 'Bankkártya', lang: 'hu', fSajat: true, fPart: '', fCim: null } as const;

const account = async ({ world, ask, as }: Travel): Promise<void> => {
  const zita = { firstName: 'Zita', lastName: 'Őszi', email: 'oszi.zita@pelda.hu', password: 'titok1' };
  await ask('accountPublic', '/registration', { ...zita, newsLetter: true });
  await ask('accountPublic', '/confirm', { activator: mailed(world, zita.email, 'activation') });
  await ask('accountPublic', '/login', { login: 'anna@pelda.hu', password: personaPassword });
  await ask('accountPublic', '/loginAs', { activator: supportActivator });
  await ask('accountPublic', '/forgot', { email: 'reka@pelda.hu' });
  await ask('accountPublic', '/reset', { activator: passwordActivator, password: 'titok2' });
  await ask('newsletter', '/unsubscribe', { email: 'anna@pelda.hu', reason: 'a' });
  const token = as('dora');
  await ask('account', '/getHeadData', {}, as('ferenc'));
  await ask('account', '/getProfile', {}, token);
  await ask('account', '/get-invoice-data', {}, token);
  const invoicing = { own: false, direction: 2, name: 'Virág Péter', taxNumber: '', address };
  await ask('account', '/change-invoice-data', invoicing, token);
  await ask('account', '/change-phone', { phoneNumber: '+36301234567' }, token);
  await ask('account', '/change-address', { ...address, floor: '2', door: '5' }, token);
  const passwords = { oldPassword: personaPassword, newPassword: 'titok3' };
  await ask('account', '/change-password', { email: 'dora@pelda.hu', ...passwords }, token);
  await ask('account', '/change-email', { email: 'virag.dora@pelda.hu' }, token);
  await ask('accountPublic', '/validate-email', { activator: mailed(world, 'virag.dora@pelda.hu', 'validateEmail') });
};

const payment = async ({ world, ask, as, accountOf }: Travel): Promise<void> => {
  const { kr } = accountOf('denes');
  const token = as('denes');
  await ask('payment', '/getAmounts', { kr, year: 2026 }, token);
  const body = { ...order, contracting: false, amount: 37_200, url: `${world.origin}/payment`, kr };
  const { transaction } = await ask('payment', '/startTransaction', body, token);
  decide(world, String(transaction), 'pay');
  await ask('payment', '/endTransaction', { transaction }, token);
  for (let poll = 0; poll < 3; poll += 1) await ask('payment', '/getInvState', { kr }, token);
  await ask('payment', '/listInvoices', { kr, from: '2026-01-01', to: '2026-12-31' }, token);
  const invoice = world.state.invoices.find((one) => one.kr === kr);
  const { ordinal = '', linkToken = '' } = invoice ?? {};
  await ask('paymentPublic', '/checkDownloadInvoice', { invoice: ordinal, token: linkToken });
  const { docId } = await ask('paymentPublic', '/getDownloadInvoice', { invoice: ordinal });
  await ask('documents', 'GET /download', { fileId: docId });
  await ask('payment', '/getDirectDebitData', {}, as('hedvig'));
  await ask('payment', '/setDirectDebitAuth', { account: '117730161111101800000000', limit: 20_000 }, token);
  await ask('payment', '/getRegularCreditData', {}, token);
  await ask('payment', '/setRegularCreditAuth', { mode: true, from: '2026-04-01' }, token);
};

const contracting = async (travel: Travel): Promise<void> => {
  const { world, ask, as } = travel;
  const email = 'nagy.bela@peldakft.hu';
  const bela = as('bela');
  await ask('contracting', '/init', {}, bela);
  await ask('contracting', '/init-upgrade', {}, as('ilona'));
  await ask('contracting', '/check-mail', { email }, bela);
  await ask('contracting', '/list-employers-by-domain', { type: 'R', email, code: '' }, bela);
  const offer = { type: 'R', employer: 'E100', email, key: 1, kartya_fajta: 'CEGES', kr: '' };
  await ask('contracting', '/start', offer, bela);
  const opened = await ask('contractingPublic', '/confirm', { token: mailed(world, email, 'contract') });
  const key = String(opened.key);
  const token = String(opened.token);
  await ask('contracting', '/find-by-tax', { tax: formerMember.tax, birth: formerMember.birthDate }, token);
  await ask('contracting', '/list-cities-by-zip', { zip: '8992' }, token);
  await ask('contracting', '/list-street-types', {}, token);
  await ask('contracting', '/get-bank-from-account', { account: '11773016' }, token);
  const birthDate = '1991-02-03';
  const amount = await fillWizard((call, fields) => ask('contracting', call, { key, ...fields }, token), {
    birthDate,
    birthPlace: 'Győr',
    mothersName: 'Kis Éva',
    tax: taxIdOf(birthDate),
    address,
    tel: '+36301234567',
  });
  const body = { ...order, contracting: true, amount, url: `${world.origin}/payment/callback`, kr: '' };
  const { transaction } = await ask('payment', '/startTransaction', body, token);
  decide(world, String(transaction), 'pay');
  await ask('payment', '/endTransaction', { transaction }, token);
  for (let poll = 0; poll < 3; poll += 1) await ask('contracting', '/get-8', { key }, token);
};

const rest = async ({ world, ask, as, accountOf }: Travel): Promise<void> => {
  const begun = world.state.processes.find(({ accountId }) => accountId === accountOf('vilmos').id);
  await ask('contracting', '/reset-contract', { activator: begun?.linkToken ?? '' }, as('vilmos'));
  const uuid = world.state.subscriptions.find(({ accountId }) => accountId === 'maria')?.uuid;
  const entry = { subscription_uuid: uuid, status: 'approved', fromdate: '2026-01-01', todate: '2026-12-31' };
  await ask('contractingPublic', '/intra-status', entry);
  const maria = as('maria');
  await ask('intranet', '/prices', { type: 'R' }, maria);
  await ask('intranet', '/packages', { token: 'intra2026-maria', type: 'R' }, maria);
  const { id } = await ask('intranet', 'GET /hasMessage', {}, maria);
  await ask('intranet', '/closeMessage', { id }, maria);
  await ask('contracting', 'GET /reset-intranet', {}, maria);
  const { kr } = accountOf('anna');
  const anna = as('anna');
  await ask('documents', '/list', { kr, year: 2026 }, anna);
  const document = world.state.documents.find((one) => one.kr === kr && one.year === 2026 && one.needsKr);
  await ask('documents', 'GET /document', { id: String(document?.key), kr }, anna);
};

/** One pass through every call of the contract. */
export const journey = async (travel: Travel): Promise<void> => {
  await account(travel);
  await payment(travel);
  await contracting(travel);
  await rest(travel);
};
