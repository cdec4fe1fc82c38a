/** The texts of the services' e-mails; the portal never shows them. */
export interface MailText {
  subject: { hu: string; en: string };
  body: { hu: string; en: string };
  /** The link's text. */
  link: { hu: string; en: string };
}

export const mailTexts = {
  activation: {
    subject: { hu: 'Regisztráció megerősítése', en: 'Confirm your registration' },
    body: {
      hu: 'Köszönjük a regisztrációt. Kérjük, erősítse meg az e-mail-címét.',
      en: 'Thank you for registering. Please confirm your e-mail address.',
    },
    link: { hu: 'Aktiválás', en: 'Activate' },
  },
  password: {
    subject: { hu: 'Új jelszó beállítása', en: 'Set a new password' },
    body: {
      hu: 'Új jelszót kért. Ha nem Ön volt, nincs teendője.',
      en: 'You asked for a new password. If it was not you, there is nothing to do.',
    },
    link: { hu: 'Új jelszó megadása', en: 'Set the password' },
  },
  validateEmail: {
    subject: { hu: 'E-mail-cím megerősítése', en: 'Confirm your e-mail address' },
    body: {
      hu: 'A módosítás a hivatkozás megnyitásával lép életbe.',
      en: 'The change takes effect when you open the link.',
    },
    link: { hu: 'Megerősítés', en: 'Confirm' },
  },
  contract: {
    subject: { hu: 'Szerződéskötés folytatása', en: 'Continue your contract' },
    body: {
      hu: 'A jogosultságát ellenőriztük. A hivatkozással megnézheti a csomagokat és a díjakat, és folytathatja a szerződéskötést. Ha mégsem szeretne szerződni, nincs teendője.',
      en: 'Your entitlement has been verified. Open the link to see the packages and fees and to continue your contract. If you have changed your mind, there is nothing to do.',
    },
    link: { hu: 'Szerződéskötés folytatása', en: 'Continue your contract' },
  },
  partnerUpgrade: {
    subject: { hu: 'Társkártya csomagváltása', en: 'Partner card upgrade' },
    body: {
      hu: 'A társa csomagváltást indított az Ön kártyájára.',
      en: 'Your partner has started an upgrade of your card.',
    },
    link: { hu: 'Csomagváltás', en: 'Upgrade' },
  },
  invoice: {
    subject: { hu: 'Elkészült a számlája', en: 'Your invoice is ready' },
    body: { hu: 'A számlát bejelentkezés nélkül is megnyithatja.', en: 'You can open the invoice without signing in.' },
    link: { hu: 'Számla megnyitása', en: 'Open the invoice' },
  },
  newsletterConfirmed: {
    subject: { hu: 'Hírlevél-feliratkozás', en: 'Newsletter subscription' },
    body: { hu: 'Kérjük, erősítse meg a feliratkozást.', en: 'Please confirm your subscription.' },
    link: { hu: 'Feliratkozás megerősítése', en: 'Confirm the subscription' },
  },
  newsletterUnsubscribe: {
    subject: { hu: 'Hírlevél', en: 'Newsletter' },
    body: {
      hu: 'Ha nem kér több hírlevelet, itt leiratkozhat.',
      en: 'If you want no more newsletters, you can unsubscribe here.',
    },
    link: { hu: 'Leiratkozás', en: 'Unsubscribe' },
  },
  intranetOffer: {
    subject: { hu: 'Munkáltatói ajánlat', en: 'Employer offer' },
    body: {
      hu: 'Munkáltatója jóváhagyásával elérhető csomagok várják.',
      en: 'Packages are waiting for you, subject to your employer’s approval.',
    },
    link: { hu: 'Ajánlatok megnyitása', en: 'Open the offers' },
  },
  intranetEntry: {
    subject: { hu: 'Előfizetés állapota', en: 'Subscription status' },
    body: {
      hu: 'A munkáltatói kapcsolattartó elbírálta az igényét.',
      en: 'Your employer’s contact person has decided on your request.',
    },
    link: { hu: 'A döntés megtekintése', en: 'See the decision' },
  },
  intranetReturn: {
    subject: { hu: 'Előfizetés részletei', en: 'Subscription details' },
    body: { hu: 'Megnézheti, hol tart az előfizetése.', en: 'You can see where your subscription stands.' },
    link: { hu: 'Állapot megtekintése', en: 'See the status' },
  },
  support: {
    subject: { hu: 'Ügyfélszolgálati belépés', en: 'Customer care entry' },
    body: { hu: 'Egyszer használható belépés a tag nevében.', en: 'One-time entry in the member’s name.' },
    link: { hu: 'Belépés a tag nevében', en: 'Enter as the member' },
  },
} satisfies Record<string, MailText>;

export type MailKind = keyof typeof mailTexts;
