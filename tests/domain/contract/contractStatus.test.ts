// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  canPayAgain,
  contractOutcome,
  documentState,
  isPaidInWizard,
  paymentState,
  registrationState,
  waitsForPayment,
  type ContractState,
} from '../../../src/domain/contract/contractStatus';

describe('the payment of a contract', () => {
  it.each<[Partial<ContractState>, string | undefined]>([
    [{}, undefined],
    [{ paid: false }, undefined],
    [{ payState: 'DONE' }, 'done'],
    [{ payState: 'WAITING' }, 'waiting'],
    [{ payState: 'ERROR' }, 'failed'],
    [{ payState: 'ERROR', paid: false }, 'failed'],
    [{ payState: 'PAID?' }, 'unknown'],
    [{ payState: 'toString' }, 'unknown'],
    [{ paid: true }, 'done'],
    [{ paid: true, payState: 'WAITING' }, 'done'],
    [{ paid: true, payState: 'ERROR' }, 'done'],
    [{ authorised: true, payState: 'ERROR', paid: false }, 'done'],
  ])('%o is %s; paid outranks payState (SUM-4)', (given, state) => {
    expect(paymentState({ status: 'OK', ...given })).toBe(state);
  });
});

describe('the outcome of a contract', () => {
  it.each<[ContractState, string | undefined, string]>([
    [{ status: 'OK' }, undefined, 'still being prepared'],
    [{ status: 'TNR' }, undefined, 'the transaction takes longer'],
    [{ status: 'DOC', docState: false }, undefined, 'documents are not ready'],
    [{ status: 'OK', docState: true }, 'ready', 'documents are ready'],
    [{ status: 'DONE' }, 'done', 'done'],
    [{ status: 'DONE', docState: false, payState: 'HM' }, 'done', 'done with an unknown payState'],
    [{ status: 'DONE', payState: 'ERROR', paid: true }, 'done', 'paid outranks a failed payState'],
    [{ status: 'DONE', payState: 'ERROR' }, 'unpaid', 'a failed payment'],
    [{ status: 'OK', docState: true, payState: 'ERROR', paid: false }, 'unpaid', 'documents, but a failed payment'],
    [{ status: 'OK', docState: true, payState: 'ERROR', authorised: true }, 'ready', 'the bank authorised the payment'],
    [{ status: 'ERROR' }, 'failed', 'failed'],
    [{ status: 'ERROR', docState: true }, 'failed', 'failed in spite of documents'],
    [{ status: 'ERROR', paid: true }, 'failedPaid', 'failed after it was paid'],
    [{ status: 'ERROR', payState: 'DONE' }, 'failedPaid', 'failed after it was paid'],
    [{ status: 'ERROR', authorised: true }, 'failedPaid', 'failed after the bank authorised the payment'],
    [{ status: 'REJECTED' }, undefined, 'an unknown status'],
    [{ status: 'REJECTED', docState: true }, 'unknown', 'an unknown status with documents'],
    [{ status: 'CANCELLED', docState: true, paid: true }, 'unknown', 'an unknown status, paid'],
    [{ status: 'constructor', docState: true }, 'unknown', 'an unknown status'],
  ])('%o is %s: %s (SUM-1, SUM-5)', (state, outcome) => {
    expect(contractOutcome(state)).toBe(outcome);
  });

  it.each<[ContractState, boolean]>([
    [{ status: 'ERROR' }, true],
    [{ status: 'DONE', payState: 'ERROR' }, true],
    [{ status: 'ERROR', paid: true }, false],
    [{ status: 'ERROR', payState: 'DONE' }, false],
    [{ status: 'ERROR', payState: 'ERROR', authorised: true }, false],
    [{ status: 'DONE' }, false],
    [{ status: 'REJECTED', docState: true }, false],
    [{ status: 'OK' }, false],
  ])('%o may be paid again: %s (SUM-4)', (state, allowed) => {
    expect(canPayAgain(state)).toBe(allowed);
  });

  it('is a success only for a known status without a failed payment, and never payable once paid (SUM-4, SUM-5)', () => {
    const states: fc.Arbitrary<ContractState> = fc.record(
      {
        status: fc.oneof(fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC', 'REJECTED', 'CANCELLED'), fc.string()),
        paid: fc.boolean(),
        payState: fc.oneof(fc.constantFrom('DONE', 'WAITING', 'ERROR'), fc.string()),
        docState: fc.boolean(),
        authorised: fc.boolean(),
      },
      { requiredKeys: ['status'] },
    );
    fc.assert(
      fc.property(states, (state) => {
        const isPaid = state.paid === true || state.payState === 'DONE' || state.authorised === true;
        const outcome = contractOutcome(state);
        if (outcome === 'done' || outcome === 'ready') {
          expect(['OK', 'DONE', 'TNR', 'DOC']).toContain(state.status);
          expect(isPaid || state.payState !== 'ERROR').toBe(true);
        }
        if (isPaid) expect(canPayAgain(state)).toBe(false);
      }),
    );
  });
});

describe('a contract that the bank has authorised and the service still has in the wizard (PAY-14)', () => {
  const inWizard: ContractState = { status: 'OK', authorised: true };

  it.each<[string, Partial<ContractState>, boolean]>([
    ['where the service names nothing', {}, true],
    ['where it says that nothing is paid', { paid: false }, true],
    ['not once it is paid', { paid: true }, false],
    ['not once the service knows a payment', { payState: 'WAITING' }, false],
    ['not while it is registered', { regState: 'WAITING' }, false],
    ['not while its documents are made', { docState: false }, false],
    ['not under another status', { status: 'TNR' }, false],
    ['not without an authorisation', { authorised: false }, false],
  ])('%s', (_when, change, expected) => {
    expect(isPaidInWizard({ ...inWizard, ...change })).toBe(expected);
  });
});

describe('a contract that waits for its payment (SUM-4)', () => {
  const unpaid: ContractState = { status: 'OK', paid: false, payState: 'WAITING' };

  it.each<[string, Partial<ContractState>, boolean]>([
    ['is signed and unpaid', {}, true],
    ['is none once it is paid', { paid: true }, false],
    ['is none once the bank authorised the payment', { authorised: true }, false],
    ['is none where the payment is done', { payState: 'DONE' }, false],
    ['is none where the payment failed', { payState: 'ERROR' }, false],
    ['is none while it is registered', { regState: 'WAITING' }, false],
    ['is none while its documents are made', { docState: false }, false],
    ['is none under another status', { status: 'DOC' }, false],
  ])('%s', (_what, change, expected) => {
    expect(waitsForPayment({ ...unpaid, ...change })).toBe(expected);
  });

  it('is none where no payment is named', () => {
    expect(waitsForPayment({ status: 'OK', paid: false })).toBe(false);
  });
});

describe('somebody who may have paid a contract', () => {
  const words = (...known: string[]) => fc.option(fc.oneof(fc.constantFrom(...known), fc.string()), { nil: undefined });
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const anyState: fc.Arbitrary<ContractState> = fc.record({
    status: fc.oneof(fc.constantFrom('OK', 'OK', 'ERROR', 'DONE', 'TNR', 'DOC'), fc.string()),
    paid: flag,
    payState: words('DONE', 'WAITING', 'ERROR'),
    docState: flag,
    regState: words('DONE', 'WAITING', 'ERROR'),
    authorised: flag,
  });

  it('is never asked to pay as for a contract that waits for its payment (SUM-4)', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        if (!waitsForPayment(state)) return;
        // Only a payment that the service itself says it waits for, of a contract that nothing was made of yet.
        expect(state).toMatchObject({ status: 'OK', payState: 'WAITING' });
        expect([state.paid ?? false, state.authorised ?? false]).toEqual([false, false]);
        expect([state.regState, state.docState]).toEqual([undefined, undefined]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is led back into the wizard only by the bank’s word against a service that knows of no payment (PAY-14)', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        if (!isPaidInWizard(state)) return;
        expect(state).toMatchObject({ status: 'OK', authorised: true });
        expect([state.paid ?? false, state.payState, state.regState, state.docState]).toEqual([
          false,
          undefined,
          undefined,
          undefined,
        ]);
        expect(canPayAgain(state)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the documents of a contract', () => {
  it.each<[ContractState, string | undefined]>([
    [{ status: 'OK' }, undefined],
    [{ status: 'OK', docState: false }, 'waiting'],
    [{ status: 'OK', docState: true }, 'done'],
    [{ status: 'ERROR', docState: false }, 'failed'],
  ])('of %o are %s (SUM-1)', (state, expected) => {
    expect(documentState(state)).toBe(expected);
  });
});

describe('the registration', () => {
  it.each<[string | undefined, string | undefined]>([
    [undefined, undefined],
    ['DONE', 'done'],
    ['WAITING', 'waiting'],
    ['ERROR', 'failed'],
    ['UJ', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s is %s (SUM-1)', (regState, expected) => {
    expect(registrationState({ status: 'OK', regState })).toBe(expected);
  });
});
