import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };
import type { Session } from '~/session/sessionSchema';

import { expect } from './portal';
import { enter, open, openAs, type Scene } from './visit';

const { contracting, member, start } = portal;

type Reach = (scene: Scene) => Promise<unknown>;

const press = (page: Scene['page'], name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const company = (id: string, name: string) => ({ id, name, key: 1, kartya_fajta: 'CEGES' });
const choose = new RegExp(`^${start.offers.choose}: `);

interface Search {
  persona?: string;
  path?: string;
  /** What is typed; '' for the basic offer. */
  typed?: string;
  /** What /list-employers-by-domain answers with. */
  list?: readonly object[] | '500';
}

const search =
  ({ persona = 'bela', path = '/contracting/init', typed = 'bela@peldakft.hu', list }: Search = {}): Reach =>
  async ({ page, standin }) => {
    const call = '/list-employers-by-domain';
    if (list !== undefined)
      await standin.fault(list === '500' ? { call, kind: '500' } : { call, kind: 'fields', fields: { list } });
    await openAs(page, standin, persona, path);
    await page.getByLabel(start.search.field).fill(typed);
    await press(page, start.search.submit);
    const end = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ });
    await expect(end.first()).toBeVisible();
  };

/** Finds the offers and chooses the last one; `then` goes on. */
const searchAndChoose =
  (what: Search, then?: Reach): Reach =>
  async (scene) => {
    await search(what)(scene);
    await scene.page.getByRole('button', { name: choose }).last().click();
    await then?.(scene);
  };

const expectRefusal = (page: Scene['page']): Promise<void> =>
  expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
const refusedChoice: Reach = ({ page }) => expectRefusal(page);

const refused =
  (persona: string, path: string, ...messages: string[]): Reach =>
  async ({ page, standin }) => {
    const call = path === '/contracting/init' ? 'contracting/init' : 'contracting/init-upgrade';
    await standin.fault({ call, kind: 'fields', fields: { status: 'ERROR', messages } });
    await openAs(page, standin, persona, path);
    await expectRefusal(page);
  };

const bothCards: Search = { persona: 'ferenc', path: '/contracting/upgrade_multi', typed: 'ferenc@peldakft.hu' };
const startCards =
  (...names: readonly string[]): Reach =>
  async ({ page }) => {
    for (const name of names) await page.getByRole('checkbox', { name }).check();
    await press(page, start.multi.start);
    await expect(page.getByText(/^(Elindítva|Minden kártyával elindította)/).first()).toBeVisible();
  };
const [own, partner] = [start.multi.own, start.multi.partner].map((label, index) =>
  label.replace('{{name}}', ['Fekete Ferenc', 'Fekete Gabriella'][index] ?? ''),
) as [string, string];

const partnerPath = (email = 'fekete.gabriella@peldakft.hu') =>
  `/contracting/upgrade_tars/234502/${encodeURIComponent(email)}`;

/** The offers of the link of the contract that Vilmos has begun. */
const offers =
  ({ fault, session = true }: { fault?: Parameters<Scene['standin']['fault']>[0]; session?: boolean } = {}): Reach =>
  async ({ page, standin }) => {
    const process = (await standin.state()).processes.find(({ accountId }) => accountId === 'vilmos');
    const { key = '', linkToken = '' } = process ?? {};
    if (fault !== undefined) await standin.fault(fault);
    const linked: Partial<Session> = { contractKey: key, type: 0, wizard: { key, activator: linkToken } };
    await enter(page, standin, 'vilmos', session ? linked : {});
    await open(page, `/contracting/options/${linkToken}`);
  };

/** The employer's decision, by the intranet's link. */
const decision =
  (status: string): Reach =>
  async ({ page, standin }) => {
    const uuid = (await standin.state()).subscriptions[0]?.uuid ?? '';
    await page.goto(`/contracting/intra/${uuid}/${status}`);
    await expect(
      page.getByRole('heading', { level: 1, name: member.menu.newContract, includeHidden: true }),
    ).toBeAttached();
  };

