import fc from 'fast-check';
import { expect, it } from 'vitest';

import { canPayAgain, contractOutcome, isPaidOrAuthorised, type ContractState } from '~/domain/contract/contractStatus';

it.each<[ContractState, string | undefined, string]>([
  [{ status: 'OK' }, undefined, 'it is being processed'],
  [{ status: 'TNR' }, undefined, 'a word that says nothing more'],
  [{ status: 'DOC', docState: false }, undefined, 'documents are not ready'],
  [{ status: 'OK', docState: true }, 'ready', 'documents are ready'],
  [{ status: 'TNR', docState: true }, 'ready', 'documents are ready beside a word that says nothing more'],
  [{ status: 'DOC', docState: true }, 'ready', 'documents are ready, and the status says so too'],
  [{ status: 'DONE' }, 'done', 'done'],
  [{ status: 'DONE', payState: 'HM' }, 'done', 'done with an unlisted payState'],
  [{ status: 'DONE', paid: false }, 'done', 'paid false alone is no verdict: a direct debit pays nothing online'],
  [{ status: 'DONE', payState: 'ERROR', paid: true }, 'done', 'paid outranks a failed payState'],
  [{ status: 'DONE', payState: 'ERROR' }, 'paymentFailed', 'a failed payment'],
  [{ status: 'OK', docState: true, payState: 'ERROR' }, 'paymentFailed', 'documents, but a failed payment'],
  [{ status: 'ERROR', payState: 'ERROR', paid: false }, 'paymentFailed', 'a failed payment of a failed contract'],
  [{ status: 'OK', payState: 'ERROR' }, undefined, 'a failed payState of a contract that is still processed'],
  [{ status: 'OK', docState: true, payState: 'ERROR', authorised: true }, 'ready', 'the bank authorised the payment'],
  [{ status: 'ERROR' }, 'failed', 'failed'],
  [{ status: 'ERROR', payState: 'ERROR', paid: true }, 'failed', 'failed after it was paid'],
  [{ status: 'REJECTED' }, undefined, 'an unlisted status'],
  [{ status: 'REJECTED', docState: true, payState: 'ERROR' }, 'unknown', 'an unlisted status, whatever else is told'],
  [{ status: 'constructor', docState: true }, 'unknown', 'an unlisted status'],
])('the outcome of the contract %o is %s: %s (SUM-1, SUM-5)', (state, outcome) => {
  expect(contractOutcome(state)).toBe(outcome);
});

it.each<[ContractState, boolean]>([
  [{ status: 'ERROR', paid: false }, true],
  [{ status: 'DONE', payState: 'ERROR' }, true],
  [{ status: 'ERROR' }, false],
  [{ status: 'ERROR', payState: 'PAID' }, false],
  [{ status: 'OK', paid: false }, false],
  [{ status: 'DONE', paid: false }, false],
  [{ status: 'ERROR', paid: true, payState: 'ERROR' }, false],
  [{ status: 'ERROR', paid: false, authorised: true }, false],
  [{ status: 'REJECTED', docState: true, paid: false }, false],
])('the contract %o leads back to paying: %s (SUM-3, SUM-4)', (state, allowed) => {
  expect(canPayAgain(state)).toBe(allowed);
});

it('a contract never leads back to paying once it is known as paid, and needs the reply’s word that it isn’t (SUM-3, SUM-4)', () => {
  const anyState: fc.Arbitrary<ContractState> = fc.record({
    status: fc.oneof(fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC'), fc.string()),
    paid: fc.option(fc.boolean(), { nil: undefined }),
    payState: fc.option(fc.oneof(fc.constantFrom('DONE', 'ERROR'), fc.string()), { nil: undefined }),
    docState: fc.option(fc.boolean(), { nil: undefined }),
    authorised: fc.boolean(),
  });
  fc.assert(
    fc.property(anyState, (state) => {
      if (!canPayAgain(state)) return;
      expect(isPaidOrAuthorised(state)).toBe(false);
      expect(state.payState === 'ERROR' || state.paid === false).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
