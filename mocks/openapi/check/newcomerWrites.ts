import * as v from 'valibot';

import { offerKey } from '../../../src/services/values';
import { isJson, type Json } from '../wireSchema';
import { fillWizard } from '../wizard';
import type { Inputs } from './inputs';
import { checkAddress, checkPayment, mailedSecret, type Outside } from './memberWrites';
import { flow, textIn, type Check } from './report';

const firstPassword = 'Elso-jelszo-2026';
const secondPassword = 'Masodik-jelszo-2026';
const thirdPassword = 'Harmadik-jelszo-2026';

/** Registers and activates an account; returns its token, or undefined if nobody can read the mailbox. */
const register = async (check: Check, outside: Outside, { newEmail: email }: Inputs): Promise<string | undefined> => {
  const person = { firstName: 'Zita', lastName: 'Nagy', email, password: firstPassword, newsLetter: true };
  await check.ok('accountPublic', '/registration', person);
  await check.refused('refuses an e-mail that is taken', 'accountPublic', '/registration', person);
  const login = { login: email, password: firstPassword };
  await check.refused('refuses an account that isn’t activated', 'accountPublic', '/login', login);
  const activator = await mailedSecret(outside, email, 'activation');
  if (activator === undefined) return undefined;
  await check.ok('accountPublic', '/confirm', { activator });
  await check.refused('refuses a link that was used', 'accountPublic', '/confirm', { activator });
  return textIn(await check.ok('accountPublic', '/login', login), 'token');
};

const newsletter = async (check: Check, { newEmail: email }: Inputs): Promise<void> => {
  await check.ok('newsletter', '/unsubscribe', { email, reason: 'a' });
  await check.refused('refuses who isn’t on the list', 'newsletter', '/unsubscribe', { email, reason: 'a' });
};

/** Changes the password by the form and by the link in an e-mail. */
const passwords = async (check: Check, outside: Outside, { newEmail: email }: Inputs, token: string): Promise<void> => {
  const change = { email, oldPassword: firstPassword, newPassword: secondPassword };
  const mistyped = { ...change, oldPassword: 'nem-ez-volt' };
  await check.refused('refuses a wrong password', 'account', '/change-password', mistyped, token);
  await check.ok('account', '/change-password', change, token);
  const old = { login: email, password: firstPassword };
  await check.refused('refuses the old password', 'accountPublic', '/login', old);
  await check.ok('accountPublic', '/forgot', { email });
  const activator = await mailedSecret(outside, email, 'password');
  if (activator === undefined) return;
  await check.ok('accountPublic', '/reset', { activator, password: thirdPassword });
  await check.ok('accountPublic', '/login', { login: email, password: thirdPassword });
};

const emailChange = async (
  check: Check,
  outside: Outside,
  { newEmail, login }: Inputs,
  token: string,
): Promise<void> => {
  if (login.includes('@'))
    await check.refused('refuses an e-mail that is taken', 'account', '/change-email', { email: login }, token);
  const email = `uj.${newEmail}`;
  await check.ok('account', '/change-email', { email }, token);
  const activator = await mailedSecret(outside, email, 'validateEmail');
  if (activator === undefined) return;
  const { user } = await check.ok('accountPublic', '/validate-email', { activator });
  const shown = isJson(user) ? user.email : undefined;
  check.holds('accountPublic /validate-email', 'shows the new e-mail', shown === email, String(shown));
};

const offerRow = v.object({ id: v.string(), key: offerKey, kartya_fajta: v.string() });

/** A contract's start: the key where /start returns it, or else the link's token. */
const startContract = async (
  check: Check,
  outside: Outside,
  { workEmail: email }: Inputs,
  token: string,
): Promise<Json> => {
  await check.ok('contracting', '/init', {}, token);
  await check.ok('contracting', '/check-mail', { email }, token);
  const found = await check.ok('contracting', '/list-employers-by-domain', { type: 'R', email, code: '' }, token);
  const offers = v.parse(v.array(offerRow), found.list);
  const { id: employer, ...offer } = v.parse(offerRow, offers.find(({ key }) => key === 1) ?? offers[0]);
  const body = { type: 'R', employer, email, ...offer, kr: '' };
  const { key } = await check.ok('contracting', '/start', body, token);
  await check.refused('refuses a second contract', 'contracting', '/start', body, token);
  const link = await mailedSecret(outside, email, 'contract');
  return { key, link };
};

/** Starts a contract, cancels it by its link, and starts it again. */
const cancelOne = async (check: Check, outside: Outside, inputs: Inputs, token: string): Promise<void> => {
  const { link: activator } = await startContract(check, outside, inputs, token);
  if (activator === undefined) return;
  await check.ok('contracting', '/reset-contract', { activator }, token);
  const link = { token: activator };
  await check.refused('refuses a contract that was cancelled', 'contractingPublic', '/confirm', link);
};

/** A contract from its start to its final page. */
const contract = async (check: Check, outside: Outside, inputs: Inputs, owner: string): Promise<void> => {
  const { person, portal } = inputs;
  const started = await startContract(check, outside, inputs, owner);
  const opened =
    started.link === undefined
      ? { token: owner, key: started.key }
      : await check.ok('contractingPublic', '/confirm', { token: started.link });
  const token = textIn(opened, 'token');
  const key = textIn(opened, 'key');
  await check.refused('refuses a step before its time', 'contracting', '/get-4', { key }, token);
  const payable = await fillWizard((call, fields) => check.ok('contracting', call, { key, ...fields }, token), {
    ...person,
    address: checkAddress,
    tel: '+36301234567',
  });
  const order = { contracting: true, amount: payable, url: `${portal}/payment/callback`, kr: '' };
  if (payable > 0) await checkPayment(check, outside, order, token);
  for (let poll = 0; poll < 3; poll += 1) await check.ok('contracting', '/get-8', { key }, token);
};

/** Somebody new: registration, newsletter, passwords, a contract, another e-mail. */
export const checkNewcomerWrites = (check: Check, outside: Outside, inputs: Inputs): Promise<void> =>
  flow(async () => {
    const token = await register(check, outside, inputs);
    await flow(() => newsletter(check, inputs));
    if (token === undefined) return;
    await flow(() => passwords(check, outside, inputs, token));
    await flow(() => cancelOne(check, outside, inputs, token));
    await flow(() => contract(check, outside, inputs, token));
    await flow(() => emailChange(check, outside, inputs, token));
  });