/** States of the pages that begin a contract, and of links to one, for pictures. */
export const contractStates: readonly (readonly [name: string, reach: Reach])[] = [
  ['start: no offer', search({ list: [] })],
  [
    'start: the basic offer alone',
    search({ list: [{ id: 'ALAP', name: 'Alapajánlat', key: 0, kartya_fajta: 'ALAP' }] }),
  ],
  ['start: an address that nobody knows', search({ typed: 'bela@ismeretlen.hu' })],
  [
    'start: several offers with long names',
    search({
      list: [
        company('E1', 'Közép-magyarországi Egészségügyi és Rehabilitációs Szolgáltató Nonprofit Közhasznú Kft.'),
        company('E2', 'Megszentségteleníthetetlenségeskedéseitekért-Vagyonkezelőkbizottsága Zrt.'),
        company('E3', 'Kft.'),
      ],
    }),
  ],
  ['start: the offers can’t be read', search({ list: '500' })],
  [
    'start: the link is sent',
    searchAndChoose({}, ({ page }) => expect(page.getByText(/^A szerződéskötést a levélben/)).toBeVisible()),
  ],
  [
    'start: the choice is refused',
    async (scene) => {
      await scene.standin.fault({ call: '/start', kind: 'code', code: 'CONTR_ALREADY_EMAILED' });
      await searchAndChoose({}, refusedChoice)(scene);
    },
  ],
  ['start: begun already', refused('bela', '/contracting/init', 'CONTR_ALREADY_EMAILED')],
  ['start: refused for two reasons', refused('denes', '/contracting/init', 'HAS_DEBT', 'CONTR_EMPLOYER')],
  ['start: refused with an unlisted code', refused('bela', '/contracting/init', 'VALAMI_UJ')],
  ['upgrade: the offers', search({ persona: 'ilona', path: '/contracting/upgrade', typed: 'ilona@peldakft.hu' })],
  ['upgrade: the basic offer', search({ persona: 'ilona', path: '/contracting/upgrade', typed: '' })],
  [
    'upgrade: no prices',
    async ({ page, standin }) => {
      await standin.fault({ call: 'intranet/prices', kind: 'fields', fields: { list: [] } });
      await openAs(page, standin, 'ilona', '/contracting/upgrade');
    },
  ],
  [
    'upgrade: the link is sent',
    searchAndChoose({ persona: 'ilona', path: '/contracting/upgrade', typed: '' }, ({ page }) =>
      expect(page.getByText(start.sent.upgrade)).toBeVisible(),
    ),
  ],
  [
    'upgrade: the choice is refused',
    async (scene) => {
      await scene.standin.fault({ call: '/start', kind: 'code', code: 'CONTR_UNPAID' });
      await searchAndChoose({ persona: 'ilona', path: '/contracting/upgrade', typed: '' }, refusedChoice)(scene);
    },
  ],
  [
    'upgrade: refused in December with a debt',
    refused('denes', '/contracting/upgrade', 'CONTR_UNPAID', 'CONTR_DEC_THIS_YEAR'),
  ],
  ['upgrade: a co-card holder', refused('ilona', '/contracting/upgrade', 'CONTR_CO_CARD')],
  ['cards: before an offer', ({ page, standin }) => openAs(page, standin, 'ferenc', '/contracting/upgrade_multi')],
  ['cards: an offer is chosen', searchAndChoose(bothCards)],
  ['cards: an offer that fits one', searchAndChoose({ ...bothCards, typed: '' })],
  [
    'cards: one started, one refused',
    searchAndChoose(bothCards, async (scene) => {
      await scene.standin.fault({ call: '/start', kind: 'code', code: 'CONTR_UNPAID', times: 1 });
      await startCards(own, partner)(scene);
    }),
  ],
  ['cards: all started', searchAndChoose(bothCards, startCards(own, partner))],
  ['cards: one to go on with', searchAndChoose({ ...bothCards, typed: 'ferenc@azonnali.hu' }, startCards(own))],
  ['partner: the offers', ({ page, standin }) => openAs(page, standin, 'ferenc', partnerPath())],
  [
    'partner: the link is sent',
    async ({ page, standin }) => {
      await openAs(page, standin, 'ferenc', partnerPath());
      await press(page, choose);
      await expect(page.getByText(start.sent.partner)).toBeVisible();
    },
  ],
  [
    'partner: begun already',
    async ({ page, standin }) => {
      await standin.fault({ call: '/start', kind: 'code', code: 'CONTR_ALREADY_EMAILED' });
      await openAs(page, standin, 'ferenc', partnerPath());
      await press(page, choose);
      await expect(page.getByText(start.partner.begun)).toBeVisible();
    },
  ],
  [
    'partner: an address that nobody knows',
    ({ page, standin }) => openAs(page, standin, 'ferenc', partnerPath('gabi@ismeretlen.hu')),
  ],
  ['partner: a damaged link', ({ page, standin }) => openAs(page, standin, 'ferenc', partnerPath('nem-cim'))],
  ['offers: the contract’s', offers()],
  ['offers: no start month', offers({ fault: { call: '/get-dates', kind: 'fields', fields: { list: [] } } })],
  ['offers: no package', offers({ fault: { call: '/get-packages', kind: 'fields', fields: { list: [] } } })],
  ['offers: of a contract that isn’t known here', offers({ session: false })],
  ['offers: can’t be read', offers({ fault: { call: '/get-dates', kind: '500' } })],
  ['offers: a damaged link', ({ page, standin }) => openAs(page, standin, 'vilmos', '/contracting/options/rossz$kod')],
  [
    'offers: the question before cancelling',
    async (scene) => {
      await offers()(scene);
      await press(scene.page, contracting.offers.cancel);
      await expect(scene.page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'offers: the intranet’s',
    async ({ page, standin }) => {
      await standin.fault({ call: '/hasMessage', kind: 'fields', fields: { id: null } });
      await openAs(page, standin, 'maria', '/contracting/options/intra2026-maria');
    },
  ],
  ['decision: approved', decision('approved')],
  ['decision: denied', decision('denied')],
  ['decision: waiting', decision('waiting')],
  ...['approved', 'denied', 'valami'].map(
    (status) =>
      [
        `subscription: ${status}`,
        ({ page, standin }: Scene) =>
          openAs(page, standin, 'bela', `/contracting/sum/7d0c8a52-6f1e/${status}`, { restless: true }),
      ] as const,
  ),
  ['link: a contract’s, refused', ({ page }) => open(page, '/contract/hu/nincs-ilyen')],
  ['link: the intranet’s, refused', ({ page }) => open(page, '/contracting/intra/nincs/approved')],
  ['the current contract', ({ page, standin }) => openAs(page, standin, 'ferenc', '/contracting')],
  ['the current contract of a newcomer', ({ page, standin }) => openAs(page, standin, 'bela', '/contracting')],
];
