import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Session } from '../../src/session/sessionSchema';
import { keepSignedContract, signedContractsOf } from '../../src/session/signedContracts';

const member = { firstName: 'Dóra', lastName: 'Virág', email: 'dora@pelda.hu', kr: '123457' };
const session: Session = { currentUser: member };
const upgrade = {
  validFrom: '2026-07-01',
  validTo: '2026-12-31',
  pack: 'L',
  packBefore: 'M',
  isUpgrade: true,
  amount: 4_000,
};

describe('the signed contracts that a device remembers', () => {
  beforeEach(() => {
    window.localStorage.clear();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T09:00:00Z') });
    return () => void vi.useRealTimers();
  });

  it('are their member’s own, the last one of each year', () => {
    keepSignedContract(session, upgrade);
    keepSignedContract(
      { currentUser: { ...member, kr: '999999', email: 'mas@pelda.hu' } },
      { validFrom: '2026-08-01' },
    );
    keepSignedContract(session, { ...upgrade, pack: 'XL' });
    keepSignedContract(session, { validFrom: '2027-01-01', pack: 'S' });
    expect(signedContractsOf(session).map(({ validFrom, pack }) => [validFrom, pack])).toEqual([
      ['2026-07-01', 'XL'],
      ['2027-01-01', 'S'],
    ]);
  });

  it('tell what was paid for a month only: then the invoices do', () => {
    keepSignedContract(session, upgrade);
    vi.setSystemTime(new Date('2026-07-10T09:00:00Z'));
    expect(signedContractsOf(session)).toEqual([upgrade]);
    vi.setSystemTime(new Date('2026-07-11T09:00:00Z'));
    expect(signedContractsOf(session)).toEqual([{ ...upgrade, amount: undefined }]);
  });

  it('tell how the card comes for two weeks, and until the contract begins', () => {
    const ordered = { ...upgrade, receipt: 'b', delivery: 'courier' } as const;
    const receipts = () => signedContractsOf(session).map(({ receipt }) => receipt);
    keepSignedContract(session, { ...ordered, validFrom: '2026-06-10' });
    vi.setSystemTime(new Date('2026-06-24T09:00:00Z'));
    expect(receipts()).toEqual(['b']);
    vi.setSystemTime(new Date('2026-06-25T09:00:00Z'));
    expect(receipts()).toEqual([undefined]);
    keepSignedContract(session, { ...ordered, validFrom: '2026-10-01' });
    vi.setSystemTime(new Date('2026-09-30T09:00:00Z'));
    expect(receipts()).toEqual(['b']);
    vi.setSystemTime(new Date('2026-10-01T09:00:00Z'));
    expect(receipts()).toEqual([undefined]);
  });

  it('are kept neither in a support session nor without a member, and name nobody (SES-12, SEC-8)', () => {
    keepSignedContract({ ...session, support: true }, upgrade);
    keepSignedContract({}, upgrade);
    expect(signedContractsOf(session)).toEqual([]);
    keepSignedContract(session, upgrade);
    const stored = Object.values(window.localStorage).join();
    for (const word of ['dora', '123457', 'Dóra']) expect(stored).not.toContain(word);
  });

  it.each(['{', '{"a":1}', '[{"payer":1}]'])('are none where what is stored can’t be read: %s (SES-2)', (stored) => {
    window.localStorage.setItem('cportal.signedContracts', stored);
    expect(signedContractsOf(session)).toEqual([]);
    keepSignedContract(session, upgrade);
    expect(signedContractsOf(session)).toHaveLength(1);
  });
});
