import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  canPayAgain,
  contractVerdict,
  isComplete,
  isPaidOnline,
  type ContractReply,
  type ContractVerdict,
} from '~/domain/contract/contractVerdict';

type Row = [ContractReply, ContractVerdict['payment'], ContractVerdict['contract'], isFinal: boolean, reason: string];

it.each<Row>([
  [{ status: 'DONE', paid: true }, 'paid', 'done', true, 'paid and done'],
  [{ status: 'DONE', paid: true, payState: 'ERROR' }, 'paid', 'done', true, 'paid outranks a failed payState'],
  [{ status: 'ERROR', paid: true, payState: 'ERROR' }, 'paid', 'failed', true, 'failed after it was paid'],
  [{ status: 'OK', paid: true }, 'paid', 'working', false, 'paid, and the page goes on asking'],
  [{ status: 'TNR', paid: true, docState: true }, 'paid', 'ready', true, 'documents count beside TNR once it is paid'],
  [{ status: 'REJECTED', paid: true, docState: true }, 'paid', 'unknown', true, 'an unlisted status stays unknown'],
  [{ status: 'DONE', payState: 'ERROR' }, 'failed', 'done', true, 'the payment failed'],
  [{ status: 'ERROR', payState: 'ERROR', paid: false }, 'failed', 'failed', true, 'the payment of a failed contract'],
  [{ status: 'OK', payState: 'ERROR', docState: true }, 'failed', 'ready', true, 'documents, but a failed payment'],
  [{ status: 'DOC', payState: 'ERROR', docState: true }, 'failed', 'ready', true, 'the same beside DOC'],
  [{ status: 'OK', payState: 'ERROR' }, undefined, 'working', false, 'payState alone ends nothing'],
  [{ status: 'OK', payState: 'ERROR', docState: false }, undefined, 'working', false, 'nor without the documents'],
  [{ status: 'DONE' }, undefined, 'done', true, 'done says nothing of a payment'],
  [{ status: 'DONE', payState: 'WAIT' }, undefined, 'done', true, 'an unlisted payState means nothing'],
  [{ status: 'DONE', paid: false }, undefined, 'done', true, 'paid false alone is no verdict'],
  [{ status: 'OK', docState: true }, undefined, 'ready', true, 'documents are ready'],
  [{ status: 'OK', docState: true, paid: false }, undefined, 'ready', true, 'documents are ready, unpaid'],
  [{ status: 'ERROR' }, undefined, 'failed', true, 'failed'],
  [{ status: 'ERROR', payState: 'PAID' }, undefined, 'failed', true, 'failed, with an unlisted payState'],
  [{ status: 'OK' }, undefined, 'working', false, 'it is being processed'],
  [{ status: 'TNR' }, undefined, 'working', false, 'a word that says nothing more'],
  [{ status: 'TNR', docState: true }, undefined, 'working', true, 'documents count beside OK alone'],
  [{ status: 'DOC', docState: true, paid: false }, undefined, 'working', true, 'the same beside DOC'],
  [{ status: 'REJECTED' }, undefined, 'unknown', false, 'an unlisted status'],
  [{ status: 'REJECTED', docState: true, payState: 'ERROR' }, undefined, 'unknown', true, 'whatever else is said'],
  [{ status: 'constructor' }, undefined, 'unknown', false, 'an unlisted status'],
])('%o means payment %s, contract %s, final %s: %s (SUM-1, SUM-5)', (reply, payment, contract, isFinal) => {
  expect(contractVerdict(reply)).toMatchObject({ payment, contract, isFinal });
});

