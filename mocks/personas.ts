import { accountById, type Account, type AccountsSlice } from './model/account/accounts';
import { seedContracting, type ContractingSlice } from './personas/contracting';
import { seedNames, seedThousands, type ExtremesSlice } from './personas/extremes';
import { seedMembers, type MembersSeedSlice } from './personas/members';
import { seedOthers, type OthersSlice } from './personas/others';

/** Every persona's password. */
export { personaPassword } from './personas/seeding';

export interface Persona {
  /** The account's id. */
  id: string;
  /** What the persona shows, in one line. */
  shows: { hu: string; en: string };
  /** Extremes that only engineers need: the demo shows them on request. */
  forDevelopers?: true;
}

/** The people of the demo and the tests, in the desk's order. */
export const personas: readonly Persona[] = [
  {
    id: 'anna',
    shows: {
      hu: 'Tag aktív kártyával: lejárt és későbbi díj, számlák, dokumentumok',
      en: 'Member with an active card: overdue and later fees, invoices, documents',
    },
  },
  {
    id: 'bela',
    shows: { hu: 'Még nincs azonosítója: új szerződést köthet', en: 'No customer ID yet: may start a new contract' },
  },
  {
    id: 'dora',
    shows: {
      hu: 'Minden díja rendezett, csomagváltáskor jóváírják; számlát a munkáltatója is kaphat',
      en: 'Everything is paid and credited in an upgrade; the employer may be invoiced',
    },
  },
  {
    id: 'denes',
    shows: {
      hu: 'Lejárt tartozás, zárolt kártya: a befizetés feloldja',
      en: 'Overdue debt, blocked card: paying unblocks it',
    },
  },
  { id: 'cili', shows: { hu: 'Társkártya: nem válthat csomagot', en: 'Co-card holder: can’t upgrade' } },
  {
    id: 'edit',
    shows: {
      hu: 'Egyedi munkáltatói szerződés: nem válthat csomagot, a munkáltató nem kér számlát',
      en: 'Individual employer contract: can’t upgrade, the employer takes no invoice',
    },
  },
  {
    id: 'ferenc',
    shows: { hu: 'Van társa: meghívás, a társ csomagváltása', en: 'Has a partner: invitation, partner’s upgrade' },
  },
  { id: 'gabi', shows: { hu: 'Ferenc társa, az éve kifizetve', en: 'Ferenc’s partner, paid for the year' } },
  { id: 'hedvig', shows: { hu: 'Csoportos beszedés előzményekkel', en: 'Direct debit with a history' } },
  {
    id: 'hajnalka',
    shows: {
      hu: 'Csoportos beszedés szokatlan előzményekkel, díja esedékes',
      en: 'Direct debit with an unusual history, a fee is due',
    },
  },
  {
    id: 'ilona',
    shows: { hu: 'Csomagváltás: megtartott ePASS, túlfizetés', en: 'Upgrade: keeps the ePASS, overpayment' },
  },
  { id: 'jozsef', shows: { hu: 'Minden díjat fedező túlfizetés', en: 'Overpayment bigger than everything' } },
  {
    id: 'klara',
    shows: {
      hu: 'Hamarosan lejáró kártya, jövő évi szerződés még nem indítható',
      en: 'Card about to expire, next year not open yet',
    },
  },
  { id: 'laszlo', shows: { hu: '3XL csomag', en: '3XL package' } },
  { id: 'reka', shows: { hu: 'Nem aktív kártya: újraaktiválható', en: 'Card not active: can be reactivated' } },
  {
    id: 'nora',
    shows: {
      hu: 'Nincs választható kezdő hónap, a varázsló 2. lépésénél tart',
      en: 'No start month on offer, at step 2 of the wizard',
    },
  },
  { id: 'vilmos', shows: { hu: 'Megkezdett szerződéskötés, a 4. lépésnél tart', en: 'Contracting begun, at step 4' } },
  { id: 'olga', shows: { hu: 'Jövő évi szerződése is van', en: 'Has next year’s contract too' } },
  { id: 'tunde', shows: { hu: 'Csak tavalyi számlái vannak', en: 'Has invoices of last year only' } },
  {
    id: 'otto',
    shows: {
      hu: 'Havonta fizet, nincs tartozása; öt év havi számlái',
      en: 'Pays every month, owes nothing; five years of monthly invoices',
    },
  },
  {
    id: 'pal',
    shows: { hu: 'Elveszett kártya, a munkáltató címe hiányzik', en: 'Lost card, the employer’s address is missing' },
  },
  {
    id: 'maria',
    shows: {
      hu: 'Munkáltató jóváhagyta, intranetes üzenet várja',
      en: 'Approved by the employer, an intranet message waits',
    },
  },
  { id: 'miklos', shows: { hu: 'Munkáltató elutasította', en: 'Denied by the employer' } },
  { id: 'inaktiv', shows: { hu: 'Regisztrált, de nem aktivált fiók', en: 'Registered, not activated yet' } },
  {
    id: 'nevek',
    forDevelopers: true,
    shows: {
      hu: 'Nagyon hosszú név, jelölőnyelv és jobbról balra írás a nevekben',
      en: 'Very long name, markup and right-to-left text in names',
    },
  },
  { id: 'sok', forDevelopers: true, shows: { hu: '2000 számla és dokumentum', en: '2,000 invoices and documents' } },
];

/** The slice of the world that the personas are added to. */
export type SeedSlice = ContractingSlice & ExtremesSlice & MembersSeedSlice & OthersSlice;

/** Adds the personas except the one with thousands of rows. Their dates follow the world's day. */
export const seedPeople = (world: SeedSlice): void => {
  seedMembers(world);
  seedOthers(world);
  seedContracting(world);
  seedNames(world);
};

/** Adds all personas. */
export const seedPersonas = (world: SeedSlice): void => {
  seedPeople(world);
  seedThousands(world);
};

export const personaAccount = (world: AccountsSlice, id: string): Account => {
  const account = accountById(world, id);
  if (account === undefined) throw new Error(`There is no persona "${id}"`);
  return account;
};
