import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { Language } from '~/i18n/languages';
import type { WizardMemory } from '~/routes/contracting/wizard/engine/wizardMemory';

import type { InvoiceParty } from '../../../../mocks/contract';
import { companies } from '../../../../mocks/model/contracting/employers';
import { createProcess } from '../../../../mocks/model/contracting/processes';
import { personaAccount } from '../../../../mocks/personas';
import type { ContractProcess } from '../../../../mocks/records';
import type { World } from '../../../../mocks/world';
import { holdReply } from '../../../setup/holdReply';
import { renderPortal, type OpenPortal } from '../../../setup/renderPortal';
import { testWorld } from '../../../setup/testWorld';
import { fees, home, szeged } from './fixtures';

/** A Tuesday: contracts start with April then, with nine months left of the year. */
export const springDay = new Date('2026-03-10T09:00:00Z');

export { fees, home, szeged };

/** A 16-digit account as it is typed, as the field pads it on leaving, and as it is sent. */
export const account = {
  typed: '11773016-11111018',
  padded: '11773016-11111018-00000000',
  sent: '117730161111101800000000',
};

export const employers: Record<'kft' | 'noInvoice' | 'noAddress', InvoiceParty | undefined> = {
  kft: companies[0]?.invoice,
  noInvoice: companies[1]?.invoice,
  noAddress: { ...companies[0]?.invoice, address: undefined },
};

export interface Contracting {
  /** Whose contract; Béla has none yet. */
  persona?: string;
  /** The step that is open; all before it are saved. */
  step: number;
  /** The first step that is not saved yet, where it isn't the open one: somebody has gone back. */
  pending?: number;
  type?: ContractProcess['type'];
  employer?: InvoiceParty;
  /** What was saved, where it isn't the usual. */
  saved?: Partial<ContractProcess>;
  now?: Date;
  language?: Language;
  /** What the tab remembers of earlier steps. */
  memory?: Partial<WizardMemory>;
  /** The forms that this tab confirmed, by the step's id. */
  confirmed?: Partial<Record<number, Record<string, unknown>>>;
  /** What was typed in steps that aren't saved, by the step's id. */
  drafts?: Partial<Record<number, Record<string, unknown>>>;
  /** The open step was opened by the summary's Change. */
  fromSummary?: boolean;
  /** With the notices of operations. */
  withOperation?: boolean;
  /** Changes the world before the page opens: a fault, an overpayment. */
  change?: (world: World, process: ContractProcess) => void;
}

type SavedAddresses = NonNullable<ContractProcess['addresses']>;