it.each<[ContractReply, Parameters<typeof isComplete>[1], boolean]>([
  [{ status: 'DONE' }, {}, true],
  [{ status: 'DONE', payState: 'ERROR' }, {}, false],
  [{ status: 'DONE', payState: 'ERROR' }, { hasPaid: true }, true],
  [{ status: 'OK', docState: true }, {}, false],
  [{ status: 'OK', docState: true, paid: true }, {}, true],
  [{ status: 'OK', docState: true }, { hasPaid: true }, true],
  [{ status: 'OK', docState: true, payment: '3' }, {}, true],
  [{ status: 'OK', docState: true, payment: '3' }, { paysOnline: true }, false],
  [{ status: 'OK', docState: true, paid: false }, { paysOnline: false }, true],
  [{ status: 'OK', paid: true }, {}, false],
  [{ status: 'ERROR', paid: true }, {}, false],
  [{ status: 'REJECTED', docState: true, paid: true }, {}, false],
])('%o with %o ends the contracting: %s (SUM-3)', (reply, context, expected) => {
  expect(isComplete(reply, context)).toBe(expected);
});

it.each<[ContractReply, Parameters<typeof canPayAgain>[1], boolean]>([
  [{ status: 'ERROR', paid: false }, {}, true],
  [{ status: 'OK', docState: true, paid: false }, {}, true],
  [{ status: 'DONE', payState: 'ERROR' }, {}, true],
  [{ status: 'ERROR' }, {}, false],
  [{ status: 'ERROR', payState: 'PAID' }, {}, false],
  [{ status: 'OK', paid: false }, {}, false],
  [{ status: 'DONE', paid: false }, {}, false],
  [{ status: 'DOC', docState: true, paid: false }, {}, false],
  [{ status: 'ERROR', paid: true, payState: 'ERROR' }, {}, false],
  [{ status: 'ERROR', paid: false }, { hasPaid: true }, false],
  [{ status: 'ERROR', paid: false }, { paysOnline: false }, false],
  [{ status: 'OK', docState: true, paid: false, payment: '3' }, {}, false],
  [{ status: 'REJECTED', docState: true, paid: false }, {}, false],
])('%o with %o leads back to paying: %s (SUM-3, SUM-4)', (reply, context, expected) => {
  expect(canPayAgain(reply, context)).toBe(expected);
});

it.each<[Parameters<typeof isPaidOnline>[0], number | undefined, boolean]>([
  [{ payment: '3' }, undefined, false],
  [{ payment: '1' }, undefined, true],
  [{}, undefined, true],
  [undefined, undefined, true],
  [{ payment: '3' }, 112_100, true],
  [{ payment: '1' }, 0, false],
])('beside %o an order of %s Ft is paid online: %s (SUM-3)', (reply, amount, expected) => {
  expect(isPaidOnline(reply, amount)).toBe(expected);
});

const word = fc.oneof(fc.constantFrom('DONE', 'ERROR'), fc.string());
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyReply: fc.Arbitrary<ContractReply> = fc.record({
  status: fc.oneof(fc.constantFrom('OK', 'ERROR', 'DONE', 'TNR', 'DOC'), fc.string()),
  paid: optional(fc.boolean()),
  payState: optional(word),
  docState: optional(fc.boolean()),
  payment: optional(word),
});

it('a contract is called paid by `paid` alone, is never paid again once it is known as paid, nor is it offered where it is over (SUM-3, SUM-4, SUM-5)', () => {
  fc.assert(
    fc.property(anyReply, optional(fc.boolean()), optional(fc.boolean()), (reply, hasPaid, paysOnline) => {
      const { payment, hasError } = contractVerdict(reply);
      expect(hasError).toBe(reply.status === 'ERROR' || reply.payState === 'ERROR');
      expect(payment === 'paid').toBe(reply.paid === true);
      if (payment === 'failed') expect(reply.payState).toBe('ERROR');
      if (!canPayAgain(reply, { hasPaid, paysOnline })) return;
      expect(hasPaid === true || reply.paid === true).toBe(false);
      expect(reply.payState === 'ERROR' || reply.paid === false).toBe(true);
      expect(isComplete(reply, { hasPaid, paysOnline })).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
