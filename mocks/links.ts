/** A link in both languages: the portal's paths carry the language. */
export interface Link {
  hu: string;
  en: string;
}

const inBoth = (build: (lang: 'hu' | 'en') => string): Link => ({ hu: build('hu'), en: build('en') });
const part = encodeURIComponent;

/** Every portal address that e-mails, the intranet or customer care hand out. Source: specification, section 2. */
export const linksOf = ({ origin }: { origin: string }) => ({
  activation: (token: string): Link => inBoth((lang) => `${origin}/activate/${lang}/${part(token)}`),
  password: (token: string): Link => inBoth((lang) => `${origin}/password/${lang}/${part(token)}`),
  validateEmail: (token: string): Link => inBoth((lang) => `${origin}/validate-email/${lang}/${part(token)}`),
  contract: (token: string): Link => inBoth((lang) => `${origin}/contract/${lang}/${part(token)}`),
  invoice: (ordinal: string, token: string): Link =>
    inBoth((lang) => `${origin}/invoice/${part(ordinal)}/${part(token)}/${lang}`),
  newsletterConfirmed: (status: 0 | 1): Link => inBoth((lang) => `${origin}/subscribe/${status}/${lang}`),
  newsletterUnsubscribe: (email: string): Link => inBoth(() => `${origin}/unsubscribe/${part(email)}`),
  intranetEntry: (uuid: string, status: string): Link =>
    inBoth(() => `${origin}/contracting/intra/${part(uuid)}/${part(status)}`),
  intranetReturn: (uuid: string, status: string): Link =>
    inBoth(() => `${origin}/contracting/sum/${part(uuid)}/${part(status)}`),
  support: (activator: string): Link => inBoth((lang) => `${origin}/login/${part(activator)}/${lang}`),
});
