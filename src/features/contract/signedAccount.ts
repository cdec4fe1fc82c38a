import type { MemberStorage } from '~/session/memberStorage';

const nameOf = (contractKey: string): string => `signedAccount-${contractKey}`;

/** Remembers the account of a signed direct debit, in memory alone (SEC-8). */
export const saveSignedAccount = (memberStorage: MemberStorage, contractKey: string, account: string): void =>
  memberStorage.save(nameOf(contractKey), { account }, ['account']);

/** The account of a contract that was signed in this tab; undefined after a reload. */
export const readSignedAccount = (memberStorage: MemberStorage, contractKey: string): string | undefined => {
  const account = memberStorage.read(nameOf(contractKey))?.account;
  return typeof account === 'string' ? account : undefined;
};