/** The nine months that step 3 has saved, without the card. */
export const terms = { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M' };

/** A payment once a year, and month by month by card, as step 6 saves them. */
export const yearly = (method: '4' | 'A') =>
  ({ method, bank: null, payment: { mode: 'annual', months: 9 }, transferFrom: '' }) as const;
export const monthlyCard = (months: number, transferFrom = '') =>
  ({ method: '31', bank: null, payment: { mode: 'monthly', months }, transferFrom }) as const;

/** What step 2 has saved: one address, unless others are given. */
export const savedAddresses = (changed: Partial<SavedAddresses> = {}): SavedAddresses => ({
  home,
  tel: '+36301234567',
  mailing: null,
  ...changed,
});

const usual = (
  world: World,
  persona: string,
  type: ContractProcess['type'],
): Required<Pick<ContractProcess, 'partner' | 'addresses' | 'terms' | 'delivery' | 'invoice' | 'choice'>> => {
  const { kr, lastName, firstName, birthDate, birthPlace, mothersName, tax } = personaAccount(world, persona);
  return {
    partner: {
      kr,
      type,
      firstname: firstName,
      lastname: lastName,
      birthDate,
      birthPlace,
      mothersName,
      tax,
      oldCardNum: '',
    },
    addresses: savedAddresses(),
    terms: { ...terms, receipt: 'c' },
    delivery: { fee: 'none', addressee: '', address: null },
    invoice: { direction: 0, name: '', tax: '', address: null },
    choice: yearly('4'),
  };
};

/** A world in which somebody has come to a step, without anybody having walked there. */
export const comeTo = ({
  persona = 'bela',
  step,
  pending = step,
  type = 'R',
  employer,
  saved = {},
  now = springDay,
  change,
}: Contracting): { world: World; process: ContractProcess } => {
  const world = testWorld({ now: () => now });
  const { kr } = personaAccount(world, persona);
  const done = usual(world, persona, type);
  const process = createProcess(
    world,
    {
      accountId: persona,
      type,
      kr,
      officeEmail: '',
      company: employer !== undefined,
      cardKind: 'ALAP',
      employer: employer ?? null,
    },
    {
      savedStep: pending - 1,
      partner: pending > 1 ? done.partner : null,
      addresses: pending > 2 ? done.addresses : null,
      terms: pending > 3 ? done.terms : null,
      delivery: pending > 4 ? done.delivery : null,
      invoice: pending > 5 ? done.invoice : null,
      choice: pending > 6 ? done.choice : null,
      ...saved,
    },
  );
  change?.(world, process);
  return { world, process };
};

export interface OpenWizard extends OpenPortal {
  process: ContractProcess;
  /** Replaces what a field holds, as pasting or autofill does. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
  pick: (combobox: HTMLElement, option: string) => Promise<void>;
  press: (button: string) => Promise<void>;
  /** Presses Next, or another button, and waits for the step that it leads to. */
  goOn: (title: string, button?: string) => Promise<void>;
}

const submitTexts = /^(Tovább|Next|Fizetés|Pay|Véglegesítés|Finish)$/;

/** The button that goes on: its step has been loaded when it is there. */
export const nextButton = () => screen.findByRole('button', { name: submitTexts });

/** Opens the wizard at a prepared step and waits for it. */
export const openWizard = async ({ language, withOperation, ...contracting }: Contracting): Promise<OpenWizard> => {
  const {
    persona = 'bela',
    step,
    pending = step,
    type,
    memory,
    confirmed = {},
    drafts = {},
    fromSummary,
  } = contracting;
  const { world, process } = comeTo(contracting);
  const portal = await renderPortal({
    path: '/contracting',
    as: persona,
    world,
    language,
    withOperation,
    prepare: (store) => {
      store.update({
        contractKey: process.key,
        step,
        type: type === 'U' ? 1 : 0,
        wizard: { key: process.key, pending, reached: pending, ...memory },
      });
      for (const [id, values = {}] of Object.entries(confirmed))
        store.memberStorage.save(`wizard-${process.key}-${id}-confirmed`, values);
      for (const [id, values = {}] of Object.entries(drafts))
        store.memberStorage.save(`wizard-${process.key}-${id}`, values);
    },
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await nextButton();
  if (fromSummary) await portal.go('/contracting', { step, toSummary: true });
  const press = async (button: string) => user.click(await screen.findByRole('button', { name: button }));
  return {
    ...portal,
    user,
    process,
    press,
    goOn: async (title, button = 'Tovább') => {
      await press(button);
      await stepHeading(title);
      await nextButton();
    },
    fill: async (field, text) => {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
    pick: async (combobox, option) => {
      await user.click(combobox);
      await user.click(await screen.findByRole('option', { name: option }));
    },
  };
};

/** The page goes, and comes again out of nothing but the tab's storage. */
export const reload = async ({ world, server }: Pick<OpenPortal, 'world' | 'server'>): Promise<void> => {
  cleanup();
  server.close();
  await renderPortal({ path: '/contracting', world });
  await nextButton();
};

/** Holds the reply of a call back until `answer`; `isSent` resolves once the call is on its way. */
export const holdCall = (server: OpenPortal['server'], path: string) => {
  const isSent = new Promise<void>((resolve) => {
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(path)) resolve();
    });
  });
  return { answer: holdReply(server, path), isSent };
};

/** A field by its label, with or without its "(nem kötelező)", in one part of the page if the label stands more than once. Faster than `getByLabelText`, which looks at every element. */
export const field = (label: string, part?: string): HTMLElement => {
  const where = part === undefined ? document.body : screen.getByRole('group', { name: part });
  const [found, ...more] = [...where.getElementsByTagName('label')].filter(
    ({ textContent }) => textContent.replace('(nem kötelező)', '').trim() === label,
  );
  const control =
    found?.control ?? where.querySelector<HTMLElement>(`[role="combobox"][aria-labelledby="${found?.id ?? ''}"]`);
  if (!control || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} labels "${label}" in ${where.textContent}`);
  return control;
};

/** The required fields of an address, in their order; the city comes by itself. */
export const addressLabels = ['Irányítószám', 'Település', 'Közterület neve', 'Közterület jellege', 'Házszám'];

/** Types an address of a street, in one part of the page if several are asked. */
export const fillAddress = async (
  { fill, pick }: Pick<OpenWizard, 'fill' | 'pick'>,
  { zip, city, street, house }: typeof home,
  group?: string,
): Promise<void> => {
  await fill(field('Irányítószám', group), zip);
  await waitFor(() => expect(field('Település', group)).toHaveValue(city));
  await fill(field('Közterület neve', group), street);
  await pick(field('Közterület jellege', group), 'utca');
  await fill(field('Házszám', group), house);
};

export const radio = (name: string | RegExp): HTMLElement => screen.getByRole('radio', { name });

export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The names of all fields of the page, in their order, each once. */
export const fieldNames = (): string[] => {
  const named = document.querySelectorAll<HTMLInputElement>('main form [name]');
  return [...new Set([...named].map(({ name }) => name))];
};

/** The message stands at the field, where assistive technology finds it. */
export const expectError = async (input: HTMLElement, message: string | RegExp): Promise<void> => {
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(typeof message === 'string' ? expect.stringContaining(message) : message),
  );
  // A hint may say the same before the field is marked.
  await waitFor(() => expect(input).toBeInvalid());
};

export const expectNoError = async (input: HTMLElement): Promise<void> => {
  await waitFor(() => expect(input).not.toBeInvalid());
};

/** The label of the field that a line of the summary leads to, with the group that the line names. */
const linkedLabel = (line: HTMLElement): string => {
  const label =
    document.getElementById(line.getAttribute('href')?.slice(1) ?? '')?.querySelector('legend, label')?.textContent ??
    '';
  const group = /^(.+?)(?: – |: (?=Adja meg|Válassz))/.exec(line.textContent)?.[1];
  return group === undefined ? label : `${group} – ${label}`;
};

/** Several errors: the summary has the focus and links to each field. */
export const expectSummary = async (...labels: string[]): Promise<void> => {
  const summary = await screen.findByRole('group', { name: 'Kérjük, javítsa a következőket:' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link').map(linkedLabel)).toEqual(labels);
};

/** The amounts of the cost panel, row by row. */
export const costs = (): Record<string, string> => {
  const panel = screen.getByRole('complementary', { name: 'Mit fizet?' });
  const rows = within(panel)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ''] as const);
  return Object.fromEntries(rows.map(([label, amount]) => [plain(label), plain(amount)]));
};

/** The panel's first rows: nine months of the usual package, and its charge. */
export const nineMonths = { 'Fenntartási díj: 9 × 12 400 Ft': '111 600 Ft', 'Ügyintézési díj': '500 Ft' };

/** Without the spaces that never break, which nobody sees. */
export const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** What one part of the summary says, line by line. */
export const part = (title: string): Record<string, string> => {
  const section = screen.getByRole('heading', { level: 3, name: title }).parentElement;
  const terms = section === null ? [] : within(section).getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [plain(term.textContent), plain(term.nextElementSibling?.textContent ?? '')]),
  );
};

/** A contract whose step 6 chose the direct debit of three months. */
export const debit: Partial<Contracting> = {
  saved: {
    choice: {
      method: '3',
      bank: {
        account: account.sent,
        name: 'OTP Bank',
        owner: 'Kis Éva',
        birthPlace: 'Győr',
        birthDate: '1985-05-05',
        mothersName: 'Nagy Anna',
        address: home,
      },
      payment: { mode: 'monthly', months: 3 },
      transferFrom: '2026-04-15',
    },
  },
};
