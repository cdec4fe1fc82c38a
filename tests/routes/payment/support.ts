import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { emptyAddress } from '~/domain/identity/address';
import type { PayValues } from '~/routes/payment/pay/payValues';
import type { Session } from '~/session/sessionSchema';

import { addFault } from '../../../mocks/faults';
import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { decide, openTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { addPayment } from '../../setup/payments';
import { heading, renderPortal, renderStrictly, type OpenPortal, type PortalVisit } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';

type Prepare = NonNullable<PortalVisit['prepare']>;

/** A world that stands still, on a Tuesday in spring. */
export const inSpring = { now: () => new Date('2026-03-10T09:00:00Z') };

/** Opens a page as a persona, in spring. */
export const openInSpring = (path: string, as = 'anna', more: Partial<PortalVisit> = {}) =>
  renderPortal({ path, as, worldOptions: inSpring, ...more });

/** A call fails like this. */
export const failing =
  (call: string, fault: Omit<Parameters<typeof addFault>[1], 'call'>): Prepare =>
  (_store, world) =>
    addFault(world, { call, ...fault });

/** A call's reply has these fields; null is not given. */
export const telling = (call: string, fields: Record<string, unknown>): Prepare =>
  failing(call, { kind: 'fields', fields });

/** /getAmounts answers these sums for every year. */
export const tellingSums = (currentDebit: number, allDebit: number, more: object = {}): Prepare =>
  telling('/getAmounts', { currentDebit, allDebit, ...more });

/** A valid bank account number. */
export const account = '117730161111101800000000';

/** Anna's direct debit is active. */
export const debitActive: Prepare = (_store, world) =>
  void setDirectDebit(world, personaAccount(world, 'anna'), account, 20_000);

export const values = (changed: Partial<PayValues> = {}): PayValues => ({
  amount: '12400',
  method: '4',
  szep: '',
  leisureOwn: true,
  leisureName: '',
  leisureAddress: emptyAddress(),
  ...changed,
});

/** What the tab remembers of a payment that it started. */
export const lastPayment = (transaction: string, method = '4'): Session['lastPayment'] => ({
  transaction,
  method,
  year: 2026,
  before: [
    { year: 2026, currentDebit: 12_400, annualDebit: 124_000 },
    { year: 2025, currentDebit: 700, annualDebit: 700 },
  ],
});

export type YearReply = [currentDebit: number, allDebit: number, codes?: string[]] | 'failed' | { refused: string };

/** /getAmounts answers by the year that it is asked of; of others nothing is due. */
export const answerByYear = ({ server }: Pick<OpenPortal, 'server'>, replies: Record<number, YearReply>): void =>
  server.use(
    http.post('*/getAmounts', async ({ request }) => {
      const { year } = (await request.clone().json()) as { year: number };
      const reply = replies[year] ?? [0, 0];
      if (reply === 'failed') return HttpResponse.json({}, { status: 500 });
      if ('refused' in reply) return HttpResponse.json({ status: 'ERROR', messages: [reply.refused] });
      const [currentDebit, allDebit, messages] = reply;
      return HttpResponse.json({ status: 'OK', currentDebit, allDebit, messages });
    }),
  );

/** Opens a page, by default /payment, in front of these sums of the years. */
export const openByYear = async (replies: Record<number, YearReply>, path = '/payment'): Promise<OpenPortal> => {
  const portal = await openInSpring('/documents');
  answerByYear(portal, replies);
  await act(() => portal.go(path));
  return portal;
};

export const payButton = () => screen.findByRole('button', { name: 'Fizetés' });
export const amountField = () => screen.findByRole('textbox', { name: 'Befizetendő összeg' });

/** The value beside a name. */
export const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

/** Waits for a dialog and gives its queries. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Answers a dialog. */
export const answer = async ({ user }: Pick<OpenPortal, 'user'>, question: string | RegExp, button: string | RegExp) =>
  user.click((await dialog(question)).getByRole('button', { name: button }));

/** Figures are grouped by spaces that don't break (I18N-4). */
export const grouped = (text: string): string => text.replaceAll(' ', '\u00a0');

export interface Return extends Partial<PortalVisit> {
  /** What Anna did at the bank; nothing yet if not given. */
  decision?: 'pay' | 'decline';
  contracting?: boolean;
  /** The contract that is paid. */
  contractKey?: string;
  /** What the bank says about a decline. */
  reason?: string;
  /** Where she returns: in the tab that began the payment, in another one of this browser, or where nothing is known of it. */
  returnsIn?: 'tab' | 'otherTab' | 'otherBrowser';
}

/** Anna was at the bank, and it sends her back. */
export const comeBack = async ({
  decision,
  contracting = false,
  contractKey = contracting ? '1-2-3' : undefined,
  reason,
  returnsIn = 'tab',
  prepare,
  ...visit
}: Return) => {
  const { origin } = window.location;
  const world = testWorld({ ...inSpring, origin });
  const { id: accountId, kr } = personaAccount(world, 'anna');
  const base = contracting ? '/payment/callback' : '/payment';
  const order = {
    accountId,
    kr,
    contractKey: '',
    amount: 12_400,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
  } as const;
  const { id } = openTransaction(world, { ...order, returnUrl: origin + base });
  if (decision !== undefined) decide(world, id, decision, reason);
  const path = `${base}/${id}`;
  const portal = await renderStrictly({
    path,
    as: 'anna',
    world,
    ...visit,
    prepare: async (store) => {
      if (returnsIn !== 'otherBrowser') addPayment(store, id, { contractKey, amount: 12_400 });
      if (returnsIn === 'tab') {
        store.update({ transaction: id, lastPayment: lastPayment(id) });
      }
      await prepare?.(store, world);
    },
  });
  return { ...portal, transaction: id, resultPath: path };
};

const mandatePaths = {
  'Csoportos beszedés': '/payment/directdebit',
  'Rendszeres bankkártyás fizetés': '/payment/regularcredit',
};

export interface MandateReplies {
  /** Over the stand-in's reply to /getDirectDebitData; null is not given. */
  debit?: Record<string, unknown>;
  /** Over the stand-in's reply to /getRegularCreditData. */
  card?: Record<string, unknown>;
}

/** The services answer with these fields from now on. */
export const reply = (world: World, { debit, card }: MandateReplies): void => {
  if (debit) addFault(world, { call: '/getDirectDebitData', kind: 'fields', fields: debit });
  if (card) addFault(world, { call: '/getRegularCreditData', kind: 'fields', fields: card });
};

/** Opens a mandate's page as Anna, who has none. */
export const openMandate = async (
  page: keyof typeof mandatePaths,
  { prepare, ...replies }: MandateReplies & Pick<PortalVisit, 'prepare'> = {},
): Promise<OpenPortal> => {
  const portal = await openInSpring(mandatePaths[page], 'anna', {
    prepare: async (store, world) => {
      reply(world, replies);
      await prepare?.(store, world);
    },
  });
  await heading(page);
  return portal;
};

/** The mandate's state, in the title of the panel that can be used. */
export const state = () =>
  screen.findByText(/^(Aktív|Nem aktív|Most nem ismert)$/, { selector: 'main section .MuiChip-label' });

export const save = () => screen.getByRole('button', { name: 'Mentés' });
export const withdraw = () => screen.queryByRole('button', { name: 'Visszavonás' });

/** What stays on the page after a mandate was set up or withdrawn. */
export const confirmation = () =>
  screen.queryByText(/rögzítettük/, { selector: 'main .MuiAlertTitle-root' })?.closest('.MuiAlert-root') ?? null;

/** Answers the question of a mandate that is set up or withdrawn. */
export const agree = (portal: Pick<OpenPortal, 'user'>, button: string) =>
  answer(portal, /^(Beállítja|Visszavonja)/, button);

/** Closes the dialog that says what was done. */
export const close = async (portal: Pick<OpenPortal, 'user'>): Promise<void> => {
  await answer(portal, /rögzítettük/, 'Bezárás');
  await waitFor(() => document.body.querySelector('[role=dialog]') === null || Promise.reject(new Error('open')));
};

/** Names and values of the facts that the page shows. */
export const facts = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('main dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent.replaceAll('\u00a0', ' ') ?? '',
    ]),
  );
