/** Banks by the first three digits of an account. */
const banks: Readonly<Record<string, string>> = {
  '100': 'Magyar Államkincstár',
  '101': 'Budapest Bank',
  '103': 'MBH Bank',
  '104': 'K&H Bank',
  '107': 'CIB Bank',
  '108': 'Citibank Europe',
  '109': 'UniCredit Bank',
  '116': 'Erste Bank',
  '117': 'OTP Bank',
  '120': 'Raiffeisen Bank',
  '121': 'Gránit Bank',
  '141': 'MagNet Bank',
  '162': 'MagNet Bank',
  '504': 'MBH Bank',
};

/** The bank of the digits typed so far; undefined for fewer than three digits or an unknown bank. */
export const bankOf = (digits: string): string | undefined =>
  digits.length < 3 ? undefined : banks[digits.slice(0, 3)];
