/**
 * Compares the schemas with contract.ts at compile time: each payload schema's type is exactly `in`, each reply that
 * contract.ts allows is accepted, and no call is missing. An error here names the call that differs.
 */
import type * as v from 'valibot';

import type * as wire from '../../mocks/contract';
import type { bodies, replies } from '../../mocks/openapi/calls';

interface Contract {
  accountPublic: wire.AccountPublic;
  account: wire.AccountProtected;
  payment: wire.Payment;
  paymentPublic: wire.PaymentPublic;
  contractingPublic: wire.ContractingPublic;
  contracting: wire.Contracting;
  intranet: wire.Intranet;
  documents: wire.Documents;
  newsletter: wire.Newsletter;
}

/** The type without intersections, so that two ways of writing it compare as equal. */
type Flat<T> = T extends readonly (infer Item)[]
  ? Flat<Item>[]
  : T extends object
    ? { [Key in keyof T]: Flat<T[Key]> }
    : T;
/** Strict in both directions: `?`, unions and missing fields count. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type InOf<Call> = Call extends { in: infer In } ? Flat<In> : never;
type OutOf<Call> = Call extends { out: infer Out } ? Out : never;

type Bodies = typeof bodies;
type Replies = typeof replies;

type DifferingPayload<S extends keyof Contract & keyof Bodies> = {
  [C in keyof Contract[S] | keyof Bodies[S]]: C extends keyof Contract[S] & keyof Bodies[S]
    ? Bodies[S][C] extends v.GenericSchema
      ? Equal<InOf<Contract[S][C]>, Flat<v.InferOutput<Bodies[S][C]>>> extends true
        ? never
        : C
      : C
    : C;
}[keyof Contract[S] | keyof Bodies[S]];

type RefusedReply<S extends keyof Contract & keyof Replies> = {
  [C in keyof Contract[S] | keyof Replies[S]]: C extends keyof Contract[S] & keyof Replies[S]
    ? Replies[S][C] extends v.GenericSchema
      ? OutOf<Contract[S][C]> extends v.InferInput<Replies[S][C]>
        ? never
        : C
      : C
    : OutOf<Contract[S][C & keyof Contract[S]]> extends Blob
      ? never
      : C;
}[keyof Contract[S] | keyof Replies[S]];

type Nothing<T> = [T] extends [never] ? 'the same' : T;

/** Any other type than 'the same' is the name of a call that differs. */
export const payloads: { [S in keyof Contract]: Nothing<DifferingPayload<S>> } = {
  accountPublic: 'the same',
  account: 'the same',
  payment: 'the same',
  paymentPublic: 'the same',
  contractingPublic: 'the same',
  contracting: 'the same',
  intranet: 'the same',
  documents: 'the same',
  newsletter: 'the same',
};

export const accepted: { [S in keyof Contract]: Nothing<RefusedReply<S>> } = {
  accountPublic: 'the same',
  account: 'the same',
  payment: 'the same',
  paymentPublic: 'the same',
  contractingPublic: 'the same',
  contracting: 'the same',
  intranet: 'the same',
  documents: 'the same',
  newsletter: 'the same',
};

/** Proves that the comparison tells types apart: each of these pairs differs. */
export const told: [
  Equal<{ a?: string }, { a: string }>,
  Equal<Flat<{ a: string } & { b: 1 }>, Flat<{ a: string; b: number }>>,
  Equal<{ a: string }, { a: string; b: string }>,
  Equal<'R' | 'U', 'R' | 'U' | 'h'>,
  Equal<{ a: string | null }, { a: string }>,
] = [false, false, false, false, false];
